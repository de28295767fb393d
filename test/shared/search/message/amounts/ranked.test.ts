import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byDateDescending } from '../../../../../shared/ledger/filters.ts';
import { type Ranking, ranked } from '../../../../../shared/search/message/amounts/ranking.ts';
import { aTransaction } from '../../../ledger/a-transaction.ts';

const ranking = (by: Ranking['by'], count: number, of: Ranking['of'] = 'all'): Ranking => ({
  by,
  count,
  of,
  within: null,
});
const amongst = (outer: Ranking, by: Ranking['by'], count: number): Ranking => ({ ...outer, within: { by, count } });
const row = (id: string, date: string, reais: number, given = {}) =>
  aTransaction({ id, date: `2026-11-${date}`, reais, ...given });

// As the list has them: newest first, then by id.
const rows = [
  row('salary', '20', 5000),
  row('a', '18', -50),
  row('b', '18', -50),
  row('dollars', '15', -900, { currencyCode: 'USD' }),
  row('bill', '10', -800, { category: 'Pagamento de cartão de crédito' }),
  row('cdb', '09', -700, { category: 'Renda fixa' }),
  row('rent', '05', -600),
  row('c', '03', -50),
];
const ids = (...rankings: Ranking[]): string[] => ranked(rows, rankings, rows, []).map(({ id }) => id);

describe('the rows of an order', () => {
  it.each([
    ['the largest, whichever its direction', [ranking('largest', 1)], ['salary']],
    ['by amount, not as the list has them', [ranking('largest', 3)], ['salary', 'bill', 'cdb']],
    ['as spending, without payments of bills and investments', [ranking('largest', 1, 'spending')], ['rent']],
    ['of equal amounts the newest, then by id', [ranking('smallest', 1)], ['a']],
    ['of equal amounts the newest first', [ranking('smallest', 2)], ['a', 'b']],
    ['in BRL before other currencies', [ranking('largest', 7)], ['salary', 'bill', 'cdb', 'rent', 'a', 'b', 'c']],
    ['the latest', [ranking('latest', 2)], ['salary', 'a']],
    ['the latest that was spent', [ranking('latest', 1, 'spending')], ['a']],
    ['the earliest', [ranking('earliest', 2)], ['rent', 'c']],
    ['of either of two orders', [ranking('largest', 1), ranking('smallest', 1)], ['salary', 'a']],
    ['of the rows of another order', [amongst(ranking('largest', 1), 'latest', 3)], ['salary']],
    ['of the rows of another order, by date', [amongst(ranking('earliest', 1), 'largest', 3)], ['cdb']],
    ['all where there are fewer', [ranking('latest', 100)], rows.map(({ id }) => id)],
    ['all without an order', [], rows.map(({ id }) => id)],
  ])('are %s', (_name, rankings, expected) => expect(ids(...rankings)).toEqual(expected));

  it('as spending, without what investments say was put into them', () => {
    const given = [row('put', '18', -700, { description: 'BOLSO DOS SONHOS' }), row('rent', '05', -600)];
    const accounts = [{ id: given[0]?.accountId, type: 'BANK', itemId: 'bank' }] as never;
    const moves = [[given[0]?.date, 'buy', given[0] && -given[0].amount, null]];
    const held = [
      { itemId: 'bank', connectorName: 'Sol', loans: [], positions: [{ id: 'p', currencyCode: 'BRL', moves }] },
    ] as never;
    const spent = (...holdings: never[]) =>
      ranked(given, [ranking('largest', 1, 'spending')], given, accounts, ...holdings).map(({ id }) => id);
    expect([spent(), spent(held)]).toEqual([['put'], ['rent']]);
  });

  const anyRow = fc.record({ date: fc.integer({ min: 1, max: 28 }), cents: fc.integer({ min: -300, max: 300 }) });
  const anyRows = fc.array(anyRow, { maxLength: 40 }).map((given) =>
    given
      .filter(({ cents }) => cents !== 0)
      .map(({ date, cents }, index) => row(`r${index}`, String(date).padStart(2, '0'), cents / 100))
      .sort(byDateDescending),
  );
  const anyOrder = fc.constantFrom<Ranking['by']>('largest', 'smallest', 'latest', 'earliest');

  it('are as many as asked for, an order of dates as the list has them, and none left out goes before one of them', () =>
    fc.assert(
      fc.property(anyRows, anyOrder, fc.integer({ min: 1, max: 50 }), (all, by, count) => {
        const picked = ranked(all, [ranking(by, count)], all, []);
        expect(picked).toHaveLength(Math.min(count, all.length));
        const sizes = picked.map(({ amount }) => Math.abs(amount));
        const rising = sizes.toSorted((a, b) => a - b);
        if (by === 'largest') expect(sizes).toEqual(rising.toReversed());
        else if (by === 'smallest') expect(sizes).toEqual(rising);
        else expect(picked).toEqual(all.filter((one) => picked.includes(one)));
        const left = all.filter((one) => !picked.includes(one));
        const amounts = (some: readonly (typeof all)[number][]) => some.map(({ amount }) => Math.abs(amount));
        if (left.length === 0) return;
        if (by === 'largest') expect(Math.min(...amounts(picked))).toBeGreaterThanOrEqual(Math.max(...amounts(left)));
        if (by === 'smallest') expect(Math.max(...amounts(picked))).toBeLessThanOrEqual(Math.min(...amounts(left)));
        if (by === 'latest') expect(picked).toEqual(all.slice(0, count));
        if (by === 'earliest') expect(picked).toEqual(all.slice(-count));
      }),
    ));

  it('are the same whatever order they come in', () =>
    fc.assert(
      fc.property(anyRows, anyOrder, fc.integer({ min: 1, max: 9 }), (all, by, count) => {
        const one = new Set(ranked(all, [ranking(by, count)], all, []));
        expect(new Set(ranked(all.toReversed(), [ranking(by, count)], all, []))).toEqual(one);
      }),
    ));
});
