import type { Centavos } from '../money.ts';
import type { Instant } from '../time/instant.ts';
import type { LimitPeriod, SpendingLimit } from './limit.ts';
import { hasEnded, nextPeriodStart } from './windows.ts';

/** What an owner says about a limit to be created. */
export type NewLimit = {
  category: string;
  limitAmount: Centavos;
  period: LimitPeriod;
  isRecurring: boolean;
  /** Nothing counts before the next period; otherwise the current one counts from its first instant. */
  startNextPeriod: boolean;
};

/** The active limit that `input` asks for. */
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
  edition: 1,
  finalSpending: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** What an owner changes; absent fields stay. */
export type LimitChange = {
  category?: string | undefined;
  limitAmount?: Centavos | undefined;
  period?: LimitPeriod | undefined;
  isActive?: boolean | undefined;
};

/**
 * The limit after its owner's change (design 7): another period, or reactivation after the only one, starts anew with
 * the period around `now`; another category, amount or period is notified anew.
 */
export const changed = (limit: SpendingLimit, change: LimitChange, now: Instant): SpendingLimit => {
  const next = {
    ...limit,
    category: change.category ?? limit.category,
    limitAmount: change.limitAmount ?? limit.limitAmount,
    period: change.period ?? limit.period,
    isActive: change.isActive ?? limit.isActive,
    updatedAt: now,
  };
  const revived = next.isActive && !limit.isActive && hasEnded(limit, now);
  const startsAnew = next.period !== limit.period || revived;
  const countsOtherwise = startsAnew || next.category !== limit.category;
  return {
    ...next,
    ...(startsAnew && { periodStart: null, anchorAt: now }),
    ...(countsOtherwise && { finalSpending: null }),
    ...((countsOtherwise || next.limitAmount !== limit.limitAmount) && {
      watermark: null,
      edition: limit.edition + 1,
    }),
  };
};
