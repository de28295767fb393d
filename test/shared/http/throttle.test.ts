import { describe, expect, it } from 'vitest';
import { keyBuckets } from '../../../shared/http/throttle.ts';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';

const now = '2026-01-01T00:00:00.000Z' as Instant;

describe('throttling per key', () => {
  it('lets one second of calls through, then tells how long to wait', () => {
    const take = keyBuckets(5);
    expect(Array.from({ length: 7 }, () => take('a', now))).toEqual([0, 0, 0, 0, 0, 1, 1]);
  });

  it('keeps keys apart', () => {
    const take = keyBuckets(1);
    expect([take('a', now), take('b', now), take('a', now)]).toEqual([0, 0, 1]);
  });

  it('refills with time, and never beyond one second of calls', () => {
    const take = keyBuckets(2);
    take('a', now);
    take('a', now);
    expect(take('a', now)).toBe(1);
    expect(take('a', addSeconds(now, 0.5))).toBe(0);
    const later = addSeconds(now, 3600);
    expect([take('a', later), take('a', later), take('a', later)]).toEqual([0, 0, 1]);
  });
});
