import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renewalDueAt, renewalStep, rolled, type SpendingLimit } from '../../../shared/limits/limit.ts';
import { aLimit, at, reais } from './builders.ts';

const END = '2026-04-01T00:00:00.000Z';
const SETTLED = '2026-04-04T00:00:00.000Z';
const recurring = aLimit({ isRecurring: true });
const once = aLimit();
const secondsAfter = (start: string, instant: string | null): number =>
  instant === null ? Number.NaN : (Date.parse(instant) - Date.parse(start)) / 1000;

describe('the renewal step', () => {
  it.each<{ name: string; limit: SpendingLimit; now: string; step: 'roll' | 'settle' | null }>([
    { name: 'a recurring limit before its end', limit: recurring, now: '2026-03-31T23:59:59.999Z', step: null },
    { name: 'a recurring limit at its end', limit: recurring, now: END, step: 'roll' },
    { name: 'a recurring limit long after', limit: recurring, now: '2027-01-01T00:00:00.000Z', step: 'roll' },
    { name: 'an inactive recurring limit', limit: { ...recurring, isActive: false }, now: END, step: null },
    { name: 'a single period at its end', limit: once, now: END, step: null },
    { name: 'a single period just before the third day', limit: once, now: '2026-04-03T23:59:59.999Z', step: null },
    { name: 'a single period after three days', limit: once, now: SETTLED, step: 'settle' },
    { name: 'an inactive single period', limit: { ...once, isActive: false }, now: SETTLED, step: 'settle' },
    { name: 'a settled single period', limit: { ...once, finalSpending: reais(0) }, now: SETTLED, step: null },
  ])('$name: $step', ({ limit, now, step }) => expect(renewalStep(limit, at(now))).toBe(step));
});

describe('the moment of the next renewal step', () => {
  const ids = fc.sample(fc.uuid(), { numRuns: 300, seed: 1 });

  it.each([
    { name: 'of a recurring limit, in the hour after its end', limit: recurring, from: END },
    { name: 'of a single period, in the hour after the third day', limit: once, from: SETTLED },
    { name: 'of an inactive single period', limit: { ...once, isActive: false }, from: SETTLED },
  ])('is $name, and spread over that hour', ({ limit, from }) => {
    const delays = ids.map((id) => secondsAfter(from, renewalDueAt({ ...limit, id })));
    expect(delays.filter((delay) => !(delay >= 0 && delay < 3600))).toEqual([]);
    const tenMinutes = delays.map((delay) => Math.floor(delay / 600));
    expect([...new Set(tenMinutes)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(ids.map((id) => secondsAfter(from, renewalDueAt({ ...limit, id })))).toEqual(delays);
  });

  it.each([
    { name: 'an inactive recurring limit', limit: { ...recurring, isActive: false } },
    { name: 'a settled single period', limit: { ...once, finalSpending: reais(12) } },
  ])('is none for $name', ({ limit }) => expect(renewalDueAt(limit)).toBeNull());

  it('is due after the step becomes possible', () => {
    for (const id of ids) {
      const due = renewalDueAt({ ...once, id });
      expect(due && renewalStep({ ...once, id }, due)).toBe('settle');
    }
  });
});

it.each([
  ['2026-04-01T00:00:00Z', '2026-04-01T00:00:00Z'],
  ['2026-09-15T12:00:00Z', '2026-09-01T00:00:00Z'],
])('a renewal at %s starts the period %s, and changes nothing else', (now, start) => {
  expect(rolled(recurring, at(now))).toEqual({ ...recurring, periodStart: at(start) });
});
