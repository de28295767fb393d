import { describe, expect, it } from 'vitest';
import { datesOfInstallments, installmentPurchases, purchaseDates } from '../../../shared/cards/installments.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { aCard } from './a-card.ts';

const TODAY = day('2026-06-20');

describe('the dates of purchase', () => {
  it.each([
    { name: 'by default four calendar months', start: null, end: null, first: '2026-03-01', last: '2026-06-30' },
    { name: 'with both sides given', start: '2026-01-05', end: '2026-01-31', first: '2026-01-05', last: '2026-01-31' },
    { name: 'from a given day', start: '2025-01-05', end: null, first: '2025-01-05', last: '2026-06-30' },
    { name: 'to a later day', start: null, end: '2026-07-15', first: '2026-03-01', last: '2026-07-15' },
    { name: 'to an earlier day', start: null, end: '2026-01-15', first: '2025-10-01', last: '2026-01-15' },
    { name: 'from a day to come', start: '2026-08-10', end: null, first: '2026-08-10', last: '2026-08-31' },
  ])('$name', ({ start, end, first, last }) => {
    const given = [start, end].map((text) => (text ? day(text) : undefined));
    expect(purchaseDates(given[0], given[1], TODAY)).toEqual({ first, last });
  });
});

describe('installment purchases', () => {
  const row = (id: string, purchase: string, accountId = 'card-1') =>
    aTransaction({
      id,
      accountId,
      date: '2026-05-20',
      description: id,
      installment: { number: 2, total: 3, totalAmount: null, purchaseDate: day(purchase) },
    });
  const purchasesOf = (transactions: ReturnType<typeof row>[]) =>
    installmentPurchases(
      { cards: [aCard(), aCard({ id: 'card-2' })], bills: [], closingDates: [], transactions },
      { first: day('2026-04-01'), last: day('2026-04-30') },
      TODAY,
    );

  it('are those made in the period, whenever their installments are, newest first', () => {
    const rows = [
      row('last', '2026-04-30'),
      row('first', '2026-04-01'),
      row('before', '2026-03-31'),
      row('after', '2026-05-01'),
    ];
    expect(purchasesOf(rows).map(({ description }) => description)).toEqual(['last', 'first']);
  });

  it('are of all cards of the user, and of nothing but cards', () => {
    const rows = [row('a', '2026-04-10'), row('b', '2026-04-10', 'card-2'), row('c', '2026-04-10', 'bank-1')];
    expect(purchasesOf(rows).map(({ accountId }) => accountId)).toEqual(['card-1', 'card-2']);
  });

  it('are listed newest first over all cards', () => {
    const rows = [row('a', '2026-04-10'), row('b', '2026-04-20', 'card-2'), row('c', '2026-04-15')];
    expect(purchasesOf(rows).map(({ description }) => description)).toEqual(['b', 'c', 'a']);
  });

  it('name who sold it as a person would, beside the text of the bank', () => {
    const rows = [
      { ...row('a', '2026-04-10'), description: 'IFD*CANTINA DA NONNA PARC 02/03' },
      { ...row('b', '2026-04-09'), description: 'MP *LOJA 02/03', merchant: 'AMAZON SERVICOS DE VAREJO' },
      { ...row('c', '2026-04-08'), description: '0001 02/03' },
    ];
    const names = purchasesOf(rows).map(({ merchant }) => merchant);
    expect(names.slice(0, 2)).toEqual(['Cantina da Nonna', 'Amazon']);
    expect(names[2]).toContain('0001');
  });

  it('keep equal purchases on two cards apart', () => {
    const rows = [row('a', '2026-04-10'), { ...row('b', '2026-04-10', 'card-2'), description: 'a' }];
    expect(purchasesOf(rows)).toHaveLength(2);
  });
});

it('installments are read from the month before the first purchase to two years ahead', () => {
  const dates = { first: day('2026-03-31'), last: day('2026-06-30') };
  expect(datesOfInstallments(dates, TODAY)).toEqual({ first: day('2026-02-28'), last: day('2028-06-20') });
});
