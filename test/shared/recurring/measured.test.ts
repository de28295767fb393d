import { describe, expect, it } from 'vitest';
import { HOUSEHOLDS as DEVELOPMENT } from '../../bench/recurring/development/index.ts';
import { HOUSEHOLDS as HELD_OUT } from '../../bench/recurring/held-out/index.ts';
import { score, totalsOf } from '../../bench/recurring/measure.ts';

/** Floors a little under what the report shows; the goals of the service lie below them. */
const FLOORS = {
  'next date': 0.985,
  'price change': 0.985,
  status: 0.985,
  frequency: 0.985,
  'amount varies': 0.985,
  subscription: 0.985,
};

describe.each([
  ['development', DEVELOPMENT, { recall: 0.99, precision: 0.99 }],
  ['held-out', HELD_OUT, { recall: 0.98, precision: 0.98 }],
] as const)('streams of the %s households', (_name, households, floors) => {
  const { recall, precision, shares } = totalsOf(households.map(score));

  it('are found, and hardly anything else is', () => {
    expect(recall).toBeGreaterThanOrEqual(floors.recall);
    expect(precision).toBeGreaterThanOrEqual(floors.precision);
  });

  it.each(Object.entries(FLOORS))('have the right %s', (check, floor) => {
    expect(shares[check]).toBeGreaterThanOrEqual(floor);
  });
});
