import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type { SaldoClient, Schemas } from '../../infra/client/client.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { refusalOf } from '../support/stack-client.ts';
import { household } from './a-household.ts';

let stack: TestStack;
let ana: SaldoClient;
beforeAll(async () => {
  stack = await startStack(household);
  ana = stack.typed(await stack.keyOf('ana'));
});
afterAll(() => stack.close());

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
    const accounts = await ana.getAccounts();
    expect(accounts.data.map(({ id, type }) => [id, type]).toSorted()).toEqual([
      ['acc-bank', 'BANK'],
      ['acc-card', 'CREDIT'],
    ]);
    const balances = await ana.getBalance();
    expect(balances.data.total_balance).toBe(2749.25);
    for (const { id, balance } of balances.data.accounts) {
      expect((await ana.getBalanceByAccount({ accountId: id })).data.balance).toBe(balance);
    }
  });

  it('filter transactions, lists being written with commas', async () => {
    const query = {
      includeStatus: ['PENDING' as const, 'POSTED' as const],
      categories: 'Moradia',
      format: 'raw' as const,
    };
    const { data, count, filters } = await ana.getTransactions(query);
    if (!Array.isArray(data)) throw new Error('raw is a list');
    expect(data.map(({ id, amount }) => [id, amount])).toEqual([['t-rent', -1800.5]]);
    expect([count, filters.includeStatus, filters.categories]).toEqual([1, ['PENDING', 'POSTED'], ['Moradia']]);
  });

  it('group transactions by account', async () => {
    const { data } = await ana.getTransactions({ format: 'structured' });
    if (Array.isArray(data)) throw new Error('structured is no list');
    const [account] = Object.values(data.transactions.accounts);
    expect(account?.received.map(({ amount, description }) => [description, amount])).toEqual([['SALARIO ACME', 5000]]);
    expect(data.summary.total_received).toBe(5000);
  });

  it('estimate bills and rank categories', async () => {
    const bills = await ana.getBills({ accountId: 'acc-card' });
    expect([bills.count, bills.filters.accountId]).toEqual([0, 'acc-card']);
    const query = { accountId: 'acc-card', closingDay: 31 };
    const estimate = await ana.getBillSummary(query);
    expect(estimate.data.map(({ account_id, closing_day }) => [account_id, closing_day])).toEqual([['acc-card', 31]]);
    const ranking = await ana.getExpensiveCategories();
    expect(ranking.summary.top3Categories[0]?.totalAmount).toBe(320);
    const installments = await ana.getInstallments();
    expect(installments.summary).toEqual(installments.data.summary);
  });

  it('throw a refusal, with the fields of its answer', async () => {
    const { status, error, type } = await refusalOf(ana.getBalanceByAccount({ accountId: 'acc-card' }));
    expect([status, error, type]).toEqual([400, 'Account is not a bank account', 'invalid_request']);
    const wrong = await refusalOf(ana.getTransactions({ startDate: 'ontem', minAmount: 'muito' as never }));
    expect([wrong.param, wrong.details.map(({ param }) => param)]).toEqual(['startDate', ['startDate', 'minAmount']]);
    expect(wrong).toMatchObject({
      docs: expect.stringMatching(/\/docs#invalid_request$/),
      requestId: expect.any(String),
    });
    expect(await refusalOf(stack.typed('sk-none').getAccounts())).toMatchObject({
      status: 401,
      type: 'invalid_api_key',
    });
  });
});
