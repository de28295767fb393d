import { addSeconds, type Instant } from '../time/instant.ts';
import { UNSENT_AFTER_SECONDS } from './delivery.ts';

/** Messages a second that even the slowest channel gets through. */
const SLOWEST_PER_SECOND = 10;
/** What the slowest channel gets through until a new delivery looks unsent: behind so many, none that is due still waits. */
export const BACKLOG = UNSENT_AFTER_SECONDS * SLOWEST_PER_SECOND;
/** How long a delivery that is due is left to a backlog; a lost reminder of the eve still comes on the eve. */
const TRUSTED_SECONDS = 6 * 3600;
const LEASE_SECONDS = 900;

/**
 * The moment until which unsent deliveries of a channel must have been due for the sweep to enqueue them again.
 *
 * In a backlog nobody can tell a delivery that waits from one whose message was lost, and nearly all wait: all are left
 * alone. None is lost by that. The sweep goes by the table, and leaving a delivery alone does not move the moment at which
 * it is due: enqueuing it does, and a worker that has it. So whatever the queue answers, the first sweep takes it up that
 * finds the backlog gone, or the delivery due for six hours. After a backlog that ends before, a lost one comes one period
 * of the sweep later than the last that waited.
 * @param depth messages on the channel's queue, those in workers' hands included; null when it cannot be told
 */
export const sweptUntil = (depth: number | null, now: Instant): Instant =>
  depth !== null && depth > BACKLOG ? addSeconds(now, -TRUSTED_SECONDS) : now;

/**
 * How long a delivery is left to the queue that it was put on again: as long as those found before it take, so that what
 * waits for hours nevertheless is not enqueued again and again.
 * @param found how many unsent deliveries this sweep has come across so far
 */
export const leaseSeconds = (found: number): number => Math.max(LEASE_SECONDS, found / SLOWEST_PER_SECOND);
