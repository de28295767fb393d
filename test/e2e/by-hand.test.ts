import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../../shared/time/calendar.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { household, today } from './a-household.ts';
import { mcpCaller } from './mcp-caller.ts';

type Account = {
  id: string;
  name: string;
  type: string;
  subtype: string;
  source: string;
  balance: number | null;
  accountBalance: number | null;
  startingBalance: number | null;
  startingDate: string | null;
  customName: string | null;
};
type Row = {
  id: string;
  date: string;
  amount: number;
  description: string;
  category: string | null;
  category_source: string | null;
  source: string;
  status: string;
  note: string | null;
  account_id: string;
};
type Body = { data: Row & Account; account: Account; error?: string; message: string };

let stack: TestStack;
let key: string;
beforeAll(async () => {
  stack = await startStack(household);
  key = await stack.keyOf('ana');
});
afterAll(() => stack.close());

const { answer } = mcpCaller(() => stack);

type Sent = { body?: object; query?: Record<string, string>; headers?: Record<string, string>; of?: string };
const send = async (method: string, operation: string, { of, ...options }: Sent = {}) =>
  stack.call<Body>(method, `/tools/api/${operation}`, { key: of ? await stack.keyOf(of) : key, ...options });
const done = async (method: string, operation: string, options: Sent = {}): Promise<Body> => {
  const { status, body } = await send(method, operation, options);
  expect([operation, status, body.error]).toEqual([operation, 200, undefined]);
  return body;
};
const refused = async (method: string, operation: string, options: Sent): Promise<string> => {
  const { status, body } = await send(method, operation, options);
  return `${status} ${body.error}`;
};
const listOf = async <One>(operation: string, query: Record<string, string> = {}): Promise<One[]> =>
  (await stack.call<{ data: One[] }>('GET', `/tools/api/${operation}`, { key, query })).body.data;
const accountOf = async (id: string): Promise<Account | undefined> =>
  (await listOf<Account>('get-accounts')).find((one) => one.id === id);
const rowsOf = async (accountId: string): Promise<Row[]> => {
  const span = { startDate: addDays(today, -400), endDate: addDays(today, 366), limit: '500' };
  return (await listOf<Row>('get-transactions', span)).filter((row) => row.account_id === accountId);
};
const madeAccount = async (body: object = {}): Promise<Account> =>
  (await done('POST', 'create-account', { body: { name: 'Carteira', type: 'BANK', ...body } })).data;
const row = (accountId: string, rest: object = {}) => ({
  body: { accountId, date: today, amount: -10, description: 'Pastel', ...rest },
});

