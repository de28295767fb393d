import { addDays, type IsoDate, isoDate, monthNumberOf, yearOf } from '../time/calendar.ts';

/** Calendar dates in America/Sao_Paulo; `start` is included, `end` is excluded. */
export type Period = { start: IsoDate; end: IsoDate };

/** The closing date in a month; later months close later. `month` may roll over the year. */
export type ClosingSchedule = (year: number, month: number) => IsoDate;

/** Used when no closing day is known (specification, get-bill-summary: due date minus 7 days). */
export const DAYS_FROM_CLOSING_TO_DUE = 7;

// Every row of a card needs one of the same few closings.
const remembered = (closing: ClosingSchedule): ClosingSchedule => {
  const known = new Map<number, IsoDate>();
  return (year, month) => {
    const index = year * 12 + month;
    const date = known.get(index) ?? closing(year, month);
    known.set(index, date);
    return date;
  };
};

/** @param day 1 to 31; a shorter month closes on its last day */
export const closesOnDay = (day: number): ClosingSchedule => remembered((year, month) => isoDate(year, month, day));

/** Closes seven days before each due date. Indexed by due month: due 5 March, closes 26 February. */
export const closesBeforeDueDay = (dueDay: number): ClosingSchedule =>
  remembered((year, month) => addDays(isoDate(year, month, dueDay), -DAYS_FROM_CLOSING_TO_DUE));

const monthIndex = (date: IsoDate): number => yearOf(date) * 12 + monthNumberOf(date) - 1;

const closingAt = (schedule: ClosingSchedule, index: number): IsoDate =>
  schedule(Math.floor(index / 12), (index % 12) + 1);

// A closing lies in the month it is indexed by or shortly before.
const nextClosing = (schedule: ClosingSchedule, date: IsoDate): number => {
  let index = monthIndex(date);
  while (closingAt(schedule, index) <= date) index += 1;
  return index;
};

/** A purchase on a closing date belongs to the next bill. @param later number of bills after that one */
export const billPeriod = (schedule: ClosingSchedule, date: IsoDate, later = 0): Period => {
  const index = nextClosing(schedule, date) + later;
  return { start: closingAt(schedule, index - 1), end: closingAt(schedule, index) };
};

export const isInPeriod = (date: IsoDate, { start, end }: Period): boolean => start <= date && date < end;
