import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBillSummary } from '../../shared/contract/operations/get-bill-summary.ts';
import { manageClosingDate } from '../../shared/contract/operations/manage-closing-date.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { callerOf } from './cards-caller.ts';
import { card, daysFrom, midnight, monthsFrom, person, row, today } from './cards-world.ts';

type Summary = {
  account_id: string;
  closing_day: number | null;
  period_start: string;
  period_end: string;
  approx_current_bill_amount: number;
} & Record<string, unknown>;
type Answer = { data: Summary[]; filters: object } & Record<
  'recommendations' | 'transactionsInfo' | 'notice' | 'guidance',
  string
>;

let stack: TestStack;
const summary = callerOf<Answer>(() => stack, getBillSummary);
const closingDates = callerOf<object>(() => stack, manageClosingDate);

const due = daysFrom(today, 17);
const closing = daysFrom(due, -7);
const lastClosing = daysFrom(monthsFrom(due, -1), -7);
const dayOf = (date: string): number => Number(date.slice(8));

beforeAll(async () => {
  stack = await startStack({
    users: [
      person(
        'ana',
        card({
          id: 'a-card',
          creditData: {
            balanceDueDate: midnight(due),
            balanceCloseDate: midnight(daysFrom(today, 3)),
            creditLimit: 5000,
            availableCreditLimit: 4200.5,
          },
          transactions: [
            row(today, 100.1),
            row(lastClosing, 20.2),
            row(daysFrom(closing, -1), 0.05),
            row(closing, 7000),
            row(daysFrom(lastClosing, -1), 7000),
            row(today, 7000, { status: 'POSTED' }),
            row(today, -7000, { type: 'CREDIT' }),
          ],
        }),
        card({ id: 'a-bank', type: 'BANK', transactions: [row(today, -33)] }),
      ),
      person(
        'bia',
        card({ id: 'b-one', creditData: { balanceDueDate: midnight(due) } }),
        card({ id: 'b-two', transactions: [row(today, 5)] }),
      ),
      person('caio'),
    ],
  });
});
afterAll(() => stack.close());

describe('get-bill-summary', () => {
  it('estimates the open bill: pending debits from the last closing to the next', async () => {
    const { data, ...rest } = await summary.ask('ana');
    expect(data).toEqual([
      {
        account_id: 'a-card',
        account_name: 'Conta a-card',
        custom_name: null,
        currency_code: 'BRL',
        credit_limit: 5000,
        available_credit_limit: 4200.5,
        closing_day: dayOf(closing),
        period_start: midnight(lastClosing),
        period_end: midnight(closing),
        approx_current_bill_amount: 120.35,
        net_bill_amount: 120.35,
        net_due_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        provider_close_date: daysFrom(today, 3),
        closed_bill: null,
      },
    ]);
    expect(rest).toMatchObject({
      success: true,
      recommendations: '',
      transactionsInfo: '3 transações consideradas na estimativa.',
      notice: expect.stringContaining('aproximado'),
      guidance: expect.stringContaining('get-bills'),
      filters: { accountId: null, closingDay: null, startDate: null, endDate: null },
      timestamp: expect.any(String),
    });
  });

  it('uses a manual closing day for the named card', async () => {
    const { data, filters } = await summary.ask('ana', { query: { accountId: 'a-card', closingDay: 1 } });
    const start = `${today.slice(0, 8)}01`;
    expect(data).toMatchObject([
      { closing_day: 1, period_start: midnight(start), period_end: midnight(monthsFrom(start, 1)) },
    ]);
    expect(filters).toEqual({ accountId: 'a-card', closingDay: 1, startDate: null, endDate: null });
  });

  it('ignores a manual closing day without a card, and echoes it', async () => {
    const { data, filters } = await summary.ask('ana', { query: { closingDay: 1 } });
    expect(data).toMatchObject([{ closing_day: dayOf(closing), period_end: midnight(closing) }]);
    expect(filters).toMatchObject({ closingDay: 1 });
  });

  it('takes given dates, echoed as they were given, and leaves a side that is not given automatic', async () => {
    const both = await summary.ask('ana', {
      query: { startDate: daysFrom(lastClosing, -1), endDate: midnight(today) },
    });
    expect(both.data).toMatchObject([
      {
        period_start: midnight(daysFrom(lastClosing, -1)),
        period_end: midnight(today),
        approx_current_bill_amount: 7020.2,
      },
    ]);
    expect(both.filters).toMatchObject({ startDate: daysFrom(lastClosing, -1), endDate: midnight(today) });
    const startOnly = await summary.ask('ana', { query: { startDate: today } });
    expect(startOnly.data).toMatchObject([
      { period_start: midnight(today), period_end: midnight(closing), approx_current_bill_amount: 100.15 },
    ]);
  });

  it('recommends to register closing dates for several cards without one, until one is registered', async () => {
    const before = await summary.ask('bia');
    expect(before.data.map(({ account_id, closing_day }) => [account_id, closing_day])).toEqual([
      ['b-one', dayOf(closing)],
      ['b-two', null],
    ]);
    expect(before.data[1]).toMatchObject({
      period_start: midnight(`${today.slice(0, 8)}01`),
      credit_limit: null,
      provider_close_date: null,
    });
    expect(before.recommendations).toContain('manage-closing-date');
    expect(before.transactionsInfo).toBe('1 transação considerada na estimativa.');
    await closingDates.ask('bia', { body: { operation: 'INSERT', accountId: 'b-two', closingDay: dayOf(closing) } });
    const after = await summary.ask('bia');
    expect(after.recommendations).toBe('');
    expect(after.data[1]).toMatchObject({ closing_day: dayOf(closing) });
  });

  it.each(['b-one', 'a-bank', 'nobody'])(
    'returns nothing for an account that is not a card of the caller: %s',
    async (accountId) => {
      expect((await summary.ask('ana', { query: { accountId } })).data).toEqual([]);
    },
  );

  it('has nothing for a user without cards', async () => {
    expect(await summary.ask('caio')).toMatchObject({
      data: [],
      recommendations: '',
      transactionsInfo: 'Nenhuma transação considerada na estimativa.',
    });
  });

  it.each([
    { query: { closingDay: '0' }, error: 'Invalid closingDay', received: '0' },
    { query: { closingDay: '32' }, error: 'Invalid closingDay', received: '32' },
    { query: { closingDay: '10.5' }, error: 'Invalid closingDay', received: '10.5' },
    { query: { closingDay: 'dez' }, error: 'Invalid closingDay', received: 'dez' },
    { query: { startDate: '2026-02-30' }, error: 'Invalid startDate', received: '2026-02-30' },
    { query: { endDate: 'logo' }, error: 'Invalid endDate', received: 'logo' },
    { query: { startDate: '2026-03-01', endDate: '2026-02-01' }, error: 'Invalid startDate', received: '2026-03-01' },
  ])('refuses $query', async ({ query, error, received }) => {
    const { status, body } = await summary.refused('ana', { query });
    expect([status, body]).toMatchObject([400, { error, message: expect.any(String), received }]);
  });

  it('takes empty parameters as unset', async () => {
    expect(
      (await summary.ask('ana', { query: { accountId: '', closingDay: '', startDate: '', endDate: '' } })).data,
    ).toHaveLength(1);
  });

  it('takes two round trips to the table, the key check included', async () => {
    expect(await summary.roundTrips()).toBe(2);
  });

  it('answers 500 when the store fails', async () => {
    expect(await summary.whileTableFails('ana')).toMatchObject({
      status: 500,
      body: { error: 'Internal server error' },
    });
  });
});
