import type { Centavos } from '../money.ts';
import { ZERO } from '../money.ts';
import type { Instant } from '../time/instant.ts';
import type { SpendingLimit } from './limit.ts';
import { datesOfAll, isWithin, readSpending, type Spending, type SpendingSources, usualDates } from './spending.ts';
import { spentIn } from './usage.ts';
import { type Window, windowAt } from './windows.ts';

export type LimitUsage = { limit: SpendingLimit; window: Window; spent: Centavos };

// Nothing counts before the first window begins: a row of a later date is not spent yet.
const needsLedger = (limit: SpendingLimit, now: Instant): boolean =>
  limit.finalSpending === null && windowAt(limit, now).start <= now;

/** What was spent on a limit in its window at `now`. @param spending covers that window where it has to be computed */
export const usageAt = (limit: SpendingLimit, spending: Spending, now: Instant): LimitUsage => {
  const window = windowAt(limit, now);
  const computed = needsLedger(limit, now) ? spentIn(spending.rows, limit.category, window) : ZERO;
  return { limit, window, spent: limit.finalSpending ?? computed };
};

/**
 * The usage of the limits that `readLimits` brings, from one ledger range for all of them, read at the same time.
 * Only a window that ended long ago and was not settled by the renewal needs a second read.
 */
export const readUsage = async (
  sources: SpendingSources,
  userId: string,
  readLimits: Promise<readonly SpendingLimit[]>,
  now: Instant,
): Promise<LimitUsage[]> => {
  const [limits, usual] = await Promise.all([readLimits, readSpending(sources, userId, usualDates(now))]);
  const needed = datesOfAll(limits.filter((limit) => needsLedger(limit, now)).map((limit) => windowAt(limit, now)));
  const spending = needed && !isWithin(needed, usual) ? await readSpending(sources, userId, needed) : usual;
  return limits.map((limit) => usageAt(limit, spending, now));
};
