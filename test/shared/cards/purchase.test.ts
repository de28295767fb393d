import { describe, expect, it } from 'vitest';
import { billsLaterOf, installmentRow, rebuildPurchases } from '../../../shared/cards/purchase.ts';
import { toCentavos } from '../../../shared/money.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';

type Row = {
  id?: string;
  number: number;
  date: string;
  reais?: number;
  of?: number;
  total?: number;
  bought?: string;
  store?: string;
  currencyCode?: string;
};

const rowOf = ({ number, date, reais = 100, of = 3, total, bought, store = 'LOJA', ...given }: Row) => {
  const installment = {
    number,
    total: of,
    totalAmount: total === undefined ? null : toCentavos(total),
    purchaseDate: bought === undefined ? null : day(bought),
  };
  const id = `${number} ${date} ${reais}`;
  const row = installmentRow(aTransaction({ id, date, reais: -reais, description: store, installment, ...given }));
  if (!row) throw new Error('no installment');
  return row;
};

/** The ids of the rows of each purchase. */
const purchasesOf = (rows: readonly Row[]): string[][] =>
  rebuildPurchases(rows.map(rowOf))
    .map((purchase) => [...purchase.rows.values()].map(({ transaction }) => transaction.id).sort())
    .sort();
const countOf = (rows: readonly Row[]): number => {
  const count = purchasesOf(rows).length;
  expect(purchasesOf(rows.toReversed())).toEqual(purchasesOf(rows));
  return count;
};

const first: Row = { number: 1, date: '2026-03-15' };
const second: Row = { number: 2, date: '2026-04-15' };

describe('two rows are of one purchase', () => {
  it.each<{ name: string; one?: Partial<Row>; other?: Partial<Row>; purchases: 1 | 2 }>([
    { name: 'the next number a month later', purchases: 1 },
    { name: 'not of two shops', other: { store: 'OUTRA' }, purchases: 2 },
    { name: 'not in two currencies', other: { currencyCode: 'USD' }, purchases: 2 },
    { name: 'not of plans of two lengths', other: { of: 4 }, purchases: 2 },
    { name: 'not of one number', other: { number: 1 }, purchases: 2 },
    { name: 'of twice the amount', other: { reais: 200 }, purchases: 1 },
    { name: 'of half the amount', other: { reais: 50 }, purchases: 1 },
    { name: 'not of more than twice the amount', other: { reais: 200.01 }, purchases: 2 },
    { name: 'not of less than half the amount', other: { reais: 49.99 }, purchases: 2 },
    { name: 'of one total', one: { total: 300 }, other: { total: 300 }, purchases: 1 },
    { name: 'not of two totals', one: { total: 300 }, other: { total: 301 }, purchases: 2 },
    { name: 'where only the first tells a total', one: { total: 300 }, purchases: 1 },
    { name: 'where only the second tells a total', other: { total: 300 }, purchases: 1 },
    { name: 'twenty days late', other: { date: '2026-05-04' }, purchases: 1 },
    { name: 'not more than twenty days late', other: { date: '2026-05-05' }, purchases: 2 },
    { name: 'twenty days early', one: { date: '2026-03-25' }, other: { date: '2026-04-05' }, purchases: 1 },
    { name: 'dated twenty days before it', one: { date: '2026-03-31' }, other: { date: '2026-03-11' }, purchases: 1 },
    { name: 'not dated earlier', one: { date: '2026-03-31' }, other: { date: '2026-03-10' }, purchases: 2 },
    { name: 'bought on one day', one: { bought: '2026-03-15' }, other: { bought: '2026-03-15' }, purchases: 1 },
    { name: 'bought a day apart', one: { bought: '2026-03-14' }, other: { bought: '2026-03-15' }, purchases: 1 },
    { name: 'not bought two days apart', one: { bought: '2026-03-13' }, other: { bought: '2026-03-15' }, purchases: 2 },
    { name: 'bought days before, where the other does not tell', one: { bought: '2026-03-11' }, purchases: 1 },
    { name: 'of one date', other: { date: '2026-03-15' }, purchases: 1 },
  ])('$name: $purchases', ({ one, other, purchases }) => {
    expect(
      countOf([
        { ...first, ...one },
        { ...second, ...other },
      ]),
    ).toBe(purchases);
  });
});

