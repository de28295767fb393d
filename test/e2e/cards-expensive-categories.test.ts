import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getExpensiveCategories } from '../../shared/contract/operations/get-expensive-categories.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { callerOf } from './cards-caller.ts';
import { card, daysFrom, midnight, person, row, today } from './cards-world.ts';

type Answer = {
  data: string;
  summary: { totalCategories: number; totalExpenses: number } & Record<string, unknown>;
  dateRange: { startDate: string; endDate: string };
};

let stack: TestStack;
const expensive = callerOf<Answer>(() => stack, getExpensiveCategories);
const spent = (date: string, amount: number, category: string, given = {}) =>
  row(date, amount, { category, status: 'POSTED', ...given });

beforeAll(async () => {
  stack = await startStack({
    users: [
      person(
        'ana',
        card({
          id: 'a-bank',
          type: 'BANK',
          transactions: [
            spent(today, -1000.5, 'Aluguel'),
            spent(daysFrom(today, -7), -250.25, 'Aluguel'),
            spent(daysFrom(today, -8), -9000, 'Aluguel'),
            spent(today, 5000, 'Salário', { type: 'CREDIT' }),
            spent(today, -700, 'Transferência mesma titularidade - PIX'),
            spent(today, -800, 'Pagamento de cartão de crédito'),
            spent(today, -12.3, 'Saúde'),
          ],
        }),
        card({
          id: 'a-card',
          transactions: [
            spent(today, 80, 'Supermercado'),
            spent(today, 20, 'Supermercado', { status: 'PENDING' }),
            spent(today, -800, 'Pagamento de cartão de crédito', { type: 'CREDIT' }),
          ],
        }),
        card({ id: 'a-two', transactions: [spent(today, 100, 'Lazer'), spent(today, 100, 'Compras')] }),
      ),
      person('bia', card({ id: 'b-card' })),
    ],
  });
});
afterAll(() => stack.close());

describe('get-expensive-categories', () => {
  it('ranks what was spent in the last seven days, own transfers and bill payments left out', async () => {
    const { data, summary, dateRange } = await expensive.ask('ana', { query: { s: 's' } });
    expect(data).toBe('1. Aluguel: R$ 1.250,75\n2. Compras: R$ 100,00\n3. Lazer: R$ 100,00');
    expect(summary).toEqual({
      totalCategories: 5,
      top3Categories: [
        { category: 'Aluguel', totalAmount: 1250.75, formattedAmount: 'R$ 1.250,75' },
        { category: 'Compras', totalAmount: 100, formattedAmount: 'R$ 100,00' },
        { category: 'Lazer', totalAmount: 100, formattedAmount: 'R$ 100,00' },
      ],
      totalExpenses: 1563.05,
      formattedTotalExpenses: 'R$ 1.563,05',
    });
    expect(dateRange).toEqual({ startDate: midnight(daysFrom(today, -7)), endDate: `${today}T23:59:59.999Z` });
  });

  it('takes given dates, both included', async () => {
    const day = daysFrom(today, -8);
    const { summary, dateRange } = await expensive.ask('ana', { query: { startDate: day, endDate: day } });
    expect(summary).toMatchObject({ totalCategories: 1, totalExpenses: 9000 });
    expect(dateRange).toEqual({ startDate: midnight(day), endDate: `${day}T23:59:59.999Z` });
  });

  it('takes the last date there is for no end', async () => {
    const { summary } = await expensive.ask('ana', { query: { startDate: '0001-01-01', endDate: '9999-12-31' } });
    expect(summary).toMatchObject({ totalCategories: 5, totalExpenses: 10563.05 });
  });

  it('reports a period without spending', async () => {
    const { data, summary } = await expensive.ask('bia');
    expect(data).toBe('Nenhuma despesa encontrada no período.');
    expect(summary).toEqual({
      totalCategories: 0,
      top3Categories: [],
      totalExpenses: 0,
      formattedTotalExpenses: 'R$ 0,00',
    });
  });

  it.each([
    { query: { startDate: 'ontem' }, error: 'Invalid startDate', received: 'ontem' },
    { query: { startDate: '2026-03-02', endDate: '2026-03-01' }, error: 'Invalid startDate', received: '2026-03-02' },
  ])('refuses $query', async ({ query, error, received }) => {
    const { status, body } = await expensive.refused('ana', { query });
    expect([status, body]).toMatchObject([400, { error, message: expect.any(String), received }]);
  });

  it('takes two round trips to the table, the key check included', async () => {
    expect(await expensive.roundTrips()).toBe(2);
  });

  it('answers 500 when the store fails', async () => {
    expect(await expensive.whileTableFails('ana')).toMatchObject({
      status: 500,
      body: { error: 'Internal server error' },
    });
  });
});
