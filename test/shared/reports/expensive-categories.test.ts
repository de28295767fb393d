import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import {
  categoryTotals,
  expensePeriod,
  mostExpensive,
  rankingText,
  totalOf,
} from '../../../shared/reports/expensive-categories.ts';
import { aBankAccount, aBill, aCard } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';

const period = { first: day('2026-03-01'), last: day('2026-03-31') };
const sources = { accounts: [aBankAccount(), aCard()], bills: [aBill()], closingDates: [] };
const totals = (rows: readonly Transaction[]) =>
  categoryTotals({ ...sources, transactions: rows }, period, period.last);

describe('what a category cost', () => {
  it.each([
    { name: 'a posted debit', row: aTransaction({ id: 't' }), counts: true },
    { name: 'a pending debit', row: aTransaction({ id: 't', status: 'PENDING' }), counts: true },
    { name: 'on the first day', row: aTransaction({ id: 't', date: '2026-03-01' }), counts: true },
    { name: 'on the last day', row: aTransaction({ id: 't', date: '2026-03-31' }), counts: true },
    { name: 'before', row: aTransaction({ id: 't', date: '2026-02-28' }), counts: false },
    { name: 'after', row: aTransaction({ id: 't', date: '2026-04-01' }), counts: false },
    { name: 'a credit', row: aTransaction({ id: 't', reais: 10 }), counts: false },
    { name: 'another currency', row: aTransaction({ id: 't', currencyCode: 'USD' }), counts: false },
  ])('counts debits of the period in BRL: $name', ({ row, counts }) => {
    expect(totalOf(totals([row]))).toBe(counts ? 1000 : 0);
  });

  it('leaves out transfers between own accounts, investments, pockets and card bill payments', () => {
    const rows = [
      aTransaction({ id: 'food', accountId: 'bank-1', category: 'Supermercado' }),
      aTransaction({ id: 'own', accountId: 'bank-1', category: 'Transferência mesma titularidade - PIX', reais: -500 }),
      aTransaction({ id: 'fund', accountId: 'bank-1', category: 'Renda fixa', reais: -700 }),
      aTransaction({ id: 'box', accountId: 'bank-1', description: 'Dinheiro guardado', reais: -80 }),
      aTransaction({ id: 'bill', accountId: 'bank-1', category: 'Pagamento de cartão de crédito', reais: -900 }),
    ];
    expect(totals(rows)).toEqual([{ category: 'Supermercado', total: 1000 }]);
  });

  it('names what has no category', () => {
    expect(totals([aTransaction({ id: 't' })])).toEqual([{ category: 'Sem categoria', total: 1000 }]);
  });
});

describe('the ranking', () => {
  const cost = (category: string, reais: number) => aTransaction({ id: category, category, reais: -reais });

  it('is the same whatever the order of the rows, equal totals by name', () => {
    const rows = [cost('Lazer', 50), cost('Aluguel', 50), cost('Saúde', 1250.75), cost('Compras', 50)];
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
        expect(totals(shuffled).map(({ category }) => category)).toEqual(['Saúde', 'Aluguel', 'Compras', 'Lazer']);
      }),
    );
  });

  it('is three numbered lines in Brazilian money', () => {
    const ranked = mostExpensive(
      totals([cost('Lazer', 50), cost('Aluguel', 1050.5), cost('Saúde', 1250.75), cost('Compras', 0.07)]),
    );
    expect(rankingText(ranked)).toBe('1. Saúde: R$ 1.250,75\n2. Aluguel: R$ 1.050,50\n3. Lazer: R$ 50,00');
  });

  it('keeps each category on its line, whatever a bank named it', () => {
    expect(rankingText(totals([cost('Lazer\n2. Saúde\r\u2028x', 1)]))).toBe('1. Lazer 2. Saúde x: R$ 1,00');
  });

  it('has its own text when there is nothing to rank', () => {
    expect(rankingText([])).toBe('Nenhuma despesa encontrada no período.');
  });

  it('adds up to an integer sum of the rows', () => {
    const rows = fc.array(
      fc.record({
        cents: fc.integer({ min: 1, max: 10_000_000 }),
        category: fc.constantFrom('A', 'B', 'C', 'D', null),
      }),
    );
    fc.assert(
      fc.property(rows, (given) => {
        const result = totals(
          given.map(({ cents, category }, index) => aTransaction({ id: `t${index}`, category, reais: -cents / 100 })),
        );
        expect(BigInt(totalOf(result))).toBe(given.reduce((total, { cents }) => total + BigInt(cents), 0n));
        expect(result).toHaveLength(new Set(given.map(({ category }) => category)).size);
      }),
    );
  });
});

describe('the period of spending', () => {
  it.each([
    { name: 'by default the last seven days', start: null, end: null, first: '2026-03-08', last: '2026-03-15' },
    { name: 'with both sides given', start: '2026-01-01', end: '2026-01-31', first: '2026-01-01', last: '2026-01-31' },
    { name: 'from a given day to today', start: '2026-02-01', end: null, first: '2026-02-01', last: '2026-03-15' },
    {
      name: 'from seven days ago to a later day',
      start: null,
      end: '2026-03-20',
      first: '2026-03-08',
      last: '2026-03-20',
    },
    {
      name: 'seven days up to an earlier day',
      start: null,
      end: '2026-01-31',
      first: '2026-01-24',
      last: '2026-01-31',
    },
    { name: 'from a day to come', start: '2026-04-01', end: null, first: '2026-04-01', last: '2026-04-01' },
  ])('$name', ({ start, end, first, last }) => {
    const given = [start, end].map((text) => (text ? day(text) : undefined));
    expect(expensePeriod(given[0], given[1], day('2026-03-15'))).toEqual({ first, last });
  });
});
