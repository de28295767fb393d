import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCashFlow } from '../../shared/contract/operations/get-cash-flow.ts';
import { getExpensiveCategories } from '../../shared/contract/operations/get-expensive-categories.ts';
import { getTransactions } from '../../shared/contract/operations/get-transactions.ts';
import { listSpendingLimits } from '../../shared/contract/operations/list-spending-limits.ts';
import { summarizeSpending } from '../../shared/contract/operations/summarize-spending.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { callerOf } from './cards-caller.ts';
import { card, daysFrom, midnight, monthsFrom, person, row, today } from './cards-world.ts';
import { signedIn } from './web-caller.ts';

type Group = { key: string; amount: number };
type Spending = { data: { totals: Record<string, number>; groups: Group[]; left_out: number } };
type Flow = {
  data: {
    months: { gross: number; refunds: number; spending: number; income: number }[];
    explained: Record<string, number> & { from: string; to: string };
  };
};
type Rows = { data: { amount: number; date: string; currency_code: string }[] };
type Limits = { data: { category: string; currentSpending: number }[] };

let stack: TestStack;
const spending = callerOf<Spending>(() => stack, summarizeSpending);
const flow = callerOf<Flow>(() => stack, getCashFlow);
const expensive = callerOf<{ summary: { totalExpenses: number } }>(() => stack, getExpensiveCategories);
const rows = callerOf<Rows>(() => stack, getTransactions);
const limits = callerOf<Limits>(() => stack, listSpendingLimits);

const back = (days: number) => daysFrom(today, -days);
const posted = (date: string, amount: number, description: string, given = {}) =>
  row(date, amount, { description, status: 'POSTED', ...given });
const credit = { type: 'CREDIT' };

const ana = person(
  'ana',
  card({
    id: 'bank',
    type: 'BANK',
    transactions: [
      posted(back(9), -500, 'Dinheiro guardado'),
      posted(back(8), 300, 'Dinheiro resgatado', credit),
      posted(back(7), -80, 'Dinheiro reservado'),
      posted(back(6), -812.35, 'PAGAMENTO DE FATURA-INTERNET'),
      posted(back(5), -60, 'PIX ENVIADO LIVRARIA AZUL', { category: 'Livraria', categoryId: '08060000' }),
      posted(back(4), 60, 'PIX DEVOLVIDO LIVRARIA AZUL', { ...credit, categoryId: '05070000', category: 'Pix' }),
      posted(back(3), 45, 'ESTORNO QUXZAB', credit),
      posted(back(2), 900, 'SALARIO ACME', { ...credit, categoryId: '01010000', category: 'Salary' }),
      row(daysFrom(today, 1), -700, { description: 'TERRA E COR', category: 'Lazer', status: 'PENDING' }),
    ],
  }),
  card({
    id: 'card',
    transactions: [
      posted(back(40), 400, 'TERRA E COR', { category: 'Lazer' }),
      posted(back(1), -150, 'TERRA E COR', credit),
      posted(back(8), 969, 'XPTO', { creditCardMetadata: { otherCreditsType: 'REVOLVING_CREDIT' } }),
      posted(back(8), 30, 'ENCARGOS DE ROTATIVO', { creditCardMetadata: { otherCreditsType: 'REVOLVING_CREDIT' } }),
      posted(back(7), 25, 'AWS', { currencyCode: 'USD', category: 'Lazer' }),
    ],
  }),
);

const hours = posted(today, 90, 'CLUBE SOL E MAR', { category: 'Academia e centros de lazer' });
const cancelled = posted(today, -90, 'ESTORNO CLUBE SOL E MAR', credit);
const bia = person('bia', card({ id: 'b-card', transactions: [hours, cancelled] }));
const caio = person('caio', card({ id: 'c-card', transactions: [{ ...hours, id: 'kept' }] }));
/** A bill of 1.200, of which 200 were paid; the rest costs 150 in five installments, the fourth of them today. */
const due = monthsFrom(today, -4);
const installmentOf = (number: number) =>
  posted(monthsFrom(today, number - 4), 230, `PARCELAMENTO DE FATURA ${number}/5`, {
    creditCardMetadata: {
      otherCreditsType: 'BILL_INSTALLMENT',
      installmentNumber: number,
      totalInstallments: 5,
    },
  });
const davi = person(
  'davi',
  card({
    id: 'd-card',
    creditData: { balanceDueDate: midnight(daysFrom(today, 20)) },
    bills: [{ id: 'd-bill', dueDate: midnight(due), totalAmount: 1200, minimumPaymentAmount: 150 }],
    transactions: [
      posted(due, -200, 'PAGAMENTO RECEBIDO', { type: 'CREDIT' }),
      ...[1, 2, 3, 4].map((number) => installmentOf(number)),
    ],
  }),
);
/** Limits count in UTC months: in the last hours of a month in São Paulo the next one has begun. */
const isOneMonth = new Date().toISOString().slice(0, 7) === today.slice(0, 7);

beforeAll(async () => {
  stack = await startStack({ users: [ana, bia, caio, davi] });
});
afterAll(() => stack.close());

