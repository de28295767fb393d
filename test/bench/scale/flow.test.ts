import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { flow, type Stage } from './flow.ts';
import { steady } from './workers.ts';

const stage = (name: string, perSecond: number, from?: string): Stage => ({
  name,
  bounds: [steady(name, perSecond)],
  ...(from !== undefined && { from }),
});
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const rates = fc.double({ min: 0.05, max: 50, noNaN: true });
const arrivals = fc.array(fc.nat(40), { minLength: 1, maxLength: 40 });

it('lets every message through every stage exactly once', () =>
  fc.assert(
    fc.property(arrivals, rates, rates, (incoming, first, second) => {
      const [a, b, c] = flow({
        stages: [stage('a', first), stage('b', second, 'a'), stage('c', first, 'a')],
        arrivals: incoming,
      });
      for (const result of [a, b, c]) expect([result?.arrived, result?.done]).toEqual([sum(incoming), sum(incoming)]);
      expect(b?.arrivals).toEqual(a?.completions);
    }),
  ));

it('never lets more through than the bound allows, and is never idle while messages wait', () =>
  fc.assert(
    fc.property(arrivals, rates, (incoming, rate) => {
      const [result] = flow({ stages: [stage('a', rate)], arrivals: incoming });
      let [waiting, passed] = [0, 0];
      for (const [second, done] of (result?.completions ?? []).entries()) {
        waiting += (incoming[second] ?? 0) - done;
        passed += done;
        expect(waiting).toBeGreaterThanOrEqual(0);
        expect(done).toBeLessThanOrEqual(Math.ceil(rate) + 1);
        expect(passed).toBeLessThanOrEqual(rate * (second + 1) + 1e-6);
        if (waiting > 0 && rate >= 1) expect(done).toBeGreaterThanOrEqual(Math.floor(rate));
      }
    }),
  ));

it('takes longer the more there is', () =>
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(5_000), rates, (some, more, rate) => {
      const secondsOf = (count: number) => flow({ stages: [stage('a', rate)], arrivals: [count] })[0]?.seconds ?? 0;
      expect(secondsOf(some + more)).toBeGreaterThanOrEqual(secondsOf(some));
    }),
  ));

it.each([1, 7, 80])('takes half as long at twice the rate of %d a second', (rate) => {
  const secondsAt = (perSecond: number) =>
    flow({ stages: [stage('a', perSecond)], arrivals: [rate * 1_000] })[0]?.seconds;
  expect(secondsAt(rate)).toBe(1_000);
  expect(secondsAt(2 * rate)).toBe(500);
});

it('names the tightest bound as what holds messages back', () => {
  const bounds = [steady('wide', 100), steady('narrow', 3)];
  expect(flow({ stages: [{ name: 'a', bounds }], arrivals: [30] })[0]).toMatchObject({
    heldBy: 'narrow',
    seconds: 10,
    peakBacklog: 27,
    backloggedSeconds: 9,
  });
});
