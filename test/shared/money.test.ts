import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  centavos,
  formatBrl,
  formatPercentage,
  magnitude,
  percentageOf,
  sum,
  toAmount,
  toCentavos,
} from '../../shared/money.ts';

describe('money', () => {
  it.each([
    [1.005, 101],
    [0.1, 10],
    [-1.005, -101],
    [19.99, 1999],
    [1e-7, 0],
    [1e12, 100_000_000_000_000],
    [-0.004, 0],
    [4.35, 435],
    [1.115, 112],
    [1.5e-7, 0],
    [1e21, 1e23],
    [-2.5e21, -2.5e23],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('reads %d as %i centavos, halves away from zero', (amount, expected) => expect(toCentavos(amount)).toBe(expected));

  it('never loses a centavo on the way out and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (value) => {
        expect(toCentavos(toAmount(centavos(value)))).toBe(value);
      }),
    );
  });

  it('sums whole centavos', () => expect(sum([centavos(10), centavos(20), centavos(-5)])).toBe(25));

  it('adds signed amounts and measures them without their sign', () => {
    expect(add(centavos(10), centavos(-25))).toBe(-15);
    expect([magnitude(centavos(-25)), magnitude(centavos(25))]).toEqual([25, 25]);
  });

  it.each([
    [125_075, 'R$ 1.250,75'],
    [-300, '-R$ 3,00'],
    [5, 'R$ 0,05'],
    [0, 'R$ 0,00'],
    [123_456_789_00, 'R$ 123.456.789,00'],
  ])('writes %i centavos as %s', (value, text) => expect(formatBrl(centavos(value))).toBe(text));

  it('gives percentages with two decimals, and 0 of nothing', () => {
    expect(percentageOf(centavos(1), centavos(3))).toBe(33.33);
    expect(percentageOf(centavos(1), centavos(0))).toBe(0);
  });

  it.each([
    [82_550, 100_000, '82,55%'],
    [1, 3, '33,33%'],
    [2, 3, '66,67%'],
    [1, 100_000, '0,00%'],
    [5, 100_000, '0,01%'],
    [100, 100, '100,00%'],
    [123_450, 1000, '12.345,00%'],
    [-50, 100, '-50,00%'],
    [7, 0, '0,00%'],
  ])('writes %i of %i centavos as %s', (part, whole, text) =>
    expect(formatPercentage(centavos(part), centavos(whole))).toBe(text),
  );
});
