import {
  addDays,
  addMonths,
  firstDayOf,
  type IsoDate,
  type IsoMonth,
  isoDate,
  lastDayOf,
  monthOf,
  monthsFrom,
} from '../../../shared/time/calendar.ts';
import { epochMilliseconds, type Instant, instantFromMilliseconds, utcMidnight } from '../../../shared/time/instant.ts';
import { instantInSaoPaulo, timeOfDay } from '../../../shared/time/sao-paulo.ts';
import type { AccountPlan, Precision } from './plans.ts';
import type { Random } from './random.ts';

/** The dates of the demo data, both included. */
export type Window = { start: IsoDate; today: IsoDate };

type MonthsOfUse = NonNullable<AccountPlan['closed']>;

const HISTORY_MONTHS = 14;

export const windowUpTo = (today: IsoDate): Window => ({ start: addMonths(today, -HISTORY_MONTHS), today });

/** The days on which an account was used that is closed now. */
export const daysOfUse = ({ fromMonthsAgo, toMonthsAgo }: MonthsOfUse, { today }: Window): Window => ({
  start: firstDayOf(monthOf(addMonths(today, -fromMonthsAgo))),
  today: addDays(lastDayOf(monthOf(addMonths(today, -toMonthsAgo))), -1),
});

export const contains = ({ start, today }: Window, date: IsoDate): boolean => date >= start && date <= today;

export const monthsOf = ({ start, today }: Window): IsoMonth[] => monthsFrom(monthOf(start), monthOf(today));

/** A day of the month, clamped to its last. */
export const dayIn = (month: IsoMonth, day: number): IsoDate =>
  isoDate(Number(month.slice(0, 4)), Number(month.slice(5, 7)), day);

const secondsLater = (instant: Instant, seconds: number): Instant =>
  instantFromMilliseconds(epochMilliseconds(instant) + seconds * 1000);

/** An instant on that day in São Paulo; an exact one is never a midnight in UTC, which would read as a bare date. */
export const momentOn = (date: IsoDate, precision: Precision, random: Random, today: IsoDate): Instant => {
  if (precision === 'utc-midnight') return utcMidnight(date);
  if (precision === 'local-midnight') return instantInSaoPaulo(date, timeOfDay(0, 0));
  const hour = date === today ? 0 : random.whole(7, 23);
  return secondsLater(instantInSaoPaulo(date, timeOfDay(hour, random.whole(0, 59))), random.whole(1, 59));
};
