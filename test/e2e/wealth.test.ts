import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStack, type TestStack } from '../support/stack.ts';

const updatedAt = '2026-11-26T12:00:00.000Z';

const cdb = {
  id: 'inv-1',
  type: 'FIXED_INCOME',
  subtype: 'CDB',
  name: 'CDB Sol',
  number: '998877',
  issuer: 'Banco Sol',
  balance: 10_450.1,
  amount: 10_600,
  taxes: 149.9,
  amountOriginal: 10_000,
  amountWithdrawal: 20_000,
  dueDate: '2098-03-01',
  rate: 110,
  rateType: 'CDI',
  transactions: [
    { id: 'buy-1', type: 'BUY', date: '2026-03-02', amount: 10_000 },
    { id: 'tax-1', type: 'TAX', date: '2026-11-03', description: 'COME-COTAS', amount: 20, netAmount: 19.5 },
    { id: 'pay-1', type: 'INTEREST', date: '2026-11-20', quantity: 2, value: 3.25 },
  ],
};
const treasury = {
  id: 'inv-2',
  type: 'FIXED_INCOME',
  subtype: 'TREASURY',
  name: 'Tesouro IPCA',
  balance: 500,
  dueDate: '2097-01-01',
  rate: 100,
  rateType: 'IPCA',
  fixedAnnualRate: 6.2,
};
const dollars = { id: 'inv-3', type: 'ETF', name: 'VOO', currencyCode: 'USD', balance: 900 };
const car = {
  id: 'loan-1',
  productName: 'Veículo',
  contractNumber: '123456',
  kind: 'FINANCING',
  contractAmount: 48_000,
  CET: 0.214,
  installmentPeriodicity: 'MONTHLY',
  firstInstallmentDueDate: '2098-01-31',
  installments: { totalNumberOfInstallments: 48, paidInstallments: 1, pastDueInstallments: 0 },
  payments: {
    contractOutstandingBalance: 31_250.4,
    releases: [{ installmentId: 'p1', paidDate: '2026-11-10', paidAmount: 1310.22 }],
  },
};
const itemOf = (investments: object[], loans: object[]) => ({
  item: { id: 'sol', connector: { id: 612, name: 'Banco Sol' }, lastUpdatedAt: updatedAt },
  accounts: [{ account: { id: 'conta', type: 'BANK', balance: 100 } }],
  investments,
  loans,
});
const plain = {
  item: { id: 'lua', connector: { id: 601, name: 'Banco Lua' } },
  accounts: [{ account: { id: 'lua-conta', type: 'BANK', balance: 5 } }],
};
const subscription = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;

let stack: TestStack;
let key: string;
beforeAll(async () => {
  stack = await startStack({
    users: [
      { id: 'ana', subscription, items: [itemOf([treasury, dollars, cdb], [car])] },
      { id: 'beto', subscription, items: [plain] },
    ],
  } as never);
  key = await stack.keyOf('ana');
});
afterAll(() => stack.close());

const get = async (operation: string, query: Record<string, string> = {}) =>
  stack.call('GET', `/tools/api/${operation}`, { key, query });

it('lists investments, largest first, with totals in BRL', async () => {
  const { status, body } = await get('get-investments');
  expect(status).toBe(200);
  const { data } = body as { data: { positions: { id: string }[] } };
  expect(data.positions.map(({ id }) => id)).toEqual(['inv-1', 'inv-3', 'inv-2']);
  expect(body).toMatchObject({
    data: {
      positions: [
        {
          item_id: 'sol',
          connector_name: 'Banco Sol',
          kind: 'fixed_income',
          balance: 10_450.1,
          profit: 450.1,
          profit_percent: 4.5,
          liquid_now: 10_450.1,
          liquid_on: null,
          rate: '110% CDI',
          as_of: '2026-11-26',
          status: 'active',
        },
        { currency_code: 'USD', kind: 'etf', liquid_now: null },
        {
          kind: 'treasury',
          rate: 'IPCA + 6,2%',
          liquid_now: null,
          liquid_on: '2097-01-01',
          invested: null,
          profit: null,
        },
      ],
      totals: {
        balance: 10_950.1,
        invested: 10_000,
        profit: 450.1,
        liquid_now: 10_450.1,
        by_kind: [
          { kind: 'fixed_income', balance: 10_450.1, share: 95.43, count: 1 },
          { kind: 'treasury', balance: 500, share: 4.57, count: 1 },
        ],
        liquidity: { now: 10_450.1, market: 0, at_due: [{ date: '2097-01-01', amount: 500 }], unknown: 0 },
        unknown: [],
      },
      left_out: 1,
    },
    freshness: { connections: [{ item_id: 'sol' }] },
  });
  expect(JSON.stringify(body)).not.toMatch(/998877|123456/);
});

it('lists loans with what is left to pay', async () => {
  const { body } = await get('get-loans');
  expect(body).toMatchObject({
    data: {
      loans: [
        {
          id: 'loan-1',
          kind: 'financing',
          contracted: 48_000,
          outstanding: 31_250.4,
          installment_amount: 1310.22,
          next_date: '2098-02-28',
          installments: { total: 48, paid: 1, overdue: 0, remaining: 47 },
          annual_cost_percent: 21.4,
          paid_by: 'account',
          status: 'active',
        },
      ],
      totals: { outstanding: 31_250.4, monthly: 1310.22, unknown: [] },
    },
  });
});