describe('an account by hand', () => {
  it('is made, renamed, started elsewhere and removed', async () => {
    const start = addDays(today, -30);
    const made = await madeAccount({ subtype: 'SAVINGS_ACCOUNT', startingBalance: 100.5, startingDate: start });
    expect(made).toMatchObject({
      ...{ name: 'Carteira', type: 'BANK', subtype: 'SAVINGS_ACCOUNT', source: 'hand', itemIsActive: true },
      ...{ balance: 100.5, accountBalance: 100.5, startingBalance: 100.5, startingDate: start, currencyCode: 'BRL' },
    });
    expect(await accountOf(made.id)).toEqual(made);
    expect(await accountOf('acc-bank')).toMatchObject({ source: 'bank', startingBalance: null, startingDate: null });

    await done('POST', 'create-transaction', row(made.id, { date: addDays(today, -20), amount: -40 }));
    await done('POST', 'create-transaction', row(made.id, { amount: 15.25 }));
    expect((await accountOf(made.id))?.balance).toBe(75.75);
    const later = await done('PUT', 'update-account', {
      body: { accountId: made.id, startingDate: addDays(today, -10), startingBalance: 50, customName: 'Cofre' },
    });
    expect(later.data).toMatchObject({ balance: 65.25, startingBalance: 50, customName: 'Cofre' });
    expect(await accountOf(made.id)).toEqual(later.data);
    const more = await done('PUT', 'update-account', { body: { accountId: made.id, startingBalance: 60 } });
    expect(more.data).toMatchObject({ balance: 75.25, customName: 'Cofre', startingDate: addDays(today, -10) });

    const gone = await done('DELETE', 'delete-account', { query: { accountId: made.id } });
    expect(gone.data).toMatchObject({ accountId: made.id, name: 'Cofre' });
    expect(await accountOf(made.id)).toBeUndefined();
    expect(await rowsOf(made.id)).toEqual([]);
    expect(await refused('DELETE', 'delete-account', { query: { accountId: made.id } })).toBe('404 Account not found');
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ type: 'LOAN' }, 'type'],
    [{ subtype: 'CREDIT_CARD' }, 'subtype'],
    [{ type: 'CREDIT', subtype: 'SAVINGS_ACCOUNT' }, 'subtype'],
    [{ startingBalance: 1.005 }, 'startingBalance'],
    [{ startingBalance: '10' }, 'startingBalance'],
    [{ startingDate: '1989-12-31' }, 'startingDate'],
    [{ startingDate: addDays(addMonths(today, 12), 1) }, 'startingDate'],
    [{ startingDate: '2026-02-30' }, 'startingDate'],
    [{ currency: 'reais' }, 'currency'],
  ])('refuses %j', async (given, field) => {
    const body = { name: 'Carteira', type: 'BANK', ...given };
    expect(await refused('POST', 'create-account', { body })).toBe(`400 Invalid or missing ${field}`);
  });

  it("refuses a bank's account, and hides another user's", async () => {
    const bank = { accountId: 'acc-bank' };
    expect(await refused('DELETE', 'delete-account', { query: bank })).toBe('400 Account is connected');
    expect(await refused('PUT', 'update-account', { body: { ...bank, startingBalance: 1 } })).toBe(
      '400 Account is connected',
    );
    const { id: accountId } = await madeAccount();
    for (const [method, operation, options] of [
      ['DELETE', 'delete-account', { query: { accountId } }],
      ['PUT', 'update-account', { body: { accountId, startingBalance: 1 } }],
      ['POST', 'create-transaction', row(accountId)],
    ] as const)
      expect(await refused(method, operation, { ...options, of: 'bia' })).toBe('404 Account not found');
    expect(await refused('PUT', 'update-account', { body: { accountId, startingDate: '1989-12-31' } })).toBe(
      '400 Invalid or missing startingDate',
    );
  });

  it('is made 50 times at most, also by calls at once', async () => {
    const of = 'ending';
    const body = { name: 'Uma', type: 'BANK' };
    for (let count = 0; count < 47; count += 1) await done('POST', 'create-account', { body, of });
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await send('POST', 'create-account', { body, of })).status),
    );
    expect(statuses.toSorted()).toEqual([200, 200, 200, 403, 403, 403]);
    expect(
      await refused('POST', 'create-transaction', { of, body: { date: today, amount: -1, description: 'a' } }),
    ).toBe('403 Quota exceeded');
    const { body: listed } = await stack.call<{ data: Account[] }>('GET', '/tools/api/get-accounts', {
      key: await stack.keyOf(of),
    });
    expect(listed.data).toHaveLength(50);
    await done('DELETE', 'delete-account', { of, query: { accountId: String(listed.data[0]?.id) } });
    await done('POST', 'create-account', { body, of });
  });
});

describe('a card by hand', () => {
  it('owes what was spent on it, positive, and has no bills', async () => {
    const { id } = await madeAccount({ name: 'Cartão da loja', type: 'CREDIT', startingBalance: 200 });
    const { account } = await done('POST', 'create-transaction', row(id, { amount: -99.9 }));
    expect(account).toMatchObject({ balance: 299.9, startingBalance: 200, accountBalance: -299.9 });
    await done('POST', 'create-transaction', row(id, { amount: 250, description: 'Paguei' }));
    expect((await accountOf(id))?.balance).toBe(49.9);
    for (const operation of ['get-bills', 'get-bill-summary', 'get-upcoming']) {
      const { status, body } = await stack.call('GET', `/tools/api/${operation}`, { key });
      expect([operation, status, JSON.stringify(body).includes(id)]).toEqual([operation, 200, false]);
    }
  });
});

