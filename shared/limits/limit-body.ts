import { type Centavos, toAmount } from '../money.ts';
import type { Instant } from '../time/instant.ts';
import type { SpendingLimit } from './limit.ts';
import { usageOf } from './usage.ts';
import { firstWindow, periodStartAt, windowAt } from './windows.ts';

export const confirmedLimitBody = (limit: SpendingLimit, now: Instant) => ({
  id: limit.id,
  category: limit.category,
  limitAmount: toAmount(limit.limitAmount),
  period: limit.period,
  isRecurring: limit.isRecurring,
  periodStart: periodStartAt(limit, now),
  isActive: limit.isActive,
});

export const limitBody = (limit: SpendingLimit, now: Instant) => ({
  ...confirmedLimitBody(limit, now),
  userId: limit.userId,
  createdAt: limit.createdAt,
  updatedAt: limit.updatedAt,
});

const notificationOf = (limit: SpendingLimit, now: Instant) => {
  const { watermark } = limit;
  const isCurrent = watermark?.periodStart === windowAt(limit, now).start;
  return isCurrent && watermark?.notification ? { notification: watermark.notification } : {};
};

/** `periodEnd` (excluded) is present on a limit that does not recur, so clients see its end. */
export const listedLimitBody = (limit: SpendingLimit, spent: Centavos, now: Instant) => ({
  ...limitBody(limit, now),
  ...usageOf(spent, limit),
  ...(limit.isRecurring ? {} : { periodEnd: firstWindow(limit).end }),
  ...notificationOf(limit, now),
});
