import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getInstallments } from '../../shared/contract/operations/get-installments.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { callerOf } from './cards-caller.ts';
import { card, daysFrom, midnight, monthsFrom, person, row, today } from './cards-world.ts';

type Purchase = {
  purchaseDate: string;
  totalAmount: number;
  description: string;
  installments: {
    amount: number;
    installmentNumber: number;
    dueDate: string;
    isProjected: boolean;
    status: string;
    description: string;
  }[];
} & Record<string, unknown>;
type Summary = { totalAmount: number; totalPurchases: number } & Record<string, unknown>;
type Answer = {
  data: { summary: Summary; purchases: Purchase[] };
  summary: Summary;
  dateRange: { startDate: string; endDate: string };
};

let stack: TestStack;
const installments = callerOf<Answer>(() => stack, getInstallments);

const monthStart = `${today.slice(0, 8)}01`;
const bought = monthsFrom(monthStart, -2);
const metadata = (installmentNumber: number, totalInstallments: number, given = {}) => ({
  creditCardMetadata: { installmentNumber, totalInstallments, purchaseDate: midnight(bought), ...given },
});

beforeAll(async () => {
  stack = await startStack({
    users: [
      person(
        'ana',
        card({
          id: 'a-card',
          transactions: [
            // One row per bill, and no total.
            ...[1, 2].map((number) =>
              row(monthsFrom(bought, number - 1), 33.34, {
                description: 'MAGALU',
                status: 'POSTED',
                category: 'Eletrônicos',
                ...metadata(number, 3),
              }),
            ),
            // All at once, dated at the purchase, with the total.
            ...[1, 2, 3, 4].map((number) =>
              row(bought, number === 1 ? 25.03 : 25, {
                description: 'DECOLAR',
                ...metadata(number, 4, { totalAmount: 100.03 }),
              }),
            ),
            // Two equal purchases on one day.
            ...['a', 'b'].map((id) =>
              row(bought, 10, { id: `twin-${id}`, description: 'CENTAURO', ...metadata(1, 2) }),
            ),
            // Only in the description.
            row(monthsFrom(bought, 1), 50, { description: 'OTICAS CAROL PARC 02/05' }),
            // No purchases in installments.
            row(today, 80, { description: 'PADARIA' }),
            row(today, -33.34, { description: 'MAGALU', type: 'CREDIT', ...metadata(1, 3) }),
            // Bought too long ago.
            row(today, 60, {
              description: 'FAST SHOP',
              ...metadata(8, 10, { purchaseDate: midnight(monthsFrom(monthStart, -7)) }),
            }),
          ],
        }),
      ),
      person('bia', card({ id: 'b-card' })),
    ],
  });
});
afterAll(() => stack.close());

const named = ({ data }: Answer, name: string): Purchase[] =>
  data.purchases.filter(({ description }) => description === name);
const cents = (amounts: number[]): number => amounts.reduce((total, amount) => total + Math.round(amount * 100), 0);

