import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rateLimiter } from '../../../../shared/notifications/channels/rate-limiter.ts';

/** Start times of `count` concurrent callers, in milliseconds of a stopped clock. */
const starts = async (perSecond: number, workers: number, count: number): Promise<number[]> => {
  const at: number[] = [];
  let waited = 0;
  const wait = async (milliseconds: number): Promise<void> => {
    waited = milliseconds;
  };
  const pace = rateLimiter({ perSecond, workers, clock: () => 0, wait });
  for (let i = 0; i < count; i += 1) {
    waited = 0;
    await pace();
    at.push(waited);
  }
  return at;
};

it('a batch within the share starts side by side, the rest waits for the next second', async () => {
  expect(await starts(80, 8, 12)).toEqual([...Array(10).fill(0), 1000, 1000]);
});

it('a share of less than one a second is kept too', async () => {
  expect(await starts(1, 2, 3)).toEqual([0, 2000, 4000]);
});

it('no window of time holds more starts than the share', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 10 }), async (perSecond, workers) => {
      const share = perSecond / workers;
      const perWindow = Math.max(1, Math.floor(share));
      const at = await starts(perSecond, workers, 60);
      for (let i = 0; i + perWindow < at.length; i += 1)
        expect((at[i + perWindow] ?? 0) - (at[i] ?? 0)).toBeGreaterThanOrEqual((perWindow / share) * 1000 - 1e-6);
    }),
    { numRuns: 50 },
  );
});
