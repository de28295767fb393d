import { addSeconds, type Instant } from '../time/instant.ts';
import { UNSENT_AFTER_SECONDS } from './delivery.ts';

/** Messages a second that the slowest channel sustains. */
const SLOWEST_PER_SECOND = 10;
/** Messages that the slowest channel sends before a new delivery looks unsent. */
export const BACKLOG = UNSENT_AFTER_SECONDS * SLOWEST_PER_SECOND;
/** How long a due delivery is left to a backlog: a reminder for tomorrow must still arrive today. */
const TRUSTED_SECONDS = 6 * 3600;
const LEASE_SECONDS = 900;

/**
 * In a backlog a waiting delivery looks like a lost one, so the sweep skips all. Skipping does not move the due
 * instant, so the first sweep after the backlog, or six hours after that instant, takes them up.
 * @param depth messages on the queue, in-flight ones included; null when unknown
 */
export const sweptUntil = (depth: number | null, now: Instant): Instant =>
  depth !== null && depth > BACKLOG ? addSeconds(now, -TRUSTED_SECONDS) : now;

/** Hidden for as long as those found before it take, so a long wait does not enqueue it again. */
export const leaseSeconds = (found: number): number => Math.max(LEASE_SECONDS, found / SLOWEST_PER_SECOND);