it('answers the net worth, with what is unknown named', async () => {
  const { status, body } = await get('get-net-worth', { months: '2' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    data: {
      today: {
        bank: 100,
        investments: 10_950.1,
        cards: 0,
        loans: -31_250.4,
        net: -20_200.3,
        complete: true,
        change: null,
      },
      history: [{ net: -20_200.3 }, { net: null, complete: false }],
      left_out: 1,
    },
  });
  expect((await get('get-net-worth', { months: '25' })).status).toBe(400);
});

it('refuses an unknown status with what it received', async () => {
  const { status, body } = await get('get-investments', { status: 'sold' });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('sold');
});

it('lists what moved in holdings, and only where it is asked for', async () => {
  const range = { startDate: '2026-01-01', endDate: '2026-12-31' };
  const { body } = await get('get-transactions', { ...range, accountType: 'INVESTMENT' });
  expect(body).toMatchObject({
    count: 3,
    data: [
      {
        id: 'pay-1',
        description: 'Rendimento · CDB Sol',
        amount: 6.5,
        category: 'Juros de rendimentos de dividendos',
        balance: null,
        status: 'POSTED',
      },
      { id: 'tax-1', description: 'COME-COTAS', amount: -19.5, type: 'DEBIT' },
      {
        id: 'buy-1',
        description: 'Aplicação · CDB Sol',
        amount: 10_000,
        type: 'CREDIT',
        account_id: 'inv-1',
        account_type: 'INVESTMENT',
        account_name: 'CDB Sol',
        connector_name: 'Banco Sol',
        category: 'Renda fixa',
      },
    ],
  });
  const ofLoans = await get('get-transactions', { ...range, accountType: 'LOAN' });
  expect(ofLoans.body).toMatchObject({
    data: [{ id: 'loan-1:p1', description: 'Parcela · Veículo', amount: 1310.22, category: 'Financiamento' }],
  });
  expect((await get('get-transactions', range)).body).toMatchObject({ count: 0 });
  const structured = await get('get-transactions', { ...range, accountType: 'INVESTMENT', format: 'structured' });
  expect(structured.status).toBe(200);
  const words = { transactionId: 'buy-1', category: 'Moradia' };
  const refused = await stack.call('PUT', '/tools/api/update-transaction', { key, body: words });
  expect(refused).toMatchObject({ status: 404, body: { error: 'Transaction not found' } });
});

it('shows holdings as accounts where they are asked for', async () => {
  const types = async (query: Record<string, string> = {}) =>
    ((await get('get-accounts', query)).body as { data: { id: string; accountBalance: number; balance: number }[] })
      .data;
  expect((await types()).map(({ id }) => id)).toEqual(['conta']);
  expect((await types({ accountType: 'BANK' })).map(({ id }) => id)).toEqual(['conta']);
  expect(await types({ accountType: 'LOAN' })).toMatchObject([
    { id: 'loan-1', accountBalance: -31_250.4, balance: 31_250.4, itemId: 'sol' },
  ]);
  expect((await types({ accountType: 'INVESTMENT' })).map(({ id }) => id).sort()).toEqual(['inv-1', 'inv-2', 'inv-3']);
  expect(await get('get-accounts', { accountType: 'GOLD' })).toMatchObject({ status: 400, body: { received: {} } });
  expect(await get('get-balance-by-account', { accountId: 'inv-1' })).toMatchObject({
    status: 400,
    body: { error: 'Account is not a bank account' },
  });
});

it('answers assistants in columns', async () => {
  const call = async (name: string) => {
    const reply = await stack.call<{ result: { content: { text: string }[] } }>('POST', '/mcp', {
      key,
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } },
    });
    return JSON.stringify(reply.body.result.content);
  };
  expect(await call('getInvestments')).toContain('CDB Sol');
  expect(await call('getLoans')).toContain('Veículo');
  expect(await call('getNetWorth')).toContain('-20200.3');
});

it('answers nothing where nothing is held', async () => {
  const beto = await stack.keyOf('beto');
  const { body } = await stack.call('GET', '/tools/api/get-investments', { key: beto });
  expect(body).toMatchObject({ data: { positions: [], totals: { balance: 0, unknown: [] }, left_out: 0 } });
});

it('tells a follower of changes that investments or loans have changed', async () => {
  type Page = { next_cursor: string; has_more: boolean; investments_changed: boolean; added: unknown[] };
  const page = async (cursor: string | undefined) =>
    (await get('get-changes', cursor === undefined ? {} : { cursor })).body as Page;
  const all = await page(undefined);
  expect([all.has_more, all.investments_changed]).toEqual([false, false]);
  const give = async (investments: object[], at: string) => {
    const item = itemOf(investments, [car]);
    const items = [{ ...item, item: { ...item.item, lastUpdatedAt: at } }];
    await stack.control('PUT', 'sandbox/users/ana/items', { items });
    await stack.control('POST', 'sandbox/webhooks', { event: 'item/updated', itemId: 'sol' });
    await stack.drain();
  };
  const another = { id: 'inv-4', type: 'COE', name: 'COE', balance: 1 };
  await give([treasury, dollars, cdb, another], '2026-11-26T15:00:00.000Z');
  const told = await page(all.next_cursor);
  expect([told.investments_changed, told.added.length, told.has_more]).toEqual([true, 0, false]);
  // A cursor can be used again.
  expect((await page(all.next_cursor)).investments_changed).toBe(true);
  expect((await page(told.next_cursor)).investments_changed).toBe(false);
  await give([treasury, dollars, { ...cdb, balance: 10_451 }, another], '2026-11-26T18:00:00.000Z');
  expect((await page(told.next_cursor)).investments_changed).toBe(false);
});