describe('a row by hand', () => {
  it('is written, counts, is changed and removed', async () => {
    const { id: accountId } = await madeAccount({ startingBalance: 100, startingDate: addDays(today, -60) });
    const { data: made, account } = await done(
      'POST',
      'create-transaction',
      row(accountId, { amount: -32.1, description: ' PADARIA   SOL ', category: 'Groceries' }),
    );
    expect(made).toMatchObject({
      ...{ date: today, amount: -32.1, source: 'hand', status: 'POSTED', type: 'DEBIT', account_id: accountId },
      ...{ category: 'Supermercado', category_source: 'user', currency_code: 'BRL' },
    });
    expect(made.id).toMatch(/^hand-/);
    expect(account).toMatchObject({ id: accountId, balance: 67.9 });
    expect(await rowsOf(accountId)).toEqual([made]);

    const lastMonth = addDays(today, -35);
    const changed = await done('PUT', 'update-transaction', {
      body: { transactionId: made.id, date: lastMonth, amount: -30, description: 'Feira', note: 'com troco' },
    });
    expect(changed.data).toMatchObject({
      ...{ id: made.id, date: lastMonth, amount: -30, description: 'Feira', note: 'com troco' },
      category: 'Supermercado',
    });
    expect(changed).toMatchObject({ changedRows: 1, undo_id: null });
    expect(await rowsOf(accountId)).toEqual([changed.data]);
    expect((await accountOf(accountId))?.balance).toBe(70);
    // The words of a row by hand change as a bank's do, and follow the row.
    await done('PUT', 'update-transaction', { body: { transactionId: made.id, category: 'Moradia' } });
    const back = await done('PUT', 'update-transaction', { body: { transactionId: made.id, date: today } });
    expect(back.data).toMatchObject({ category: 'Moradia', note: 'com troco', date: today });
    const reset = await done('PUT', 'update-transaction', { body: { transactionId: made.id, category: null } });
    expect(reset.data).toMatchObject({ category_source: reset.data.category === null ? null : 'rules' });

    const { account: left } = await done('DELETE', 'delete-transaction', { query: { transactionId: made.id } });
    expect(left.balance).toBe(100);
    expect(await rowsOf(accountId)).toEqual([]);
    expect(await refused('DELETE', 'delete-transaction', { query: { transactionId: made.id } })).toBe(
      '404 Transaction not found',
    );
  });

  it('goes to "Dinheiro" without an account, which is made once, also by calls at once', async () => {
    const of = 'bia';
    const body = { date: today, amount: -5, description: 'Pipoca' };
    const told = await Promise.all([1, 2, 3].map(() => done('POST', 'create-transaction', { of, body })));
    expect(new Set(told.map(({ account }) => account.id)).size).toBe(1);
    const last = await done('POST', 'create-transaction', { of, body });
    expect(last.account).toMatchObject({
      ...{ name: 'Dinheiro', type: 'BANK', subtype: 'PAYMENT_ACCOUNT', balance: -20 },
      ...{ startingBalance: 0, startingDate: today },
    });
    await done('DELETE', 'delete-account', { of, query: { accountId: last.account.id } });
    expect((await done('POST', 'create-transaction', { of, body })).account.balance).toBe(-5);
  });

  it.each([
    [{ date: undefined }, 'date'],
    [{ date: '1989-12-31' }, 'date'],
    [{ date: addDays(addMonths(today, 12), 3) }, 'date'],
    [{ date: '2027-02-29' }, 'date'],
    [{ amount: 0 }, 'amount'],
    [{ amount: -1.005 }, 'amount'],
    [{ amount: 1e13 }, 'amount'],
    [{ amount: '10' }, 'amount'],
    [{ description: ' ' }, 'description'],
    [{ description: 'x'.repeat(201) }, 'description'],
    [{ category: 'Nada disso' }, 'category'],
    [{ accountId: 7 }, 'accountId'],
  ])('refuses %j', async (given, field) => {
    const asked = row('acc-bank', given);
    expect(await refused('POST', 'create-transaction', asked)).toBe(`400 Invalid or missing ${field}`);
  });

  it('is neither a row of a bank nor of a file, nor of another user', async () => {
    expect(await refused('POST', 'create-transaction', row('acc-bank'))).toBe('400 Account is connected');
    expect(await refused('POST', 'create-transaction', row('nowhere'))).toBe('404 Account not found');
    const { id: accountId } = await madeAccount();
    const file = 'Data;Descrição;Valor\n01/10/2026;LOJA;-7,00\n';
    await done('POST', 'import-transactions', { body: { file, account: { id: accountId } } });
    const [ofFile] = await rowsOf(accountId);
    for (const transactionId of ['t-rent', String(ofFile?.id)]) {
      expect(await refused('DELETE', 'delete-transaction', { query: { transactionId } })).toBe(
        '400 Transaction is not by hand',
      );
      for (const given of [{ amount: -1 }, { date: today }, { description: 'x', note: 'y' }])
        expect(await refused('PUT', 'update-transaction', { body: { transactionId, ...given } })).toBe(
          '400 Transaction is not by hand',
        );
    }
    const { data: own } = await done('POST', 'create-transaction', row(accountId));
    const transactionId = own.id;
    for (const [method, operation, options] of [
      ['DELETE', 'delete-transaction', { query: { transactionId } }],
      ['PUT', 'update-transaction', { body: { transactionId, amount: -1 } }],
    ] as const)
      expect(await refused(method, operation, { ...options, of: 'bia' })).toBe('404 Transaction not found');
    for (const [given, error] of [
      [{ amount: 0 }, 'Invalid or missing amount'],
      [{ date: '1989-01-01' }, 'Invalid or missing date'],
      [{ description: '' }, 'Invalid or missing description'],
      [{ amount: -1, category: 'Nada disso' }, 'Invalid category'],
      [{ amount: -1, category: 'Moradia', applyToSimilar: true }, 'Invalid applyToSimilar'],
    ] as const)
      expect(await refused('PUT', 'update-transaction', { body: { transactionId, ...given } })).toBe(`400 ${error}`);
  });

  it('is written once under an Idempotency-Key, and calls at once lose no amount', async () => {
    const { id } = await madeAccount();
    const headers = { 'idempotency-key': 'one-row' };
    const first = await done('POST', 'create-transaction', { ...row(id), headers });
    const again = await done('POST', 'create-transaction', { ...row(id), headers });
    expect(again.data.id).toBe(first.data.id);
    await Promise.all([1, 2, 3, 4].map((amount) => done('POST', 'create-transaction', row(id, { amount }))));
    const rows = await rowsOf(id);
    expect(rows).toHaveLength(5);
    expect((await accountOf(id))?.balance).toBe(0);
    const [one, other] = rows;
    await Promise.all([
      done('PUT', 'update-transaction', { body: { transactionId: String(one?.id), amount: 100 } }),
      done('DELETE', 'delete-transaction', { query: { transactionId: String(other?.id) } }),
    ]);
    expect((await accountOf(id))?.balance).toBe((await rowsOf(id)).reduce((sum, { amount }) => sum + amount, 0));
  });
});

