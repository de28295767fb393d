import type { Money } from '../cash-flow/entries.ts';
import type { CountedSpending } from '../cash-flow/net-spending.ts';
import type { SpendingPeriod } from '../cash-flow/spending-period.ts';
import { countedIn } from '../cash-flow/summarize.ts';
import { matchCategories } from '../categories/category-matcher.ts';
import { type Centavos, centavos, percentageOf, sum, toAmount, ZERO } from '../money.ts';
import { type Instant, utcDateOf } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import type { SpendingLimit, Threshold } from './limit.ts';
import { THRESHOLDS } from './limit.ts';
import { datesOf, firstWindow, type LimitWindow, periodStartAt, windowAt } from './windows.ts';

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

/** The spending of a limit's window; `spent` in centavos. */
export type LimitUsage = { limit: SpendingLimit; window: LimitWindow; spent: Centavos };

/**
 * The days of a window that count: up to today in São Paulo. A window begins at midnight UTC, and until it is midnight in São
 * Paulo its first day counts. Null before.
 */
export const countedDays = (window: LimitWindow, now: Instant): SpendingPeriod | null => {
  const { first, last } = datesOf(window);
  if (first > utcDateOf(now)) return null;
  const today = dateInSaoPaulo(now);
  const to = last < today ? last : today;
  return { from: first, to: to < first ? first : to };
};

const signed = ({ kind, amount }: CountedSpending): Centavos => (kind === 'refund' ? centavos(-amount) : amount);

/** As summarize-spending counts the category and its subcategories, net of refunds; never below 0. */
export const spentInWindow = (money: Money, category: string, days: SpendingPeriod | null): Centavos => {
  if (!days) return ZERO;
  const { covers } = matchCategories(category);
  const meant = countedIn(money, days).filter((one) => covers(one.category));
  return centavos(Math.max(0, sum(meant.map(signed))));
};

/** Compared in centavos, because rounded percentages may reach a threshold early. */
export const thresholdReached = (spent: Centavos, limitAmount: Centavos): Threshold | null =>
  THRESHOLDS.findLast((threshold) => BigInt(spent) * 100n >= BigInt(limitAmount) * BigInt(threshold)) ?? null;

const statusOf = (reached: Threshold | null): 'ok' | 'warning' | 'danger' => {
  if (reached === null) return 'ok';
  return reached === 50 ? 'warning' : 'danger';
};

export const usageOf = (spent: Centavos, { limitAmount }: Pick<SpendingLimit, 'limitAmount'>) => ({
  currentSpending: toAmount(spent),
  remainingAmount: toAmount(centavos(Math.max(0, limitAmount - spent))),
  percentageUsed: percentageOf(spent, limitAmount),
  status: statusOf(thresholdReached(spent, limitAmount)),
});