describe('get-installments', () => {
  it('rebuilds purchases from one row per bill, and derives what is still to come', async () => {
    const answer = await installments.ask('ana');
    expect(named(answer, 'MAGALU')).toMatchObject([
      {
        purchaseDate: bought,
        totalAmount: 100.02,
        accountId: 'a-card',
        accountName: 'Conta a-card',
        customName: null,
        installmentsPaid: 2,
        installmentsRemaining: 1,
        amountPaid: 66.68,
        amountRemaining: 33.34,
        installments: [
          {
            installmentNumber: 1,
            totalInstallments: 3,
            amount: 33.34,
            status: 'POSTED',
            isProjected: false,
            category: 'Eletrônicos',
          },
          { installmentNumber: 2, totalInstallments: 3, amount: 33.34, status: 'POSTED', isProjected: false },
          {
            installmentNumber: 3,
            totalInstallments: 3,
            amount: 33.34,
            status: 'PENDING',
            isProjected: true,
            dueDate: monthStart,
          },
        ],
      },
    ]);
  });

  it('rebuilds a purchase whose rows came all at once', async () => {
    const [purchase, ...others] = named(await installments.ask('ana'), 'DECOLAR');
    expect(others).toEqual([]);
    expect(purchase).toMatchObject({ purchaseDate: bought, totalAmount: 100.03 });
    expect(
      purchase?.installments.map(({ installmentNumber, isProjected }) => [installmentNumber, isProjected]),
    ).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, false],
    ]);
    expect(purchase?.installments.map(({ dueDate }) => dueDate.slice(0, 7))).toEqual(
      [0, 1, 2, 3].map((months) => monthsFrom(bought, months).slice(0, 7)),
    );
  });

  it('reads the number in a description', async () => {
    const [purchase] = named(await installments.ask('ana'), 'OTICAS CAROL');
    expect(purchase).toMatchObject({ purchaseDate: bought, totalAmount: 250, installmentsPaid: 1 });
    expect(purchase?.installments.map(({ description }) => description)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `OTICAS CAROL PARC 0${number}/05`),
    );
  });

  it('keeps two equal purchases on one day', async () => {
    expect(named(await installments.ask('ana'), 'CENTAURO').map(({ totalAmount }) => totalAmount)).toEqual([20, 20]);
  });

  it('sums are exact to the centavo, in both places', async () => {
    const { data, summary, dateRange } = await installments.ask('ana');
    expect(summary).toEqual(data.summary);
    expect(data.purchases).toHaveLength(5);
    for (const { totalAmount, installments: all } of data.purchases) {
      expect(cents(all.map(({ amount }) => amount))).toBe(cents([totalAmount]));
    }
    expect(summary).toMatchObject({ totalAmount: 490.05, totalPurchases: 5, totalInstallments: 16 });
    expect(summary.installmentDistribution).toEqual([
      { totalInstallments: 2, count: 2, totalAmount: 40 },
      { totalInstallments: 3, count: 1, totalAmount: 100.02 },
      { totalInstallments: 4, count: 1, totalAmount: 100.03 },
      { totalInstallments: 5, count: 1, totalAmount: 250 },
    ]);
    expect(dateRange).toEqual({
      startDate: monthsFrom(monthStart, -3),
      endDate: daysFrom(monthsFrom(monthStart, 1), -1),
    });
  });

  it('is about purchases of the given days', async () => {
    const { data, dateRange } = await installments.ask('ana', {
      query: { startDate: monthsFrom(monthStart, -7), endDate: monthsFrom(monthStart, -6) },
    });
    expect(data.purchases).toMatchObject([{ description: 'FAST SHOP', totalAmount: 600, installmentsRemaining: 3 }]);
    expect(dateRange).toEqual({ startDate: monthsFrom(monthStart, -7), endDate: monthsFrom(monthStart, -6) });
  });

  it("shows no other user's purchases", async () => {
    expect(await installments.ask('bia')).toMatchObject({
      data: { purchases: [], summary: { totalAmount: 0, totalPurchases: 0 } },
    });
  });

  it.each([
    { query: { startDate: '2026-02-30' }, error: 'Invalid startDate', received: '2026-02-30' },
    { query: { endDate: '01/02/2026' }, error: 'Invalid endDate', received: '01/02/2026' },
    { query: { startDate: '2026-03-01', endDate: '2026-02-01' }, error: 'Invalid startDate', received: '2026-03-01' },
  ])('refuses $query', async ({ query, error, received }) => {
    const { status, body } = await installments.refused('ana', { query });
    expect([status, body]).toMatchObject([400, { error, message: expect.any(String), received }]);
  });

  it('takes two round trips to the table, the key check included', async () => {
    expect(await installments.roundTrips()).toBe(2);
  });

  it('answers 500 when the store fails', async () => {
    expect(await installments.whileTableFails('ana')).toMatchObject({
      status: 500,
      body: { error: 'Internal server error' },
    });
  });
});
