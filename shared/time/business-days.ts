import {
  addDays,
  dateFromEpochDay,
  epochDay,
  epochDayIn,
  type IsoDate,
  isoDate,
  monthIndexOf,
  weekdayOf,
} from './calendar.ts';

/** Easter Sunday by the Gregorian computus of 1582. */
export const easterSunday = (year: number): IsoDate => {
  const [century, yearOfMoon] = [Math.floor(year / 100), year % 19];
  const droppedLeapDays = century - Math.floor(century / 4);
  const lunarCorrection = Math.floor((8 * century + 13) / 25);
  const age = (19 * yearOfMoon + droppedLeapDays - lunarCorrection + 15) % 30;
  // A lunar month of 29 days; two equal ones never occur within the 19-year cycle.
  const days = age === 29 || (age === 28 && yearOfMoon > 10) ? age - 1 : age;
  const fullMoon = addDays(isoDate(year, 3, 21), days);
  return addDays(fullMoon, 7 - (weekdayOf(fullMoon) % 7));
};

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

const holidaysOf = (year: number): ReadonlySet<number> => {
  const easter = epochDay(easterSunday(year));
  const fixed = FIXED.filter(([, , since]) => year >= since).map(([month, day]) =>
    epochDayIn(year * 12 + month - 1, day),
  );
  return new Set([...fixed, ...AROUND_EASTER.map((days) => easter + days)]);
};

const knownHolidays = new Map<number, ReadonlySet<number>>();

const bankHolidaysOf = (year: number): ReadonlySet<number> => {
  const holidays = knownHolidays.get(year) ?? holidaysOf(year);
  knownHolidays.set(year, holidays);
  return holidays;
};

/** 0 Monday to 6 Sunday; 1970-01-01 was a Thursday. */
const weekday = (epoch: number): number => (((epoch + 3) % 7) + 7) % 7;

const knownMonths = new Map<number, readonly number[]>();

/**
 * Monday to Friday without national and bank holidays: the epoch days of a month, ascending.
 * @param month as in `monthIndexOf`
 */
export const businessDaysOf = (month: number): readonly number[] => {
  const known = knownMonths.get(month);
  if (known) return known;
  const holidays = bankHolidaysOf(Math.floor(month / 12));
  const days: number[] = [];
  const next = epochDayIn(month + 1, 1);
  for (let day = epochDayIn(month, 1); day < next; day += 1) if (weekday(day) < 5 && !holidays.has(day)) days.push(day);
  knownMonths.set(month, days);
  return days;
};

/** The day itself, or the first business day behind it. @param month its month, as in `monthIndexOf` */
export const businessDayFrom = (epoch: number, month: number): number => {
  const days = businessDaysOf(month);
  if (epoch > (days.at(-1) ?? epoch)) return businessDayFrom(epoch, month + 1);
  let day = epoch;
  while (!days.includes(day)) day += 1;
  return day;
};

/** The day itself, or the last business day before it. @param month its month, as in `monthIndexOf` */
export const businessDayUpTo = (epoch: number, month: number): number => {
  const days = businessDaysOf(month);
  if (epoch < (days[0] ?? epoch)) return businessDayUpTo(epoch, month - 1);
  let day = epoch;
  while (!days.includes(day)) day -= 1;
  return day;
};

/** Epoch day of the n-th business day of a month; one beyond the month's end is of the next. @param month as in `monthIndexOf` */
export const nthBusinessDay = (month: number, nth: number): number => {
  const days = businessDaysOf(month);
  return days[nth - 1] ?? nthBusinessDay(month + 1, nth - days.length);
};

/** The date itself, or the first business day behind it. */
export const onOrAfterBusinessDay = (date: IsoDate): IsoDate =>
  dateFromEpochDay(businessDayFrom(epochDay(date), monthIndexOf(date)));
