import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getAccounts } from '../../shared/contract/operations/get-accounts.ts';
import { getTransactions } from '../../shared/contract/operations/get-transactions.ts';
import { addMonths } from '../../shared/time/calendar.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { household, today } from './a-household.ts';

type Row = { id: string; amount: number; date: string; category: string | null };
type Listing = { data: Row[]; count: number; filters: Record<string, unknown>; period: Record<string, string> };

let stack: TestStack;
let key: string;
beforeAll(async () => {
  stack = await startStack(household);
  key = await stack.keyOf('ana');
});
afterAll(() => stack.close());
afterEach(() => stack.control('DELETE', 'faults'));

const path = '/tools/api/get-transactions';
const list = async (query: Record<string, string> = {}) => {
  const reply = await stack.call<Listing>('GET', path, { key, query });
  expect(reply.status).toBe(200);
  expect(getTransactions.response().safeParse(reply.body).error).toBeUndefined();
  return reply.body;
};
const ids = async (query: Record<string, string>) => (await list(query)).data.map(({ id }) => id).sort();

describe('get-transactions, raw', () => {
  it('returns the last three months with signed amounts, newest first', async () => {
    const { data, count, filters, period } = await list();
    expect(data.map(({ id, amount }) => [id, amount])).toEqual([
      ['t-pending', -23.45],
      ['t-usd', -55.07],
      ['t-clinic', -320],
      ['t-lunch', -45.9],
      ['t-bill', -450.25],
      ['t-paid', 450.25],
      ['t-rent', -1800.5],
      ['t-salary', 5000],
    ]);
    expect(count).toBe(8);
    expect(period).toEqual({ startDate: addMonths(today, -3), endDate: today });
    expect(filters).toMatchObject({ startDate: null, endDate: null, categories: null, minAmount: null, format: 'raw' });
  });

  it.each([
    {
      query: { startDate: '2020-01-01' },
      expected: ['t-bill', 't-clinic', 't-lunch', 't-old', 't-paid', 't-pending', 't-rent', 't-salary', 't-usd'],
    },
    { query: { categories: 'Moradia' }, expected: ['t-rent'] },
    { query: { categories: 'aluguel,ALIMENTACAO' }, expected: ['t-lunch', 't-rent'] },
    { query: { categories: 'Hospitais, clínicas e laboratórios,Eating out' }, expected: ['t-clinic', 't-lunch'] },
    { query: { categories: 'Nada disso' }, expected: [] },
    { query: { minAmount: '-100', maxAmount: '100' }, expected: ['t-lunch', 't-pending', 't-usd'] },
    { query: { minAmount: '450.25' }, expected: ['t-paid', 't-salary'] },
    { query: { accountType: 'BANK' }, expected: ['t-bill', 't-rent', 't-salary'] },
    { query: { accountSubtype: 'CREDIT_CARD', includeStatus: 'PENDING' }, expected: ['t-pending'] },
    { query: { includeStatus: 'POSTED,PENDING', accountType: 'CREDIT', maxAmount: '-300' }, expected: ['t-clinic'] },
    { query: { accountType: '', limit: '3', s: 's', maxAmount: '-1000' }, expected: ['t-rent'] },
  ])('filters by $query', async ({ query, expected }) =>
    expect(await ids(Object.fromEntries(Object.entries(query)))).toEqual(expected),
  );

  it('echoes the parameters', async () => {
    const { filters } = await list({ categories: 'Moradia,Lazer', minAmount: '-10.5', accountType: 'BANK' });
    expect(filters).toEqual({
      startDate: null,
      endDate: null,
      categories: ['Moradia', 'Lazer'],
      minAmount: -10.5,
      maxAmount: null,
      accountType: 'BANK',
      accountSubtype: null,
      includeStatus: null,
      format: 'raw',
    });
  });

  it.each([
    [{ accountType: 'SAVINGS' }, 'SAVINGS'],
    [{ accountSubtype: 'x' }, 'x'],
    [{ includeStatus: 'POSTED,DONE' }, 'POSTED,DONE'],
    [{ startDate: '2026-02-30' }, '2026-02-30'],
    [{ endDate: 'ontem' }, 'ontem'],
    [{ minAmount: 'muito' }, 'muito'],
    [{ format: 'xml' }, 'xml'],
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }, '2026-03-02'],
  ])('refuses %j and echoes it', async (query, received) => {
    const reply = await stack.call('GET', path, { key, query });
    expect(reply).toMatchObject({
      status: 400,
      body: { error: expect.any(String), message: expect.any(String), received },
    });
  });

  it('shows nothing of another user', async () => {
    const other = await stack.call<Listing>('GET', path, { key: await stack.keyOf('bia') });
    expect(other.body).toMatchObject({ data: [], count: 0 });
  });

  it('answers a bare 500 while the store fails, and nothing of the failure', async () => {
    await stack.control('POST', 'faults', { target: 'dynamodb', operation: 'Query', times: 40, error: '500' });
    expect(await stack.call('GET', path, { key })).toMatchObject({
      status: 500,
      body: { error: 'Internal server error' },
    });
  });
});

