import { BoundedMap } from '../bounded-map.ts';
import type { FREQUENCIES } from '../contract/resources/recurring.ts';
import { businessDayFrom, businessDayUpTo, nthBusinessDay } from '../time/business-days.ts';
import { dateFromEpochDay, dayOf, epochDay, epochDayIn, type IsoDate, monthIndexOf } from '../time/calendar.ts';

export type Frequency = (typeof FREQUENCIES)[number];

type Pace = {
  /** Days from one occurrence to the next, on average. */
  days: number;
  /** Months from one to the next; null for those counted in days. */
  months: number | null;
  /** Occurrences a month. */
  perMonth: number;
  /** Days that an occurrence may lie beside its plan and still belong to it. */
  tolerance: number;
  /** Days before and behind the expected date of the next one. */
  window: number;
};

export const PACES: Readonly<Record<Frequency, Pace>> = {
  weekly: { days: 7, months: null, perMonth: 52 / 12, tolerance: 1, window: 1 },
  biweekly: { days: 14, months: null, perMonth: 26 / 12, tolerance: 2, window: 2 },
  monthly: { days: 30, months: 1, perMonth: 1, tolerance: 4, window: 3 },
  bimonthly: { days: 61, months: 2, perMonth: 1 / 2, tolerance: 5, window: 4 },
  quarterly: { days: 91, months: 3, perMonth: 1 / 3, tolerance: 6, window: 5 },
  semiannual: { days: 183, months: 6, perMonth: 1 / 6, tolerance: 8, window: 7 },
  yearly: { days: 365, months: 12, perMonth: 1 / 12, tolerance: 8, window: 7 },
};

/** A date in the forms that plans compute with. */
export type Day = {
  /** Since 1970-01-01. */
  epoch: number;
  /** Months since year 0: `monthIndexOf`. */
  month: number;
  /** 1 to 31. */
  ofMonth: number;
};

const knownDays = new BoundedMap<IsoDate, Day>(5000);

/** Every group of rows asks for the same few hundred dates. */
export const dayFrom = (date: IsoDate): Day => {
  const found = knownDays.get(date);
  if (found) return found;
  const day = { epoch: epochDay(date), month: monthIndexOf(date), ofMonth: dayOf(date) };
  knownDays.set(date, day);
  return day;
};

/** Where in its month an occurrence lies. `day` 31 is the last day of a shorter month. */
export type MonthRule =
  | { kind: 'day'; day: number; shift: 'none' | 'next' | 'previous' }
  | { kind: 'businessDay'; nth: number };

/** The plan of a stream: its `index`-th occurrence lies on one date. */
export type Schedule =
  /** `anchor`: an epoch day of the plan. */
  | { frequency: Frequency; kind: 'days'; every: 7 | 14; anchor: number }
  /** `phase`: months since year 0, modulo `every`. */
  | { frequency: Frequency; kind: 'months'; every: number; phase: number; rule: MonthRule };

const nominal = (rule: MonthRule, month: number): number => {
  if (rule.kind === 'businessDay') return nthBusinessDay(month, rule.nth);
  const day = epochDayIn(month, rule.day);
  if (rule.shift === 'none') return day;
  return rule.shift === 'next' ? businessDayFrom(day, month) : businessDayUpTo(day, month);
};

const remembered = new BoundedMap<number, number>(50_000);
const SHIFTS = { none: 0, next: 1, previous: 2 } as const;
const MOST_MONTHS = 150_000;

const numberOf = (rule: MonthRule): number =>
  rule.kind === 'day' ? rule.day * 3 + SHIFTS[rule.shift] : 100 + rule.nth;

// Every group of rows asks for the same few thousand days.
const monthDay = (rule: MonthRule, monthIndex: number): number => {
  const key = numberOf(rule) * MOST_MONTHS + monthIndex;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const day = nominal(rule, monthIndex);
  remembered.set(key, day);
  return day;
};

/** Epoch day of the `index`-th occurrence. */
export const dayAt = (schedule: Schedule, index: number): number =>
  schedule.kind === 'days'
    ? schedule.anchor + index * schedule.every
    : monthDay(schedule.rule, index * schedule.every + schedule.phase);

/** Furthest that a weekend and holidays move an occurrence into the month beside it, with the tolerance. */
const EDGE_DAYS = 12;

/** The occurrence whose planned day is nearest, and how far that is. */
export const nearestDate = (
  schedule: Schedule,
  { epoch, month, ofMonth }: Day,
): { index: number; distance: number } => {
  if (schedule.kind === 'days') {
    const index = Math.round((epoch - schedule.anchor) / schedule.every);
    return { index, distance: Math.abs(dayAt(schedule, index) - epoch) };
  }
  const index = Math.round((month - schedule.phase) / schedule.every);
  const distance = Math.abs(dayAt(schedule, index) - epoch);
  const beside = ofMonth <= EDGE_DAYS ? index - 1 : ofMonth >= 31 - EDGE_DAYS ? index + 1 : null;
  if (beside === null) return { index, distance };
  const other = Math.abs(dayAt(schedule, beside) - epoch);
  return other < distance ? { index: beside, distance: other } : { index, distance };
};

export const dateAt = (schedule: Schedule, index: number): IsoDate => dateFromEpochDay(dayAt(schedule, index));

/** Days before and behind an expected date. A business day varies less than a day of the month. */
export const dateWindow = (schedule: Schedule): number => {
  const isBusinessDay = schedule.kind === 'months' && (schedule.rule.kind === 'businessDay' || schedule.rule.day >= 30);
  const { window } = PACES[schedule.frequency];
  return isBusinessDay ? Math.min(window, 2) : window;
};
