import type { Money } from '../cash-flow/entries.ts';
import type { Counted } from '../cash-flow/net-spending.ts';
import type { SpendingPeriod } from '../cash-flow/spending-period.ts';
import { countedIn } from '../cash-flow/summarize.ts';
import { matchCategories } from '../categories/category-matcher.ts';
import { type Centavos, centavos, percentageOf, sum, toAmount, ZERO } from '../money.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { SpendingLimit, Threshold } from './limit.ts';
import { THRESHOLDS } from './limit.ts';
import { datesOf, type LimitWindow } from './windows.ts';

/** The spending of a limit's window; `spent` in centavos. */
export type LimitUsage = { limit: SpendingLimit; window: LimitWindow; spent: Centavos };

/** The days of a window that count: up to today. Null before its first one. */
export const countedDays = (window: LimitWindow, today: IsoDate): SpendingPeriod | null => {
  const { first, last } = datesOf(window);
  return first > today ? null : { from: first, to: last < today ? last : today };
};

const signed = ({ kind, amount }: Counted): Centavos => (kind === 'refund' ? centavos(-amount) : amount);

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
