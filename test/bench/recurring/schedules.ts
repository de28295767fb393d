/** Dates for the households: plain calendar arithmetic, independent of the service that is measured. */

export type Frequency = 'weekly' | 'biweekly' | 'monthly' | 'bimonthly' | 'quarterly' | 'semiannual' | 'yearly';

export interface Occurrences {
  dates: string[];
  /** The first planned date after the last one in `dates`; null for dates that follow no plan. */
  next: string | null;
}

export interface Schedule {
  frequency: Frequency | null;
  /** A habit's amounts are drawn, not taken in turn. */
  isHabit?: true;
  /** Days that the next date may differ from the planned one. */
  slack: number;
  between(since: string, today: string): Occurrences;
}

export interface ScheduleOptions {
  /** First month, YYYY-MM. */
  from?: string;
  /** Last date of a plan that has stopped. */
  until?: string;
  /** Months or dates that are left out. */
  skip?: string[];
  /** Where a weekend or a holiday moves the date. */
  move?: 'next' | 'previous';
  /** Days late or early, taken in turn. */
  jitter?: number[];
  slack?: number;
}

/** National holidays on weekdays, with Carnival Monday and Tuesday and Corpus Christi. */
const HOLIDAYS = new Set(
  [
    '2024-11-15 2024-11-20 2024-12-25',
    '2025-01-01 2025-03-03 2025-03-04 2025-04-18 2025-04-21 2025-05-01 2025-06-19 2025-11-20 2025-12-25',
    '2026-01-01 2026-02-16 2026-02-17 2026-04-03 2026-04-21 2026-05-01 2026-06-04 2026-09-07 2026-10-12 2026-11-02',
    '2026-11-20 2026-12-25 2027-01-01 2027-02-08 2027-02-09 2027-03-26 2027-04-21 2027-05-27',
    '2027-09-07 2027-10-12 2027-11-02 2027-11-15',
  ]
    .join(' ')
    .split(' '),
);

const DAY = 86_400_000;

export const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

export const isBusinessDay = (date: string): boolean => {
  const weekday = new Date(date).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(date);
};

const nearestBusinessDay = (date: string, step: 1 | -1): string =>
  isBusinessDay(date) ? date : nearestBusinessDay(plusDays(date, step), step);

const plusMonths = (month: string, count: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + count, 1)).toISOString().slice(0, 7);

const lastDayOf = (month: string): string => plusDays(`${plusMonths(month, 1)}-01`, -1);

export const thirteenMonthsBefore = (today: string): string => {
  const month = plusMonths(today.slice(0, 7), -13);
  const sameDay = `${month}${today.slice(7)}`;
  return sameDay > lastDayOf(month) ? lastDayOf(month) : sameDay;
};

const plan = (
  frequency: Frequency,
  defaultSlack: number,
  options: ScheduleOptions,
  planned: (since: string, index: number) => string,
): Schedule => ({
  frequency,
  slack: options.slack ?? defaultSlack,
  between: (since, today) => {
    const dates: string[] = [];
    const jitter = options.jitter ?? [0];
    for (let index = 0; ; index += 1) {
      const nominal = planned(since, index);
      if (options.skip?.some((skipped) => nominal.startsWith(skipped))) continue;
      const date = plusDays(nominal, jitter[index % jitter.length] ?? 0);
      if (date > today || (options.until !== undefined && date > options.until)) return { dates, next: nominal };
      if (date > since) dates.push(date);
    }
  },
});

const EVERY: Record<number, [Frequency, number]> = {
  1: ['monthly', 3],
  2: ['bimonthly', 4],
  3: ['quarterly', 5],
  6: ['semiannual', 7],
  12: ['yearly', 7],
};

const byMonth = (every: number, options: ScheduleOptions, pick: (month: string) => string): Schedule => {
  const [frequency, slack] = EVERY[every] ?? ['monthly', 3];
  return plan(frequency, slack, options, (since, index) => {
    const date = pick(plusMonths(options.from ?? since.slice(0, 7), index * every));
    return options.move === undefined ? date : nearestBusinessDay(date, options.move === 'next' ? 1 : -1);
  });
};

/** On one day of the month, or on the month's last day where that comes first. */
export const monthly = (day: number, options: ScheduleOptions = {}, every = 1): Schedule =>
  byMonth(every, options, (month) => {
    const date = `${month}-${String(day).padStart(2, '0')}`;
    return date > lastDayOf(month) ? lastDayOf(month) : date;
  });

export const bimonthly = (day: number, options: ScheduleOptions = {}): Schedule => monthly(day, options, 2);
export const quarterly = (day: number, options: ScheduleOptions = {}): Schedule => monthly(day, options, 3);
export const semiannual = (day: number, options: ScheduleOptions = {}): Schedule => monthly(day, options, 6);
export const yearly = (day: number, options: ScheduleOptions = {}): Schedule => monthly(day, options, 12);

/** On the n-th business day of the month. */
export const businessDay = (nth: number, options: ScheduleOptions = {}): Schedule =>
  byMonth(1, { slack: 2, ...options }, (month) => {
    let date = nearestBusinessDay(`${month}-01`, 1);
    for (let count = 1; count < nth; count += 1) date = nearestBusinessDay(plusDays(date, 1), 1);
    return date;
  });

export const lastBusinessDay = (options: ScheduleOptions = {}): Schedule =>
  monthly(31, { slack: 2, ...options, move: 'previous' });

/** Every so many days from a first date on; 7 is weekly and 14 is biweekly. */
export const every = (days: 7 | 14, first: string, options: ScheduleOptions = {}): Schedule =>
  plan(days === 7 ? 'weekly' : 'biweekly', days === 7 ? 1 : 2, options, (_since, index) =>
    plusDays(first, index * days),
  );

/** Dates without a plan. */
export const on = (...dates: string[]): Schedule => ({
  frequency: null,
  slack: 0,
  between: () => ({ dates, next: null }),
});

/** A number from 0 to 1 that depends on the seed alone. */
export const drawn = (seed: string): number => {
  let hash = 2_166_136_261;
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_917);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
};

/** A habit: gaps in days, drawn from a list with a fixed seed, so no plan hides in them. */
export const habit = (first: string, gaps: number[], until = '9999-12-31'): Schedule => ({
  frequency: null,
  isHabit: true,
  slack: 0,
  between: (_since, today) => {
    const dates: string[] = [];
    for (let date = first; date <= today && date <= until; ) {
      dates.push(date);
      date = plusDays(date, gaps[Math.floor(drawn(`${first} ${dates.length}`) * gaps.length)] ?? 1);
    }
    return { dates, next: null };
  },
});
