import { addSeconds, type Instant } from '../time/instant.ts';
import type { SpendingLimit } from './limit.ts';
import { firstWindow, windowAt } from './windows.ts';

/** Renewals of one boundary are spread over this time. */
export const SPREAD_SECONDS = 3600;
/** The final usage is stored this long after the end, because banks report the last days late. */
const SETTLING_SECONDS = 3 * 86_400;

// Stable per limit, uniform over limits.
const delayOf = (id: string): number =>
  [...id].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) % SPREAD_SECONDS, 0);

/** After the stored period for an active recurring limit, once after the only period for others. */
export const renewalDueAt = (limit: SpendingLimit): Instant | null => {
  const { end } = firstWindow(limit);
  if (limit.isRecurring) return limit.isActive ? addSeconds(end, delayOf(limit.id)) : null;
  return limit.finalSpending === null ? addSeconds(end, SETTLING_SECONDS + delayOf(limit.id)) : null;
};

/** `roll` moves the stored start of a recurring limit; `settle` stores the final usage. */
export const renewalStep = (limit: SpendingLimit, now: Instant): 'roll' | 'settle' | null => {
  const { end } = firstWindow(limit);
  if (limit.isRecurring) return limit.isActive && end <= now ? 'roll' : null;
  return limit.finalSpending === null && addSeconds(end, SETTLING_SECONDS) <= now ? 'settle' : null;
};

/** Jumps to the current period, however many were missed. */
export const rolled = (limit: SpendingLimit, now: Instant): SpendingLimit => ({
  ...limit,
  periodStart: windowAt(limit, now).start,
});
