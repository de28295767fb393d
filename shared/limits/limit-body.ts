import { type Centavos, toAmount } from '../money.ts';
import type { Instant } from '../time/instant.ts';
import type { SpendingLimit } from './limit.ts';
import { usageOf } from './usage.ts';
import { firstWindow, periodStartAt } from './windows.ts';

/** A limit in the answer to confirm-spending-limit (specification, confirm-spending-limit). */
export const confirmedLimitBody = (limit: SpendingLimit, now: Instant) => ({
  id: limit.id,
  category: limit.category,
  limitAmount: toAmount(limit.limitAmount),
  period: limit.period,
  isRecurring: limit.isRecurring,
  periodStart: periodStartAt(limit, now),
  isActive: limit.isActive,
});

/** A limit as the other responses show it (specification, Spending limit). */
export const limitBody = (limit: SpendingLimit, now: Instant) => ({
  ...confirmedLimitBody(limit, now),
  userId: limit.userId,
  createdAt: limit.createdAt,
  updatedAt: limit.updatedAt,
});

/** `periodEnd`, excluded, is there for a limit that does not recur: clients can tell that it is over (design 7). */
export const listedLimitBody = (limit: SpendingLimit, spent: Centavos, now: Instant) => ({
  ...limitBody(limit, now),
  ...usageOf(spent, limit),
  ...(limit.isRecurring ? {} : { periodEnd: firstWindow(limit).end }),
});