describe('each row has one place', () => {
  const dates = { from: back(10), to: today };

  it('sums what was spent and all that was given back', async () => {
    const { data } = await spending.ask('ana', { query: dates });
    expect(data.totals).toMatchObject({ gross: 90, refunds: 255, spending: -165 });
    expect(data.left_out).toBe(1);
    // The purchase of the first one lies before these dates.
    expect(data.groups.filter(({ amount }) => amount < 0)).toEqual([
      expect.objectContaining({ key: 'Estornos', amount: -45 }),
      expect.objectContaining({ key: 'Lazer', amount: -150 }),
    ]);
  });

  it.each(['merchant', 'account', 'month', 'day'])('has the same total by %s', async (groupBy) => {
    const { data } = await spending.ask('ana', { query: { ...dates, groupBy } });
    expect(data.groups.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(-165, 2);
  });

  it('explains the change of the rows', async () => {
    const { explained, months } = (await flow.ask('ana', { query: { months: 3 } })).data;
    const query = { startDate: explained.from, endDate: explained.to };
    const shown = (await rows.ask('ana', { query })).data.filter(({ currency_code }) => currency_code === 'BRL');
    expect(explained).toMatchObject({
      change: Number(shown.reduce((sum, { amount }) => sum + amount, 0).toFixed(2)),
      income: 900,
      own_moves: -1092.35,
      carried: -969,
    });
    const { income = 0, spending: spent = 0, own_moves = 0, carried = 0, shifted = 0, change } = explained;
    expect(income - spent + own_moves + carried + shifted).toBeCloseTo(change ?? Number.NaN, 2);
    for (const month of months) expect(month.gross - month.refunds).toBeCloseTo(month.spending, 2);
  });

  it('leaves own moves and carried debt out of the most expensive categories', async () => {
    const { summary } = await expensive.ask('ana', { query: { startDate: dates.from, endDate: dates.to } });
    expect(summary.totalExpenses).toBe(90);
  });
});

describe('a bill in installments', () => {
  const month = { from: `${today.slice(0, 7)}-01`, to: today };

  it('costs its interest in every answer, whatever months they read', async () => {
    const { totals, groups } = (await spending.ask('davi', { query: month })).data;
    expect([totals.spending, groups]).toEqual([30, [expect.objectContaining({ key: 'Taxas bancárias', amount: 30 })]]);
    const wide = await spending.ask('davi', { query: { from: monthsFrom(today, -5), to: today } });
    expect(wide.data.totals.spending).toBe(120);
    const dates = { startDate: month.from, endDate: today };
    expect((await expensive.ask('davi', { query: dates })).summary.totalExpenses).toBe(30);
    const { spending: seen } = (await (await signedIn(stack, 'davi')).ask<{ spending: object }>('overview')).body;
    expect(seen).toMatchObject({ total: 30, categories: [{ category: 'Taxas bancárias', amount: 30 }] });
  });

  it('is carried debt but for its interest', async () => {
    const { explained } = (await flow.ask('davi', { query: { months: 6 } })).data;
    const { income = 0, spending: spent = 0, own_moves = 0, carried = 0, shifted = 0, change } = explained;
    expect({ spent: spent + shifted, own_moves, carried }).toEqual({ spent: 120, own_moves: 0, carried: -800 });
    expect(income - spent + own_moves + carried + shifted).toBeCloseTo(change ?? Number.NaN, 2);
  });
});

describe('a limit', () => {
  const makeLimit = async (user: string, category: string) => {
    const body = { category, limitAmount: 100, period: 'monthly', isRecurring: true };
    const key = await stack.keyOf(user);
    expect((await stack.call('POST', '/tools/api/create-spending-limit', { key, body })).status).toBe(200);
    await stack.control('POST', 'drain');
  };

  it('counts what summarize-spending counts, and nothing that is only scheduled', async () => {
    await makeLimit('ana', 'Compras');
    const month = { from: `${today.slice(0, 7)}-01`, to: today };
    const { groups } = (await spending.ask('ana', { query: month })).data;
    const spent = groups.find(({ key }) => key === 'Livraria')?.amount ?? 0;
    expect((await limits.ask('ana')).data).toMatchObject([
      { category: 'Compras', currentSpending: Math.max(0, spent) },
    ]);
  });

  it('counts the interest of a bill in installments', async () => {
    await makeLimit('davi', 'Taxas bancárias');
    expect((await limits.ask('davi')).data).toMatchObject([{ currentSpending: isOneMonth ? 30 : 0 }]);
  });

  it.each([
    ['bia', 'is told nothing by a purchase that is cancelled the same day', 0],
    ['caio', 'is told by one that is not', isOneMonth ? 90 : 0],
  ])('of %s %s', async (user, _name, spent) => {
    await stack.control('DELETE', 'outbox');
    await makeLimit(user, 'Academia e centros de lazer');
    const { emails } = await stack.control<{ emails: { text: string }[] }>('GET', 'outbox');
    expect(emails).toHaveLength(spent > 0 ? 1 : 0);
    expect((await limits.ask(user)).data).toMatchObject([{ currentSpending: spent }]);
  });
});