describe('a table that fails', () => {
  afterEach(() => stack.control('DELETE', 'faults'));

  it.each([
    ['POST', 'create-account', () => ({ body: { name: 'Cofre', type: 'BANK' } })],
    ['PUT', 'update-account', (accountId: string) => ({ body: { accountId, startingBalance: 99 } })],
    ['DELETE', 'delete-account', (accountId: string) => ({ query: { accountId } })],
    ['POST', 'create-transaction', (accountId: string) => row(accountId)],
    ['PUT', 'update-transaction', (_: string, transactionId: string) => ({ body: { transactionId, amount: -1 } })],
    ['DELETE', 'delete-transaction', (_: string, transactionId: string) => ({ query: { transactionId } })],
  ] as const)('%s %s is a 500, and account and rows are as before', async (method, operation, inputOf) => {
    const { id: accountId } = await madeAccount();
    const { data } = await done('POST', 'create-transaction', row(accountId));
    const before = [await listOf<Account>('get-accounts'), await rowsOf(accountId)];
    const fault = { target: 'dynamodb', times: 20, error: '500' };
    await stack.control('POST', 'faults', { ...fault, operation: 'TransactWriteItems' });
    expect(await refused(method, operation, inputOf(accountId, data.id))).toBe('500 Internal server error');
    await stack.control('DELETE', 'faults');
    expect([await listOf<Account>('get-accounts'), await rowsOf(accountId)]).toEqual(before);
    await done(method, operation, inputOf(accountId, data.id));
    if (operation !== 'delete-account') await done('DELETE', 'delete-account', { query: { accountId } });
  });
});

