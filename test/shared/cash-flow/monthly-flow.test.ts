import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyIn, onItsOwnDate } from '../../../shared/cash-flow/entries.ts';
import { everydayMonths, monthlyFlow } from '../../../shared/cash-flow/monthly-flow.ts';
import { counted, netSpending } from '../../../shared/cash-flow/net-spending.ts';
import { presentCashFlow } from '../../../shared/cash-flow/present-cash-flow.ts';
import { reckonedFlow } from '../../../shared/cash-flow/reckoned-flow.ts';
import { spendingGroups } from '../../../shared/cash-flow/spending-groups.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { aBankAccount, aCard } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { type PlainRow, summedByHand } from './summed-by-hand.ts';

const TODAY = day('2026-08-20');
const ACCOUNTS = [aBankAccount({ id: 'acc-1' }), aCard({ id: 'card-1', due: '2026-09-10' })];
const sourcesOf = (transactions: readonly Transaction[]) => ({
  accounts: ACCOUNTS,
  bills: [],
  closingDates: [],
  transactions,
});
const flowOf = (transactions: readonly Transaction[], months: number) =>
  monthlyFlow(reckonedFlow(sourcesOf(transactions), months, TODAY), months, TODAY);

const CATEGORIES = ['Supermercado', 'Saúde', 'Lazer'];
const rowOf = ({ date, kind, centavos, category }: PlainRow, index: number): Transaction => {
  const reais = centavos / 100;
  const about = {
    income: { reais, category: 'Salário', description: 'SALARIO' },
    spending: { reais: -reais, category, description: `LOJA ${category}` },
    refund: { reais, category, description: `ESTORNO LOJA ${category}`, accountId: 'card-1' },
    own: { reais: -reais, category: 'Transferência mesma titularidade - PIX', description: 'PIX' },
  };
  return aTransaction({ id: `row-${index}`, date, ...about[kind] });
};

const plainRow = fc
  .record({
    after: fc.integer({ min: -200, max: 0 }),
    kind: fc.constantFrom<PlainRow['kind']>('income', 'spending', 'spending', 'spending', 'refund', 'own'),
    centavos: fc.integer({ min: 1, max: 90_000 }),
    category: fc.constantFrom(...CATEGORIES),
  })
  .map(({ after, ...rest }): PlainRow => ({ ...rest, date: addDays(TODAY, after) }));

it('equals an independent sum, refunds carried back month by month', () => {
  fc.assert(
    fc.property(fc.array(plainRow, { maxLength: 40 }), fc.integer({ min: 1, max: 6 }), (rows, months) => {
      const flow = flowOf(rows.map(rowOf), months).map(({ month, income, spending, categories }) => ({
        month,
        income,
        spending,
        byCategory: Object.fromEntries(categories.map(({ category, amount }) => [category, amount])),
      }));
      expect(flow).toEqual(summedByHand(rows, '2026-08', months));
    }),
    { numRuns: 200 },
  );
});

