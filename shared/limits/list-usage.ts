import { ZERO } from '../money.ts';
import { type Instant, utcDateOf } from '../time/instant.ts';
import { type SpendingLimit, windowAt } from './limit.ts';
import {
  datesOfAll,
  isCoveredBy,
  readSpending,
  type Spending,
  type SpendingSources,
  usualDates,
  withPurchases,
  withPurchasesBefore,
} from './spending.ts';
import { countedDays, type LimitUsage, spentInWindow } from './usage.ts';

// Rows dated before the first window starts do not count.
const needsLedger = (limit: SpendingLimit, now: Instant): boolean =>
  limit.finalSpending === null && windowAt(limit, now).start <= now;

/** @param spending covers the limit's window unless the usage is final */
export const usageAt = (limit: SpendingLimit, { money }: Pick<Spending, 'money'>, now: Instant): LimitUsage => {
  const window = windowAt(limit, now);
  const days = needsLedger(limit, now) ? countedDays(window, now) : null;
  return { limit, window, spent: limit.finalSpending ?? (days ? spentInWindow(money, limit.category, days) : ZERO) };
};

/**
 * A second ledger read is needed only for a window that ended long ago without a final usage, for purchases of refunds, or for the
 * interest of bill installments.
 */
export const readUsage = async (
  sources: SpendingSources,
  userId: string,
  readLimits: Promise<readonly SpendingLimit[]>,
  now: Instant,
): Promise<LimitUsage[]> => {
  const today = utcDateOf(now);
  const [limits, usual] = await Promise.all([readLimits, readSpending(sources, userId, usualDates(now), today)]);
  const windows = limits.filter((limit) => needsLedger(limit, now)).map((limit) => windowAt(limit, now));
  const needed = datesOfAll(windows);
  const periods = windows.flatMap((window) => countedDays(window, now) ?? []);
  const known =
    needed && !isCoveredBy(needed, usual) ? await readSpending(sources, userId, withPurchases(needed), today) : usual;
  const spending = await withPurchasesBefore(sources, userId, known, periods, today);
  return limits.map((limit) => usageAt(limit, spending, now));
};