describe('rows by hand are rows as any others', () => {
  it('are found, summed, followed and removed with their account', async () => {
    const { body: first } = await stack.call<{ next_cursor: string }>('GET', '/tools/api/get-changes', { key });
    const { id: accountId } = await madeAccount();
    const body = { ...row(accountId, { amount: -77.77, description: 'Oficina do Zeca' }).body, category: 'Moradia' };
    const { data } = await done('POST', 'create-transaction', { body });
    const found = await listOf<Row>('get-transactions', { clientMessage: 'oficina do zeca', startDate: today });
    expect(found.map(({ id }) => id)).toContain(data.id);
    const { body: spent } = await stack.call('GET', '/tools/api/summarize-spending', {
      key,
      query: { from: today, to: addDays(today, 2), groupBy: 'category' },
    });
    expect(JSON.stringify(spent)).toContain('77.77');
    const { body: flow } = await stack.call('GET', '/tools/api/get-cash-flow', { key });
    expect(flow).toMatchObject({ success: true });
    type Changes = { added: Row[]; modified: Row[]; removed: { id: string }[]; next_cursor: string };
    const changes = async (cursor: string): Promise<Changes> =>
      (await stack.call<Changes>('GET', '/tools/api/get-changes', { key, query: { cursor } })).body;
    const added = await changes(first.next_cursor);
    expect(added.added.map(({ id }) => id)).toEqual([data.id]);
    await done('PUT', 'update-transaction', { body: { transactionId: data.id, amount: -70 } });
    const modified = await changes(added.next_cursor);
    expect(modified.modified.map(({ id, amount }) => [id, amount])).toEqual([[data.id, -70]]);
    await done('DELETE', 'delete-account', { query: { accountId } });
    const removed = await changes(modified.next_cursor);
    expect(removed.removed.map(({ id }) => id)).toEqual([data.id]);
  });

  it('reach a spending limit', async () => {
    const limit = { category: 'Educação', limitAmount: 10, period: 'monthly' };
    const { data } = await done('POST', 'create-spending-limit', { body: limit });
    await done('POST', 'create-transaction', {
      body: { date: today, amount: -12, description: 'Apostila', category: 'Educação' },
    });
    await stack.drain();
    const limits = await stack.call('GET', '/tools/api/list-spending-limits', { key });
    expect(JSON.stringify(limits.body)).toContain(data.id);
    const inbox = await stack.control<unknown>('GET', 'inbox');
    expect(JSON.stringify(inbox)).toContain('Educação');
  });

  it('are written down by an assistant', async () => {
    const told = await answer('addTransaction', { date: today, amount: -8.5, description: 'Água de coco' }, key);
    expect(told).toMatchObject({
      message: 'Transaction created successfully',
      data: { source: 'hand', amount: -8.5 },
      account: { name: 'Dinheiro', startingDate: today },
    });
  });
});

// The clock moves on: the last one.
it('of tomorrow counts in the balance tomorrow, also where it was removed since', async () => {
  const { id: accountId } = await madeAccount({ startingBalance: 100 });
  const ahead = row(accountId, { date: addDays(today, 1), amount: -40 });
  const { account, data } = await done('POST', 'create-transaction', ahead);
  await done('POST', 'create-transaction', ahead);
  expect(account.balance).toBe(100);
  const { at } = await stack.control<{ at: string }>('GET', 'clock');
  await stack.control('PUT', 'clock', { at: new Date(Date.parse(at) + 24 * 3600 * 1000).toISOString() });
  expect((await accountOf(accountId))?.balance).toBe(20);
  const left = await done('DELETE', 'delete-transaction', { query: { transactionId: data.id } });
  expect(left.account.balance).toBe(60);
  expect((await accountOf(accountId))?.balance).toBe(60);
});