it('is the same total however spending is grouped', () => {
  fc.assert(
    fc.property(fc.array(plainRow, { maxLength: 40 }), (rows) => {
      const { entries } = moneyIn(sourcesOf(rows.map(rowOf)), onItsOwnDate, TODAY);
      const spent = netSpending(counted(entries));
      const total = spent.reduce((sum, { net }) => sum + net, 0);
      const accounts = new Map(ACCOUNTS.map((account) => [account.id, account]));
      for (const grouping of ['category', 'merchant', 'month', 'account', 'day'] as const) {
        const groups = spendingGroups(spent, grouping, accounts);
        expect(groups.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      }
    }),
  );
});

it('one merchant is one group under the name that a person would say, however its rows print it', () => {
  const rows = [
    aTransaction({ id: 'a', date: '2026-08-01', category: 'Compras', description: 'AMAZON BR SAO PAULO' }),
    aTransaction({ id: 'b', date: '2026-08-02', category: 'Compras', merchant: 'AMAZON SERVICOS DE VAREJO' }),
    aTransaction({ id: 'c', date: '2026-08-03', category: 'Compras', merchant: 'Amazon' }),
  ];
  const { entries } = moneyIn(sourcesOf(rows), onItsOwnDate, TODAY);
  const groups = spendingGroups(netSpending(counted(entries)), 'merchant', new Map());
  expect(groups.map(({ name, count }) => [name, count])).toEqual([['Amazon', 3]]);
});

describe('what is no spending and no income', () => {
  it.each([
    ['own transfers', { category: 'Transferência mesma titularidade - PIX', reais: -500 }],
    ['payments of a bill', { category: 'Pagamento de cartão de crédito', reais: -500 }],
    ['investments', { category: 'Renda fixa', reais: -500 }],
    ['what comes back from investments', { category: 'Resgate', reais: 500 }],
    [
      'a payment on the card, whatever its category',
      { accountId: 'card-1', description: 'PAGAMENTO RECEBIDO', reais: 500 },
    ],
  ])('%s', (_name, given) => {
    const flow = flowOf([aTransaction({ id: 'a', date: '2026-08-03', ...given })], 1);
    expect(flow.flatMap(({ income, spending }) => [income, spending]).every((amount) => amount === 0)).toBe(true);
  });
});

it.each([
  ['of its own category', { category: 'Lazer' }, 'Lazer'],
  ['without a category', {}, 'Estornos'],
])('is negative spending of its month: a refund without a purchase, %s', (_name, given, category) => {
  const refund = aTransaction({
    id: 'a',
    date: '2026-07-03',
    accountId: 'card-1',
    description: 'ESTORNO LOJA',
    reais: 500,
    ...given,
  });
  const [, july] = flowOf([refund, aTransaction({ id: 'b', date: '2026-08-03', category: 'Lazer' })], 6);
  expect(july).toMatchObject({ month: '2026-07', income: 0, gross: 0, spending: -50_000, categories: [{ category }] });
});

it('counts installments that the bank dates at the purchase in the months of their bills', () => {
  const transactions = [1, 2, 3].map((number) =>
    aTransaction({
      id: `tv-${number}`,
      date: '2026-06-10',
      accountId: 'card-1',
      reais: -100,
      installment: { number, total: 3, totalAmount: null, purchaseDate: day('2026-06-10') },
    }),
  );
  const flow = flowOf(transactions, 6);
  expect(flow.map(({ month, spending }) => [month, spending])).toEqual([
    ['2026-08', 10_000],
    ['2026-07', 10_000],
    ['2026-06', 10_000],
  ]);
});

it('tells shares, averages, changes and the month so far', () => {
  const spend = (date: string, reais: number, category = 'Lazer') =>
    aTransaction({ id: `${date} ${reais}`, date, reais, category });
  const rows = [
    spend('2026-08-05', -100),
    spend('2026-08-06', -300, 'Saúde'),
    spend('2026-07-05', -50),
    spend('2026-07-25', -70),
    spend('2026-06-05', -80),
    spend('2026-08-01', 1000, 'Salário'),
    aTransaction({ id: 'usd', date: '2026-08-02', reais: -20, currencyCode: 'USD' }),
  ];
  const shown = presentCashFlow(sourcesOf(rows), { months: 6 }, TODAY);
  expect(shown.months[0]).toEqual({
    month: '2026-08',
    is_partial: true,
    income: 1000,
    gross: 400,
    refunds: 0,
    spending: 400,
    net: 600,
    savings_rate: 0.6,
    by_category: [
      { category: 'Saúde', amount: 300, share: 0.75, average: 0, change: null },
      { category: 'Lazer', amount: 100, share: 0.25, average: 100, change: 0 },
    ],
  });
  expect(shown.months[1]).toMatchObject({ income: 0, savings_rate: null, by_category: [{ average: 80, change: 50 }] });
  expect(shown.averages).toEqual({ income: 0, spending: 100, net: -100 });
  expect(shown.comparison).toEqual({ spending: 400, previous_spending: 50, change: 700 });
  expect(shown.left_out).toBe(1);
  expect(shown.explained).toEqual({
    from: '2026-06-01',
    to: TODAY,
    change: 400,
    income: 1000,
    spending: 600,
    own_moves: 0,
    carried: 0,
    shifted: 0,
  });
});

it('gives what nothing else explains of whole months, by category and account, net of refunds', () => {
  const spend = (id: string, date: string, reais: number, given = {}) =>
    aTransaction({ id, date, reais, category: 'Supermercado', description: `LOJA ${id}`, ...given });
  const rows = [
    spend('a', '2026-08-05', -10),
    spend('b', '2026-07-05', -50),
    spend('c', '2026-07-25', -70, { accountId: 'card-1' }),
    spend('gym', '2026-07-10', -99),
    spend('back', '2026-07-11', 99, { description: 'ESTORNO LOJA gym' }),
    spend('returned', '2026-06-11', 30, { accountId: 'card-1', description: 'ESTORNO', category: null }),
  ];
  const months = everydayMonths(reckonedFlow(sourcesOf(rows), 1, TODAY), 3, TODAY, ({ id }) => id === 'gym');
  expect(months).toEqual([
    {
      month: '2026-07',
      hasRows: true,
      sums: [
        { category: 'Supermercado', accountId: 'acc-1', amount: 5000 },
        { category: 'Supermercado', accountId: 'card-1', amount: 7000 },
      ],
    },
    { month: '2026-06', hasRows: true, sums: [{ category: 'Estornos', accountId: 'card-1', amount: -3000 }] },
    { month: '2026-05', hasRows: false, sums: [] },
  ]);
});
