import { matchCategories } from '../categories/category-matcher.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, magnitude, percentageOf, sum, toAmount } from '../money.ts';
import type { SpendingLimit, Threshold } from './limit.ts';
import { THRESHOLDS } from './limit.ts';
import { datesOf, type LimitWindow } from './windows.ts';

/** The spending of a limit's window; `spent` in centavos. */
export type LimitUsage = { limit: SpendingLimit; window: LimitWindow; spent: Centavos };

/** @param spending rows that count as spending; subcategories are included */
export const spentInWindow = (spending: readonly Transaction[], category: string, window: LimitWindow): Centavos => {
  const { first, last } = datesOf(window);
  const { covers } = matchCategories(category);
  const counted = spending.filter((row) => first <= row.date && row.date <= last && covers(row.category));
  return sum(counted.map(({ amount }) => magnitude(amount)));
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