describe('get-transactions, structured', () => {
  it('takes the last day of the calendar as an end', async () => {
    const { count } = await list({ format: 'structured', startDate: '2020-01-01', endDate: '9999-12-31' });
    expect(count).toBe(9);
  });

  it('groups by account, cards under their bank account, with totals', async () => {
    const { data } = (await list({ format: 'structured' })) as unknown as { data: Record<string, unknown> };
    const bank = (data.transactions as { accounts: Record<string, Record<string, unknown>> }).accounts[
      'Conta Corrente'
    ];
    expect(bank).toMatchObject({
      total_bank_transfer: 2250.75,
      total_received: 5000,
      total_credit_card_payments: 450.25,
      total_credit_card_purchases: 444.42,
      credit_cards: { 'Cartão Itaú': { total_payments: 450.25, total_purchases: 444.42 } },
    });
    expect(data.summary).toMatchObject({
      total_spent: 2244.92,
      total_received: 5000,
      total_bank_transfer: 2250.75,
      by_category: {
        Aluguel: { total: 1800.5, count: 1 },
        'Hospitais, clínicas e laboratórios': { total: 320, count: 1 },
      },
    });
  });
});

describe('accounts and balances', () => {
  it('lists every account with both key sets', async () => {
    const { body } = await stack.call<{ data: unknown[] }>('GET', '/tools/api/get-accounts', { key });
    expect(getAccounts.response().safeParse(body).error).toBeUndefined();
    expect(body.data).toMatchObject([
      { accountId: 'acc-bank', accountBalance: 2749.25, providerCode: 'ITAU', number: '****3456', creditData: null },
      { accountId: 'acc-card', accountBalance: -444.42, balance: 444.42, number: '****4321', bankData: null },
    ]);
  });

  it('sums bank accounts only', async () => {
    const { body } = await stack.call('GET', '/tools/api/get-balance', { key });
    expect(body).toMatchObject({ success: true, data: { total_balance: 2749.25, accounts: [{ id: 'acc-bank' }] } });
  });

  it.each([
    [undefined, 400, 'Account ID is required'],
    ['', 400, 'Account ID is required'],
    ['acc-card', 400, 'Account is not a bank account'],
    ['acc-bia', 404, 'Account not found'],
    ['nothing', 404, 'Account not found'],
  ])('refuses the account %j', async (accountId, status, error) => {
    const reply = await stack.call('GET', '/tools/api/get-balance-by-account', { key, query: { accountId } });
    expect(reply).toMatchObject({ status, body: { error } });
  });

  it('returns one balance, and its own failure', async () => {
    const one = () => stack.call('GET', '/tools/api/get-balance-by-account', { key, query: { accountId: 'acc-bank' } });
    expect((await one()).body).toMatchObject({
      data: { name: 'Conta Corrente', balance: 2749.25, account_type: 'BANK', account_subtype: 'CHECKING_ACCOUNT' },
    });
    await stack.control('POST', 'faults', { target: 'dynamodb', operation: 'GetItem', times: 20, error: '500' });
    expect(await one()).toMatchObject({
      status: 500,
      body: { error: 'Failed to get balance by account id from database' },
    });
  });
});

describe('cost', () => {
  it('reads in at most two sequential round trips, key check included', async () => {
    await stack.control('DELETE', 'metrics');
    await list({ startDate: '2025-01-01', format: 'structured' });
    await stack.call('GET', '/tools/api/get-accounts', { key });
    const metrics = await stack.control<Record<string, { dynamodb: { sequentialRounds: number; writeUnits: number } }>>(
      'GET',
      'metrics',
    );
    for (const name of ['get-transactions', 'get-accounts']) {
      expect(metrics[name]?.dynamodb.sequentialRounds).toBeLessThanOrEqual(2);
      expect(metrics[name]?.dynamodb.writeUnits).toBe(0);
    }
  });
});
