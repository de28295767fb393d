import { addSeconds, type Instant } from '../time/instant.ts';
import type { SpendingLimit } from './limit.ts';
import { firstWindow, windowAt } from './windows.ts';

/** Renewals of one boundary are due over this long, never all at once (design 7). */
export const SPREAD_SECONDS = 3600;
/** The final usage waits this long after the end: banks report the last days late. */
const SETTLING_SECONDS = 3 * 86_400;

// Stable per limit and even over limits.
const delayOf = (id: string): number =>
  [...id].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) % SPREAD_SECONDS, 0);

/**
 * When the record of a limit is to be brought up to date, or null: after the period it stores when it recurs and is
 * active, else once after its only period. Listings do not wait for it.
 */
export const renewalDueAt = (limit: SpendingLimit): Instant | null => {
  const { end } = firstWindow(limit);
  if (limit.isRecurring) return limit.isActive ? addSeconds(end, delayOf(limit.id)) : null;
  return limit.finalSpending === null ? addSeconds(end, SETTLING_SECONDS + delayOf(limit.id)) : null;
};

/** What is due for a limit at `now`: its stored start rolls on, or the usage of its only period is kept. */
export const renewalStep = (limit: SpendingLimit, now: Instant): 'roll' | 'settle' | null => {
  const { end } = firstWindow(limit);
  if (limit.isRecurring) return limit.isActive && end <= now ? 'roll' : null;
  return limit.finalSpending === null && addSeconds(end, SETTLING_SECONDS) <= now ? 'settle' : null;
};

/** A recurring limit with the current period as its stored one, however many were missed. */
export const rolled = (limit: SpendingLimit, now: Instant): SpendingLimit => ({
  ...limit,
  periodStart: windowAt(limit, now).start,
});
