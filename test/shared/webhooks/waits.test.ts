import { expect, it } from 'vitest';
import { addSeconds, type Instant, secondsBetween } from '../../../shared/time/instant.ts';
import { nextTry } from '../../../shared/webhooks/endpoint.ts';

const now = '2026-03-01T12:00:00.000Z' as Instant;
const HOUR = 3600;
const waits = [5, 300, 1800, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

it.each(waits.map((seconds, index) => [index + 1, seconds]))(
  'after try %i the next one is %i s later',
  (tries, seconds) => {
    expect(nextTry(tries, now, 0)).toBe(addSeconds(now, seconds));
  },
);

it.each(waits.map((seconds, index) => [index + 1, seconds]))(
  'after try %i jitter adds a tenth of %i s at most',
  (tries, seconds) => {
    const latest = nextTry(tries, now, 0.999_999) ?? now;
    expect(secondsBetween(now, latest)).toBeGreaterThan(seconds);
    expect(secondsBetween(now, latest)).toBeLessThanOrEqual(seconds * 1.1);
  },
);

it('the tenth try is the last', () => expect(nextTry(10, now, 0)).toBeNull());
