import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type { SaldoClient, Schemas } from '../../infra/client/client.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { household } from './a-household.ts';

let stack: TestStack;
let ana: SaldoClient;
beforeAll(async () => {
  stack = await startStack(household);
  ana = stack.typed(await stack.keyOf('ana'));
});
afterAll(() => stack.close());

/** The answer, which must not be a refusal. */
const given = <Data>({ data, error }: { data?: Data; error?: unknown }): Data => {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
};

describe('reads through the generated client', () => {
  it('are typed field by field', () => {
    expectTypeOf<Schemas['Transaction']['type']>().toEqualTypeOf<'DEBIT' | 'CREDIT'>();
    expectTypeOf<Schemas['Transaction']['balance']>().toEqualTypeOf<number | null>();
    expectTypeOf<Schemas['PaymentReminder']['recurrencePattern']>().toEqualTypeOf<
      'daily' | 'weekly' | 'monthly' | 'yearly' | null
    >();
    expectTypeOf<Schemas['CreateSpendingLimitRequest']['period']>().toEqualTypeOf<
      'daily' | 'weekly' | 'biweekly' | 'monthly'
    >();
  });

  it('find every account, the balances of the bank ones, and each by its id', async () => {
    const accounts = given(await ana.GET('/tools/api/get-accounts'));
    expect(accounts.data.map(({ id, type }) => [id, type]).toSorted()).toEqual([
      ['acc-bank', 'BANK'],
      ['acc-card', 'CREDIT'],
    ]);
    const balances = given(await ana.GET('/tools/api/get-balance'));
    expect(balances.data.total_balance).toBe(2749.25);
    for (const { id, balance } of balances.data.accounts) {
      const params = { query: { accountId: id } };
      expect(given(await ana.GET('/tools/api/get-balance-by-account', { params })).data.balance).toBe(balance);
    }
  });

  it('filter transactions, lists being written with commas', async () => {
    const query = {
      includeStatus: ['PENDING' as const, 'POSTED' as const],
      categories: 'Moradia',
      format: 'raw' as const,
    };
    const { data, count, filters } = given(await ana.GET('/tools/api/get-transactions', { params: { query } }));
    if (!Array.isArray(data)) throw new Error('raw is a list');
    expect(data.map(({ id, amount }) => [id, amount])).toEqual([['t-rent', -1800.5]]);
    expect([count, filters.includeStatus, filters.categories]).toEqual([1, ['PENDING', 'POSTED'], ['Moradia']]);
  });

  it('group transactions by account', async () => {
    const params = { query: { format: 'structured' as const } };
    const { data } = given(await ana.GET('/tools/api/get-transactions', { params }));
    if (Array.isArray(data)) throw new Error('structured is no list');
    const [account] = Object.values(data.transactions.accounts);
    expect(account?.received.map(({ amount, description }) => [description, amount])).toEqual([['SALARIO ACME', 5000]]);
    expect(data.summary.total_received).toBe(5000);
  });

  it('estimate bills and rank categories', async () => {
    const bills = given(await ana.GET('/tools/api/get-bills', { params: { query: { accountId: 'acc-card' } } }));
    expect([bills.count, bills.filters.accountId]).toEqual([0, 'acc-card']);
    const query = { accountId: 'acc-card', closingDay: 31 };
    const estimate = given(await ana.GET('/tools/api/get-bill-summary', { params: { query } }));
    expect(estimate.data.map(({ account_id, closing_day }) => [account_id, closing_day])).toEqual([['acc-card', 31]]);
    const ranking = given(await ana.GET('/tools/api/get-expensive-categories'));
    expect(ranking.summary.top3Categories[0]?.totalAmount).toBe(320);
    const installments = given(await ana.GET('/tools/api/get-installments'));
    expect(installments.summary).toEqual(installments.data.summary);
  });

  it('answer a refusal as a value, typed by its status', async () => {
    const { data, error, response } = await ana.GET('/tools/api/get-balance-by-account', {
      params: { query: { accountId: 'acc-card' } },
    });
    expect([data, response.status, error?.error]).toEqual([undefined, 400, 'Account is not a bank account']);
    const stranger = await stack.typed('sk-none').GET('/tools/api/get-accounts');
    expect([stranger.response.status, stranger.error]).toMatchObject([401, { type: 'invalid_api_key' }]);
  });
});
