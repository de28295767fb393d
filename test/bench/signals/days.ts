/** Calendar dates as plain text over the service's calendar. */
import { businessDayFrom, businessDayUpTo, nthBusinessDay } from '../../../shared/time/business-days.ts';
import * as calendar from '../../../shared/time/calendar.ts';

const asDate = (date: string): calendar.IsoDate => {
  const parsed = calendar.parseIsoDate(date);
  if (parsed === null) throw new Error(`not a date: ${date}`);
  return parsed;
};

export const plusDays = (date: string, days: number): string => calendar.addDays(asDate(date), days);
export const plusMonths = (date: string, months: number, day?: number): string =>
  calendar.addMonths(asDate(date), months, day ?? Number(date.slice(8)));
export const daysBetween = (from: string, to: string): number => calendar.daysBetween(asDate(from), asDate(to));
/** 1 Monday to 7 Sunday. */
export const weekday = (date: string): number => calendar.weekdayOf(asDate(date));
export const monthOf = (date: string): string => date.slice(0, 7);
export const monthNumber = (month: string): number => Number(month.slice(5, 7));
export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The day of the month, or its last one where it is shorter. */
export const dayIn = (month: string, day: number): string => plusMonths(`${month}-01`, 0, day);

export const monthsBetween = (from: string, to: string): string[] => {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = monthOf(plusMonths(`${month}-01`, 1)))
    months.push(month);
  return months;
};

const moved = (date: string, move: (epoch: number, month: number) => number): string =>
  calendar.dateFromEpochDay(move(calendar.epochDay(asDate(date)), calendar.monthIndexOf(asDate(date))));

export const businessDayAfter = (date: string): string => moved(date, businessDayFrom);
export const businessDayBefore = (date: string): string => moved(date, businessDayUpTo);
export const businessDay = (month: string, nth: number): string =>
  calendar.dateFromEpochDay(nthBusinessDay(calendar.monthIndexOf(asDate(`${month}-01`)), nth));
/** dd/mm */
export const short = (date: string): string => `${date.slice(8)}/${date.slice(5, 7)}`;
