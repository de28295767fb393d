import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spentInWindow, thresholdReached, usageOf } from '../../../shared/limits/usage.ts';
import { centavos } from '../../../shared/money.ts';
import { aTransaction } from '../ledger/a-transaction.ts';
import { at, reais } from './builders.ts';

const march = { start: at('2026-03-01T00:00:00Z'), end: at('2026-04-01T00:00:00Z') };

describe('usage', () => {
  it.each([
    [0, 100, 0, 100, 'ok'],
    [49.99, 100, 49.99, 50.01, 'ok'],
    [50, 100, 50, 50, 'warning'],
    [499.99, 1000, 50, 500.01, 'ok'],
    [74.99, 100, 74.99, 25.01, 'warning'],
    [749.99, 1000, 75, 250.01, 'warning'],
    [75, 100, 75, 25, 'danger'],
    [150.5, 100, 150.5, 0, 'danger'],
    [1, 3, 33.33, 2, 'ok'],
    [0.01, 1e12, 0, 999_999_999_999.99, 'ok'],
  ])('%d of %d is %d percent, leaves %d: %s', (spent, limit, percentageUsed, remainingAmount, status) => {
    const usage = usageOf(reais(spent), { limitAmount: reais(limit) });
    expect(usage).toEqual({ currentSpending: spent, remainingAmount, percentageUsed, status });
  });

  it('reaches a threshold exactly from its share on, however large the amounts', () => {
    const amounts = fc.integer({ min: 1, max: 1e14 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 1e14 }), (limit, spent) => {
        const percent = [50n, 75n, 100n].filter((p) => BigInt(spent) * 100n >= p * BigInt(limit)).at(-1);
        expect(thresholdReached(centavos(spent), centavos(limit))).toBe(percent === undefined ? null : Number(percent));
      }),
    );
  });

  it('is spending of the category and those below it, on the dates of the window', () => {
    const rows = [
      aTransaction({ id: 'a', date: '2026-03-01', reais: -10, category: 'Supermercado' }),
      aTransaction({ id: 'b', date: '2026-03-31', reais: -20.05, category: 'Supermercado', status: 'PENDING' }),
      aTransaction({ id: 'c', date: '2026-02-28', reais: -40, category: 'Supermercado' }),
      aTransaction({ id: 'd', date: '2026-04-01', reais: -80, category: 'Supermercado' }),
      aTransaction({ id: 'e', date: '2026-03-15', reais: -160, category: null }),
      aTransaction({ id: 'f', date: '2026-03-15', reais: -320, category: 'Delivery de alimentos' }),
    ];
    expect(spentInWindow(rows, 'SUPERMERCADO', march)).toBe(reais(30.05));
    expect(spentInWindow(rows, 'alimentacao', march)).toBe(reais(350.05));
    expect(spentInWindow(rows, 'Inexistente', march)).toBe(0);
  });
});
