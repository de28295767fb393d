/** A calendar date `YYYY-MM-DD` without a zone; text order is date order. */
export type IsoDate = string & { readonly __isoDate: unique symbol };
/** A calendar month `YYYY-MM`; text order is month order. */
export type IsoMonth = string & { readonly __isoMonth: unique symbol };

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** @param month 1 to 12 */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/** `month` outside 1 to 12 rolls into neighbouring years; a `day` beyond the month's end becomes its last day. */
export const isoDate = (year: number, month: number, day: number): IsoDate => {
  const months = year * 12 + month - 1;
  const y = Math.floor(months / 12);
  const m = months - y * 12 + 1;
  return `${pad(y, 4)}-${pad(m, 2)}-${pad(Math.min(day, daysInMonth(y, m)), 2)}` as IsoDate;
};

/** Null when `text` is not `YYYY-MM-DD` or the day does not exist. */
export const parseIsoDate = (text: string): IsoDate | null => {
  const match = DATE.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? (text as IsoDate)
    : null;
};

export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));
/** 1 to 12. */
export const monthNumberOf = (date: IsoDate): number => Number(date.slice(5, 7));
/** 1 to 31. */
export const dayOf = (date: IsoDate): number => Number(date.slice(8, 10));
export const monthOf = (date: IsoDate): IsoMonth => date.slice(0, 7) as IsoMonth;

const daysFromEpoch = (fullYear: number, month: number, day: number): number => {
  const year = fullYear - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
};

/** Days since 1970-01-01. */
export const epochDay = (date: IsoDate): number => daysFromEpoch(yearOf(date), monthNumberOf(date), dayOf(date));

/** Months since year 0: January 2026 is 24,312. */
export const monthIndexOf = (date: IsoDate): number => yearOf(date) * 12 + monthNumberOf(date) - 1;

/** Epoch day of a day of a month; one beyond the month's end is its last day. @param month as in `monthIndexOf` */
export const epochDayIn = (month: number, day: number): number => {
  const year = Math.floor(month / 12);
  const monthOfYear = month - year * 12 + 1;
  return daysFromEpoch(year, monthOfYear, Math.min(day, daysInMonth(year, monthOfYear)));
};

/** Inverse of `epochDay`. */
export const dateFromEpochDay = (days: number): IsoDate => {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9);
  return isoDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
};

export const addDays = (date: IsoDate, days: number): IsoDate => dateFromEpochDay(epochDay(date) + days);

/** Negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => epochDay(to) - epochDay(from);

/** Clamped to the month's last day. @param anchorDay keeps 31 Jan -> 28 Feb -> 31 Mar */
export const addMonths = (date: IsoDate, months: number, anchorDay: number = dayOf(date)): IsoDate =>
  isoDate(yearOf(date), monthNumberOf(date) + months, anchorDay);

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (date: IsoDate): number => ((((epochDay(date) + 3) % 7) + 7) % 7) + 1;

export const firstDayOf = (month: IsoMonth): IsoDate => `${month}-01` as IsoDate;
export const lastDayOf = (month: IsoMonth): IsoDate =>
  isoDate(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 31);
export const addToMonth = (month: IsoMonth, months: number): IsoMonth => monthOf(addMonths(firstDayOf(month), months));

/** Both included. */
export const monthsFrom = (first: IsoMonth, last: IsoMonth): IsoMonth[] => {
  const months: IsoMonth[] = [];
  for (let month = first; month <= last; month = addToMonth(month, 1)) months.push(month);
  return months;
};

/** `dd/mm/yyyy`. */
export const brazilianDate = (date: IsoDate): string => `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
