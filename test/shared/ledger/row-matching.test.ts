import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchRenumberedRows } from '../../../shared/ledger/row-matching.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { daysBetween, isoDate } from '../../../shared/time/calendar.ts';
import { aTransaction } from './a-transaction.ts';

const third = { number: 3, total: 10, totalAmount: null, purchaseDate: null };
const pairsOf = (vanished: Transaction[], newcomers: Transaction[]) =>
  matchRenumberedRows(vanished, newcomers).map(({ predecessor, row }) => `${predecessor.id}>${row.id}`);

it.each<[string, Partial<Parameters<typeof aTransaction>[0]>, Partial<Parameters<typeof aTransaction>[0]>]>([
  ['everything but the id is equal', {}, {}],
  ['the pending row posts', { status: 'PENDING' }, { status: 'POSTED' }],
  ['its bill closes', { billForecastMonth: null }, { billId: 'bill-1' }],
  ['the date moves by three days', { date: '2026-02-27' }, { date: '2026-03-02' }],
  ['the date moves back by three days', { date: '2026-03-02' }, { date: '2026-02-27' }],
  ['case and spaces differ', { description: 'Pag*Jose  da Silva' }, { description: 'PAG *JOSE DA SILVA ' }],
  ['accents and signs differ', { description: 'AÇAÍ DO ZÉ - LJ 2' }, { description: 'ACAI DO ZE LJ.2' }],
  ['the installment number is equal', { installment: third }, { installment: { ...third, total: 12 } }],
  ['the category changes', { category: 'Compras' }, { category: 'Supermercado' }],
])('a new id takes the place of a vanished row when %s', (_, old, next) => {
  expect(pairsOf([aTransaction({ id: 'old', ...old })], [aTransaction({ id: 'new', ...next })])).toEqual(['old>new']);
});

it.each<[string, Partial<Parameters<typeof aTransaction>[0]>, Partial<Parameters<typeof aTransaction>[0]>]>([
  ['amount', { reais: -10 }, { reais: -10.01 }],
  ['direction', { reais: -10 }, { reais: 10 }],
  ['direction alone', { type: 'DEBIT' }, { type: 'CREDIT' }],
  ['date by four days', { date: '2026-02-27' }, { date: '2026-03-03' }],
  ['description', { description: 'PADARIA BELLA' }, { description: 'PADARIA BELA' }],
  ['description made of signs', { description: '***' }, { description: '--' }],
  ['installment number', { installment: third }, { installment: { ...third, number: 4 } }],
  ['being an installment', { installment: third }, {}],
  ['currency', { currencyCode: 'BRL' }, { currencyCode: 'USD' }],
  ['account', { accountId: 'acc-1' }, { accountId: 'acc-2' }],
])('rows that differ in %s stay two purchases', (_, old, next) => {
  expect(pairsOf([aTransaction({ id: 'old', ...old })], [aTransaction({ id: 'new', ...next })])).toEqual([]);
});

it('two equal coffees on a day succeed two, and a third is new', () => {
  const old = ['o1', 'o2'].map((id) => aTransaction({ id }));
  expect(
    pairsOf(
      old,
      ['n1', 'n2', 'n3'].map((id) => aTransaction({ id })),
    ).sort(),
  ).toEqual(['o1>n1', 'o2>n2']);
});

const coffee = (prefix: string) =>
  fc.record({ day: fc.integer({ min: 1, max: 14 }), reais: fc.constantFrom(-5, -6, 5) }).map(({ day, reais }) => ({
    day,
    make: (index: number) => aTransaction({ id: `${prefix}${index}`, date: isoDate(2026, 3, day), reais }),
  }));
const coffees = (prefix: string) =>
  fc.array(coffee(prefix), { maxLength: 7 }).map((list) => list.map(({ make }, index) => make(index)));

const mayFollow = (old: Transaction, next: Transaction) =>
  old.amount === next.amount && Math.abs(daysBetween(old.date, next.date)) <= 3;

// Tries every pairing: slow, and shares nothing with the code under test.
const mostPairs = (old: readonly Transaction[], next: readonly Transaction[]): number => {
  const [first, ...rest] = old;
  if (!first) return 0;
  const withoutFirst = mostPairs(rest, next);
  const withFirst = next
    .filter((row) => mayFollow(first, row))
    .map(
      (row) =>
        1 +
        mostPairs(
          rest,
          next.filter((other) => other !== row),
        ),
    );
  return Math.max(withoutFirst, ...withFirst);
};

it('pairs as many rows as any pairing could, each once, never across amounts or directions', () =>
  fc.assert(
    fc.property(coffees('o'), coffees('n'), (old, next) => {
      const pairs = matchRenumberedRows(old, next);
      expect(pairs.every(({ predecessor, row }) => mayFollow(predecessor, row))).toBe(true);
      expect(new Set(pairs.map(({ predecessor }) => predecessor)).size).toBe(pairs.length);
      expect(new Set(pairs.map(({ row }) => row)).size).toBe(pairs.length);
      expect(pairs.length).toBe(mostPairs(old, next));
    }),
    { numRuns: 300 },
  ));
