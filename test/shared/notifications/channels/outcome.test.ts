import fc from 'fast-check';
import { expect, it } from 'vitest';
import { retryDelaySeconds } from '../../../../shared/notifications/channels/channel.ts';

it('pauses grow, start at a second, and never exceed what SQS delays', () => {
  const longest = (tries: number) => retryDelaySeconds(tries, 0.999999);
  expect([0, 2, 4, 6, 8].map(longest)).toEqual([1, 2, 4, 8, 16]);
  fc.assert(
    fc.property(fc.nat(10_000), fc.double({ min: 0, max: 0.999999, noNaN: true }), (tries, random) => {
      const delay = retryDelaySeconds(tries, random);
      expect(delay).toBeGreaterThanOrEqual(1);
      expect(delay).toBeLessThanOrEqual(900);
      expect(delay).toBeGreaterThanOrEqual(Math.floor(longest(tries) / 2));
    }),
  );
});
