import { ZERO } from '../money.ts';
import type { Instant } from '../time/instant.ts';
import type { SpendingLimit } from './limit.ts';
import { datesOfAll, isCoveredBy, readSpending, type Spending, type SpendingSources, usualDates } from './spending.ts';
import { type LimitUsage, spentInWindow } from './usage.ts';
import { windowAt } from './windows.ts';

// Rows dated before the first window starts do not count.
const needsLedger = (limit: SpendingLimit, now: Instant): boolean =>
  limit.finalSpending === null && windowAt(limit, now).start <= now;

/** @param spending covers the limit's window unless the usage is final */
export const usageAt = (limit: SpendingLimit, spending: Spending, now: Instant): LimitUsage => {
  const window = windowAt(limit, now);
  const computed = needsLedger(limit, now) ? spentInWindow(spending.rows, limit.category, window) : ZERO;
  return { limit, window, spent: limit.finalSpending ?? computed };
};

/** A second ledger read is needed only for a window that ended long ago and has no final usage. */
export const readUsage = async (
  sources: SpendingSources,
  userId: string,
  readLimits: Promise<readonly SpendingLimit[]>,
  now: Instant,
): Promise<LimitUsage[]> => {
  const [limits, usual] = await Promise.all([readLimits, readSpending(sources, userId, usualDates(now))]);
  const needed = datesOfAll(limits.filter((limit) => needsLedger(limit, now)).map((limit) => windowAt(limit, now)));
  const spending = needed && !isCoveredBy(needed, usual) ? await readSpending(sources, userId, needed) : usual;
  return limits.map((limit) => usageAt(limit, spending, now));
};
