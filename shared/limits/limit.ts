import type { LIMIT_PERIODS } from '../contract/resources/limit.ts';
import type { Centavos } from '../money.ts';
import type { Notification } from '../notifications/recipient.ts';
import { addDays, addMonths, daysBetween, firstDayOf, type IsoDate, monthOf, weekdayOf } from '../time/calendar.ts';
import { addSeconds, type Instant, utcDateOf, utcMidnight } from '../time/instant.ts';

export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Percentages, ascending (RULES.md#events). */
export const THRESHOLDS = [50, 75, 100] as const;
export type Threshold = (typeof THRESHOLDS)[number];

/** The highest notified threshold of the period that starts at `periodStart`, and the outcome of its notice. */
export type Watermark = { periodStart: Instant; threshold: Threshold; notification?: Notification | undefined };

export type SpendingLimit = {
  readonly userId: string;
  readonly id: string;
  readonly category: string;
  /** BRL, positive. */
  readonly limitAmount: Centavos;
  readonly period: LimitPeriod;
  readonly isActive: boolean;
  readonly isRecurring: boolean;
  /** Null: counting starts with the period that contains `anchorAt`. */
  readonly periodStart: Instant | null;
  /** The creation, or the last change of period or reactivation after its period. */
  readonly anchorAt: Instant;
  readonly watermark: Watermark | null;
  /** Increases when the notifications restart, so new deliveries get new names. */
  readonly notificationRevision: number;
  /** Spending of a limit that does not recur, once its period has ended. */
  readonly finalSpending: Centavos | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** Increases with each write; a write based on an older version is refused. */
  readonly version: number;
};

/** Only active limits count toward the quota. */
export const limitQuotaUnits = ({ isActive }: Pick<SpendingLimit, 'isActive'>): 0 | 1 => (isActive ? 1 : 0);

/** Names one notification and its deliveries: revision, period and threshold. */
export const limitOccurrenceOf = (
  { notificationRevision }: Pick<SpendingLimit, 'notificationRevision'>,
  { periodStart, threshold }: Watermark,
) => `${notificationRevision}@${periodStart}@${threshold}`;

/** Whether category, amount and period are unchanged since the notification. */
export const isOfRevision = (
  { notificationRevision }: Pick<SpendingLimit, 'notificationRevision'>,
  occurrence: string,
): boolean => occurrence.startsWith(`${notificationRevision}@`);

/** UTC midnights: `start` included, `end` excluded. */
export type LimitWindow = { start: Instant; end: Instant };

export type Timing = Pick<SpendingLimit, 'period' | 'periodStart' | 'anchorAt' | 'isRecurring'>;

const mondayOf = (date: IsoDate): IsoDate => addDays(date, 1 - weekdayOf(date));

const firstDate = (period: LimitPeriod, date: IsoDate, anchor: IsoDate): IsoDate => {
  switch (period) {
    case 'daily':
      return date;
    case 'weekly':
      return mondayOf(date);
    case 'biweekly':
      return addDays(mondayOf(anchor), 14 * Math.floor(daysBetween(mondayOf(anchor), date) / 14));
    case 'monthly':
      return firstDayOf(monthOf(date));
  }
};

const nextFirstDate = (period: LimitPeriod, first: IsoDate): IsoDate => {
  switch (period) {
    case 'daily':
      return addDays(first, 1);
    case 'weekly':
      return addDays(first, 7);
    case 'biweekly':
      return addDays(first, 14);
    case 'monthly':
      return addMonths(first, 1);
  }
};

/** @param anchor its week starts the 14-day steps of a biweekly period; ignored by other periods */
export const periodContaining = (period: LimitPeriod, at: Instant, anchor: Instant): LimitWindow => {
  const first = firstDate(period, utcDateOf(at), utcDateOf(anchor));
  return { start: utcMidnight(first), end: utcMidnight(nextFirstDate(period, first)) };
};

export const nextPeriodStart = (period: LimitPeriod, now: Instant): Instant => periodContaining(period, now, now).end;

/** The window at `periodStart`, else the one around `anchorAt`. */
export const firstWindow = ({ period, periodStart, anchorAt }: Timing): LimitWindow => {
  const anchor = periodStart ?? anchorAt;
  return periodContaining(period, anchor, anchor);
};

/** Before the first window starts, that window; a recurring limit rolls on, any other keeps its one window. */
export const windowAt = (timing: Timing, now: Instant): LimitWindow => {
  const first = firstWindow(timing);
  return timing.isRecurring && now >= first.end ? periodContaining(timing.period, now, first.start) : first;
};

export const hasPeriodEnded = (timing: Timing, now: Instant): boolean =>
  !timing.isRecurring && firstWindow(timing).end <= now;

export const isUnderWay = ({ start, end }: LimitWindow, now: Instant): boolean => start <= now && now < end;

/** `periodStart` in responses: from the second period on, the current period's start. */
export const periodStartAt = (timing: Timing, now: Instant): Instant | null => {
  const { start } = windowAt(timing, now);
  return start > firstWindow(timing).start ? start : timing.periodStart;
};

/** Both included. */
export type DateRange = { first: IsoDate; last: IsoDate };

export const datesOf = ({ start, end }: LimitWindow): DateRange => ({
  first: utcDateOf(start),
  last: addDays(utcDateOf(end), -1),
});

/** Renewals of one boundary are spread over this time. */
export const RENEWAL_SPREAD_SECONDS = 3600;
/** The final usage is stored this long after the end, because banks report the last days late. */
const SETTLING_SECONDS = 3 * 86_400;

// Stable per limit, uniform over limits.
const delayOf = (id: string): number =>
  [...id].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) % RENEWAL_SPREAD_SECONDS, 0);

/** After the stored period for an active recurring limit, once after the only period for others. */
export const renewalDueAt = (limit: SpendingLimit): Instant | null => {
  const { end } = firstWindow(limit);
  if (limit.isRecurring) return limit.isActive ? addSeconds(end, delayOf(limit.id)) : null;
  return limit.finalSpending === null ? addSeconds(end, SETTLING_SECONDS + delayOf(limit.id)) : null;
};

/** `roll` moves the stored start of a recurring limit; `settle` stores the final usage. */
export const renewalStep = (limit: SpendingLimit, now: Instant): 'roll' | 'settle' | null => {
  const { end } = firstWindow(limit);
  if (limit.isRecurring) return limit.isActive && end <= now ? 'roll' : null;
  return limit.finalSpending === null && addSeconds(end, SETTLING_SECONDS) <= now ? 'settle' : null;
};

/** Jumps to the current period, however many were missed. */
export const rolled = (limit: SpendingLimit, now: Instant): SpendingLimit => ({
  ...limit,
  periodStart: windowAt(limit, now).start,
});
