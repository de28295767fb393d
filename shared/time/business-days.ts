import { addDays, type IsoDate, isoDate, weekdayOf, yearOf } from './calendar.ts';
import { easterSunday } from './easter.ts';

/** Month and day of the national holidays; 20 November is one since 2024. */
const FIXED: readonly (readonly [month: number, day: number, since: number])[] = [
  [1, 1, 0],
  [4, 21, 0],
  [5, 1, 0],
  [9, 7, 0],
  [10, 12, 0],
  [11, 2, 0],
  [11, 15, 0],
  [11, 20, 2024],
  [12, 25, 0],
];
/** Days from Easter Sunday: Carnival Monday and Tuesday, Good Friday, Corpus Christi. Banks are closed on all of them. */
const AROUND_EASTER = [-48, -47, -2, 60];

const holidaysOf = (year: number): ReadonlySet<IsoDate> => {
  const easter = easterSunday(year);
  const fixed = FIXED.filter(([, , since]) => year >= since).map(([month, day]) => isoDate(year, month, day));
  return new Set([...fixed, ...AROUND_EASTER.map((days) => addDays(easter, days))]);
};

const known = new Map<number, ReadonlySet<IsoDate>>();

const isBankHoliday = (date: IsoDate): boolean => {
  const year = yearOf(date);
  const holidays = known.get(year) ?? holidaysOf(year);
  known.set(year, holidays);
  return holidays.has(date);
};

/** Monday to Friday, without national and bank holidays. */
export const isBusinessDay = (date: IsoDate): boolean => weekdayOf(date) <= 5 && !isBankHoliday(date);

/** The date itself, or the first business day behind it. */
export const onOrAfterBusinessDay = (date: IsoDate): IsoDate => {
  let day = date;
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return day;
};

/** The date itself, or the last business day before it. */
export const onOrBeforeBusinessDay = (date: IsoDate): IsoDate => {
  let day = date;
  while (!isBusinessDay(day)) day = addDays(day, -1);
  return day;
};

/** The n-th business day of a month; `month` may lie outside 1 to 12 and rolls into the neighbouring years. */
export const nthBusinessDay = (year: number, month: number, nth: number): IsoDate => {
  let day = onOrAfterBusinessDay(isoDate(year, month, 1));
  for (let count = 1; count < nth; count += 1) day = onOrAfterBusinessDay(addDays(day, 1));
  return day;
};