describe('of several purchases that a row fits, it belongs to', () => {
  it('the one of its amount', () => {
    const rows = [first, { ...first, reais: 150 }, second, { ...second, reais: 150 }];
    expect(purchasesOf(rows)).toEqual([
      ['1 2026-03-15 100', '2 2026-04-15 100'],
      ['1 2026-03-15 150', '2 2026-04-15 150'],
    ]);
  });

  it('the nearest, where the amounts differ by no more than the centavos that do not divide', () => {
    const rows = [
      { ...first, date: '2026-03-10', reais: 100.03 },
      { ...first, date: '2026-03-15', reais: 100 },
      { ...second, date: '2026-04-10', reais: 100 },
    ];
    expect(purchasesOf(rows)).toEqual([['1 2026-03-10 100.03', '2 2026-04-10 100'], ['1 2026-03-15 100']]);
  });

  it('the nearest, also where that is the later one', () => {
    const rows = [{ ...first, date: '2026-03-10' }, first, second];
    expect(purchasesOf(rows)).toEqual([['1 2026-03-10 100'], ['1 2026-03-15 100', '2 2026-04-15 100']]);
  });

  it('the one of its amount rather than the nearest, where they differ by more', () => {
    const rows = [
      { ...first, date: '2026-03-10', reais: 100.04 },
      { ...first, date: '2026-03-15', reais: 100 },
      { ...second, date: '2026-04-10', reais: 100 },
    ];
    expect(purchasesOf(rows)).toEqual([['1 2026-03-10 100.04'], ['1 2026-03-15 100', '2 2026-04-10 100']]);
  });
});

describe('installments that are reported at once go to successive bills', () => {
  const later = (purchaseDate: string, rows: readonly Row[]) => {
    const known = rows.map(rowOf);
    const purchase = { purchaseDate: day(purchaseDate), rows: new Map(known.map((row) => [row.number, row])) };
    return [...billsLaterOf([purchase]).values()];
  };
  const on = (date: string, ...numbers: number[]) => numbers.map((number) => ({ number, date }));

  it.each([
    { name: 'from the first, dated at the purchase', rows: on('2026-03-15', 1, 2, 3), bills: [0, 1, 2] },
    { name: 'the first of them reported before', rows: on('2026-03-15', 2, 3), bills: [1, 2] },
    { name: 'dated three days after it', rows: on('2026-03-18', 2, 3), bills: [1, 2] },
    { name: 'dated three days before it', rows: on('2026-03-12', 2, 3), bills: [1, 2] },
    { name: 'dated later: from the first that is pending', rows: on('2026-03-19', 2, 3), bills: [0, 1] },
    { name: 'none of one row a month', rows: [first, second], bills: [] },
  ])('$name', ({ rows, bills }) => expect(later('2026-03-15', rows)).toEqual(bills));
});

describe('a bank that dates later installments on the first day of their bills, and tells no purchase date', () => {
  const closing = (year: number, month: number, day: number, early = 0) =>
    new Date(Date.UTC(year, month - 1, day - early)).toISOString().slice(0, 10);

  /** Rows of a purchase: the first on its day, each later one on the first day of the next bill; the last bill may close early. */
  const rowsOf = (bought: string, closesOn: number, of: number, early: number): Row[] => {
    const [year = 0, month = 0, day_ = 0] = bought.split('-').map(Number);
    const first = day_ < closesOn ? month : month + 1;
    return Array.from({ length: of }, (_, at) => ({
      number: at + 1,
      of,
      date: at === 0 ? bought : closing(year, first + at - 1, closesOn, at === of - 1 ? early : 0),
    }));
  };

  it('has one purchase, on whatever day it was bought and whatever day the card closes', () => {
    for (const closesOn of [1, 5, 10, 18, 25, 28])
      for (let bought = 0; bought < 62; bought += 1)
        for (const early of [0, 9, 15]) {
          const on = new Date(Date.UTC(2026, 6, 1 + bought)).toISOString().slice(0, 10);
          const rows = rowsOf(on, closesOn, 5, early);
          expect(countOf(rows), JSON.stringify({ on, closesOn, early, rows })).toBe(1);
        }
  });

  it('keeps two equal purchases of successive months apart', () => {
    const two = (one: string, other: string) => [...rowsOf(one, 18, 5, 0), ...rowsOf(other, 18, 5, 0)];
    expect(countOf(two('2026-07-20', '2026-08-20'))).toBe(2);
    expect(countOf(two('2026-07-08', '2026-08-08'))).toBe(2);
    expect(countOf(two('2026-07-17', '2026-08-17'))).toBe(2);
  });
});
