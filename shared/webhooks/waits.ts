import { addSeconds, type Instant } from '../time/instant.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** Seconds before each further try: together a little over three days. */
export const WAITS = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** A tenth at most, so endpoints that failed together are not tried together. */
const JITTER = 0.1;

/** When to try again after so many tries; null when that was the last. @param random 0 to 1 */
export const nextTry = (tries: number, now: Instant, random: number): Instant | null => {
  const wait = WAITS[tries - 1];
  return wait === undefined ? null : addSeconds(now, wait * (1 + JITTER * random));
};
