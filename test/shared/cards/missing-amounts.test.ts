import { describe, expect, it } from 'vitest';
import { missingAmounts } from '../../../shared/cards/missing-amounts.ts';
import { installmentRow } from '../../../shared/cards/purchase.ts';
import { centavos } from '../../../shared/money.ts';
import { aTransaction } from '../ledger/a-transaction.ts';

const rowsOf = (total: number, totalAmount: number | null, amounts: Record<number, number>) =>
  Object.entries(amounts).flatMap(([number, reais]) => {
    const installment = {
      number: Number(number),
      total,
      totalAmount: totalAmount === null ? null : centavos(totalAmount),
      purchaseDate: null,
    };
    return installmentRow(aTransaction({ id: number, reais: -reais, installment })) ?? [];
  });

describe('installments that the bank has not reported', () => {
  it.each<{ name: string; total: number; of: number | null; known: Record<number, number>; missing: object }>([
    { name: 'none when all are known', total: 2, of: 2000, known: { 1: 10, 2: 10 }, missing: {} },
    { name: 'get the rest of the total', total: 3, of: 3000, known: { 1: 10 }, missing: { 2: 1000, 3: 1000 } },
    {
      name: 'the first ones get what does not divide',
      total: 4,
      of: 10_001,
      known: { 1: 25 },
      missing: { 2: 2501, 3: 2500, 4: 2500 },
    },
    {
      name: 'without a total repeat the last amount',
      total: 3,
      of: null,
      known: { 1: 12, 2: 10 },
      missing: { 3: 1000 },
    },
    { name: 'between reported ones', total: 3, of: 3000, known: { 1: 10, 3: 10 }, missing: { 2: 1000 } },
    {
      name: 'a total of one installment is not believed',
      total: 3,
      of: 1000,
      known: { 1: 10 },
      missing: { 2: 1000, 3: 1000 },
    },
    { name: 'half the smallest amount is believed', total: 2, of: 1500, known: { 1: 10 }, missing: { 2: 500 } },
    { name: 'less than half the smallest is not', total: 2, of: 1499, known: { 1: 10 }, missing: { 2: 1000 } },
    { name: 'twice the largest amount is believed', total: 2, of: 3000, known: { 1: 10 }, missing: { 2: 2000 } },
    { name: 'more than twice the largest is not', total: 2, of: 3001, known: { 1: 10 }, missing: { 2: 1000 } },
    {
      name: 'the bounds come from all known amounts',
      total: 4,
      of: 5000,
      known: { 1: 20, 2: 10 },
      missing: { 3: 1000, 4: 1000 },
    },
    { name: 'down to half the smallest of them', total: 3, of: 3500, known: { 1: 20, 2: 10 }, missing: { 3: 500 } },
    { name: 'up to twice the largest of them', total: 3, of: 7000, known: { 1: 20, 2: 10 }, missing: { 3: 4000 } },
  ])('$name', ({ total, of, known, missing }) => {
    expect(Object.fromEntries(missingAmounts(rowsOf(total, of, known)))).toEqual(missing);
  });

  it('take the total from any row that has one', () => {
    const [first, second] = [rowsOf(3, null, { 1: 10 }), rowsOf(3, 2400, { 2: 10 })];
    expect([...missingAmounts([...first, ...second])]).toEqual([[3, 1000]]);
    expect([...missingAmounts([...first, ...rowsOf(3, 2600, { 2: 10 })])]).toEqual([[3, 600]]);
  });

  it('are none of no rows', () => expect(missingAmounts([]).size).toBe(0));
});
