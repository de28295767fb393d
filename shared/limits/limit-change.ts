import type { Centavos } from '../money.ts';
import type { Instant } from '../time/instant.ts';
import { hasPeriodEnded, type LimitPeriod, nextPeriodStart, type SpendingLimit } from './limit.ts';

export type NewLimit = {
  category: string;
  limitAmount: Centavos;
  period: LimitPeriod;
  isRecurring: boolean;
  /** True: spending counts from the next period on; false: from the current period's first instant. */
  startNextPeriod: boolean;
};

export const newLimit = (
  { startNextPeriod, ...input }: NewLimit,
  ids: Pick<SpendingLimit, 'userId' | 'id'>,
  now: Instant,
): SpendingLimit => ({
  ...ids,
  ...input,
  isActive: true,
  periodStart: startNextPeriod ? nextPeriodStart(input.period, now) : null,
  anchorAt: now,
  watermark: null,
  notificationRevision: 1,
  finalSpending: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** Absent fields stay. */
export type LimitChange = {
  category?: string | undefined;
  limitAmount?: Centavos | undefined;
  period?: LimitPeriod | undefined;
  isActive?: boolean | undefined;
};

/** A new period, or reactivation after the only one, restarts the period; category and amount the notifications. */
export const changedLimit = (limit: SpendingLimit, change: LimitChange, now: Instant): SpendingLimit => {
  const next = {
    ...limit,
    category: change.category ?? limit.category,
    limitAmount: change.limitAmount ?? limit.limitAmount,
    period: change.period ?? limit.period,
    isActive: change.isActive ?? limit.isActive,
    updatedAt: now,
  };
  const revived = next.isActive && !limit.isActive && hasPeriodEnded(limit, now);
  const startsAnew = next.period !== limit.period || revived;
  const countsOtherwise = startsAnew || next.category !== limit.category;
  return {
    ...next,
    ...(startsAnew && { periodStart: null, anchorAt: now }),
    ...(countsOtherwise && { finalSpending: null }),
    ...((countsOtherwise || next.limitAmount !== limit.limitAmount) && {
      watermark: null,
      notificationRevision: limit.notificationRevision + 1,
    }),
  };
};
