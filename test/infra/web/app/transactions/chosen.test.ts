import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '../../../../../infra/web/app/amount.ts';
import { daysBetween } from '../../../../../infra/web/app/days.ts';
import { NO_CATEGORY, NO_FILTERS } from '../../../../../infra/web/app/pages/transactions/address.ts';
import { chosen, totalsOf } from '../../../../../infra/web/app/pages/transactions/chosen.ts';
import { piecesOf } from '../../../../../infra/web/app/pages/transactions/days.ts';
import { matching, usualCategories } from '../../../../../infra/web/app/pages/transactions/picks.ts';
import { aRow } from './a-row.ts';

const rows = [
  aRow({ id: 'market', amount: -100 }),
  aRow({ id: 'pending', amount: -99.99, status: 'PENDING', category: 'Lazer', account_id: 'a2' }),
  aRow({ id: 'salary', amount: 5000, counts_as: 'income', category: 'Salário' }),
  aRow({ id: 'refund', amount: 30.1, counts_as: 'refund' }),
  aRow({ id: 'move', amount: -700, counts_as: 'move', category: null }),
  aRow({ id: 'dollars', amount: -20, currency_code: 'USD', category: null }),
];

describe('filters', () => {
  it.each([
    [{}, 'market pending salary refund move dollars'],
    [{ category: 'Supermercado' }, 'market refund'],
    [{ category: NO_CATEGORY }, 'move dollars'],
    [{ account: 'a2' }, 'pending'],
    [{ isPending: true }, 'pending'],
    [{ kind: 'saidas' as const }, 'market pending dollars'],
    [{ kind: 'entradas' as const }, 'salary refund'],
    [{ kind: 'proprias' as const }, 'move'],
    [{ from: '100' }, 'market salary move'],
    [{ from: '99,99', to: '100' }, 'market pending'],
    [{ from: 'cem' }, 'market pending salary refund move dollars'],
  ])('%j leaves %s', (filters, left) =>
    expect(
      chosen(rows, { ...NO_FILTERS, ...filters })
        .map(({ id }) => id)
        .join(' '),
    ).toBe(left),
  );
});

describe('totals', () => {
  it('count own moves and other currencies apart, and let refunds lessen what went out', () => {
    expect(totalsOf(rows)).toEqual({ count: 6, in: 5000, out: 169.89, refunds: 30.1, moves: 1, foreign: 1 });
  });

  it('are exact to the centavo', () => {
    expect(totalsOf(Array.from({ length: 1_000 }, () => aRow({ amount: -0.1 }))).out).toBe(100);
  });
});

describe('a typed amount', () => {
  it.each([
    ['150', 150],
    ['99,90', 99.9],
    ['1.234,56', 1234.56],
    ['1.234', 1234],
    ['R$ 1.000.000', 1_000_000],
    ['10.5', 10.5],
    ['', null],
    ['dez', null],
    ['-3', null],
    ['1,2,3', null],
  ])('%s', (text, amount) => expect(parseAmount(text)).toBe(amount));
});

describe('days', () => {
  it('are cut in pieces that keep every row in its order, with one heading a day', () => {
    const dates = fc
      .array(fc.integer({ min: 1, max: 4 }), { maxLength: 200 })
      .map((days) => days.sort((a, b) => b - a));
    fc.assert(
      fc.property(dates, (days) => {
        const all = days.map((day, i) => aRow({ id: `${i}`, date: `2026-11-0${day}` }));
        const pieces = piecesOf(all);
        expect(pieces.flatMap((piece) => piece.rows)).toEqual(all);
        expect(pieces.filter(({ isFirst }) => isFirst).map(({ date }) => date)).toEqual([
          ...new Set(all.map(({ date }) => date)),
        ]);
        expect(pieces.every((piece) => piece.rows.every(({ date }) => date === piece.date))).toBe(true);
        expect(Math.max(0, ...pieces.map((piece) => piece.rows.length))).toBeLessThanOrEqual(30);
        expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
      }),
    );
  });

  it.each([
    ['2026-11-22', 0],
    ['2026-11-21', 1],
    ['2026-11-23', -1],
    ['2025-11-22', 365],
  ])('%s lies %i before', (date, days) => expect(daysBetween(date, '2026-11-22')).toBe(days));
});

describe('categories to pick', () => {
  const groups = [
    { name: 'Alimentos e bebidas', below: ['Supermercado', 'Delivery de alimentos'] },
    { name: 'Saúde', below: ['Farmácia'] },
  ];

  it.each([
    ['', 3],
    ['farmacia', 1],
    ['ALIMENTOS', 2],
    ['mercado', 1],
    ['xyz', 0],
  ])('"%s" finds %i', (words, count) =>
    expect(matching(groups, words).flatMap(({ below }) => below)).toHaveLength(count),
  );

  it('has those of the same direction first, by how often they are used', () => {
    const used = [...rows, aRow({ id: 'more' })];
    expect(usualCategories(used, aRow())).toEqual(['Supermercado', 'Lazer']);
    expect(usualCategories(used, aRow({ amount: 1 }))).toEqual(['Salário', 'Supermercado']);
  });
});
