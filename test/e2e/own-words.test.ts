import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startStack, type TestStack } from '../support/stack.ts';
import { card, daysFrom, person, row, today } from './cards-world.ts';

type Row = {
  id: string;
  category: string | null;
  category_source: string | null;
  merchant: string | null;
  note: string | null;
};
type Reply = { data: Row; changedRows: number; error?: string; message: string };
type Listing<Entry> = { data: Entry[] };

const MARKET = { description: 'MERCADO BOM PRECO', category: 'Groceries', categoryId: '10000000' };
const bank = (rows: readonly Record<string, unknown>[]) => card({ id: 'bank', type: 'BANK', transactions: [...rows] });
const market = (id: string, days: number, amount: number) =>
  row(daysFrom(today, -days), -amount, { id, ...MARKET, status: 'POSTED' });
const rows = (prefix: string) => [
  market(`${prefix}1`, 0, 60),
  market(`${prefix}2`, 40, 25),
  row(today, -9, { id: `${prefix}3`, description: 'PIX ENVIADO', status: 'POSTED' }),
];

/** One every thirty days: more account-months than one transaction of the table holds. */
const oldest = 120;
const nineYears = Array.from({ length: oldest + 1 }, (_, index) => market(`c${index}`, 30 * index, 10));

let stack: TestStack;
beforeAll(async () => {
  const ana = person('ana', bank(rows('a')));
  const bia = person('bia', card({ id: 'b-bank', type: 'BANK', transactions: [market('b1', 0, 5)] }));
  const caio = person('caio', card({ id: 'c-bank', type: 'BANK', transactions: nineYears }));
  stack = await startStack({ users: [ana, bia, caio] });
});
afterAll(() => stack.close());
afterEach(() => stack.control('DELETE', 'faults'));

const put = async (name: string, body: object, { user = 'ana', ...headers }: Record<string, string> = {}) =>
  stack.call<Reply>('PUT', `/tools/api/${name}`, { key: await stack.keyOf(user), body, headers });
const get = async <Body>(name: string, query: Record<string, string> = {}) =>
  (await stack.call<Body>('GET', `/tools/api/${name}`, { key: await stack.keyOf('ana'), query })).body;
const listed = async () => (await get<Listing<Row>>('get-transactions')).data;
const give = (...accounts: unknown[]) =>
  stack.control('PUT', 'sandbox/users/ana/items', {
    items: [{ item: { id: 'item-ana', connector: { id: 612, name: 'Nubank' } }, accounts }],
  });
const synchronize = async () => stack.call('POST', '/tools/api/manual-update', { key: await stack.keyOf('ana') });

describe('update-transaction', () => {
  it.each([
    [{ note: 'x' }, 400, 'Invalid or missing transactionId', /transactionId/],
    [{ transactionId: 'a1' }, 400, 'No updates provided', /category, merchant, note/],
    [{ transactionId: 'a1', category: 'Supermercdo' }, 400, 'Invalid category', /Supermercado/],
    [{ transactionId: 'a1', category: 'Alimentação' }, 400, 'Invalid category', /several categories/],
    [{ transactionId: 'a1', merchant: 'x'.repeat(121) }, 400, 'Invalid merchant', /120/],
    [{ transactionId: 'a1', note: 'x'.repeat(501) }, 400, 'Invalid note', /500/],
    [{ transactionId: 'a1', note: 'x', applyToSimilar: 'yes' }, 400, 'Invalid applyToSimilar', /./],
    [{ transactionId: 'a3', note: 'x', applyToSimilar: true }, 400, 'Invalid applyToSimilar', /names no merchant/],
    [{ transactionId: 'nowhere', note: 'x' }, 404, 'Transaction not found', /get-transactions/],
    [{ transactionId: 'b1', note: 'x' }, 404, 'Transaction not found', /get-transactions/],
  ])('refuses %j', async (body, status, error, message) => {
    const reply = await put('update-transaction', body);
    expect(reply).toMatchObject({ status, body: { error } });
    expect(reply.body.message).toMatch(message);
  });

  it('answers 500 without internals when a store fails, and has changed nothing', async () => {
    const before = await listed();
    await stack.control('POST', 'faults', {
      target: 'dynamodb',
      operation: 'TransactWriteItems',
      times: 20,
      error: '500',
    });
    const reply = await put('update-transaction', { transactionId: 'a1', note: 'x' });
    expect(reply).toMatchObject({ status: 500, body: { error: 'Internal server error' } });
    await stack.control('DELETE', 'faults');
    expect(await listed()).toEqual(before);
  });

  it('of a merchant of many years shows in the newest rows at once, and says that the oldest follow', async () => {
    const key = await stack.keyOf('caio');
    const categories = async () => {
      const query = { startDate: daysFrom(today, -30 * (oldest + 1)), endDate: today };
      const { body } = await stack.call<Listing<Row>>('GET', '/tools/api/get-transactions', { key, query });
      return new Map(body.data.map(({ id, category }) => [id, category]));
    };
    await stack.control('POST', 'faults', { target: 'sqs', operation: 'SendMessage', times: 20, error: '500' });
    const body = { transactionId: `c${oldest}`, category: 'Lazer', applyToSimilar: true };
    expect(await put('update-transaction', body, { user: 'caio' })).toMatchObject({ status: 500 });
    expect([...(await categories()).values()]).not.toContain('Lazer');
    await stack.control('DELETE', 'faults');
    const reply = await put('update-transaction', body, { user: 'caio' });
    expect(reply).toMatchObject({ status: 200, body: { data: { category: 'Lazer' }, changedRows: oldest + 1 } });
    expect(reply.body.message).toMatch(/^Transaction updated successfully; the oldest similar ones follow/);
    expect((await categories()).get('c0')).toBe('Lazer');
    await stack.drain();
    expect([...new Set((await categories()).values())]).toEqual(['Lazer']);
  });

  it('answers a repeated key once, in English or Portuguese names', async () => {
    const body = { transactionId: 'a3', category: 'Leisure', merchant: 'Clube', note: 'mensal' };
    const [first, second] = [
      await put('update-transaction', body, { 'idempotency-key': 'once' }),
      await put('update-transaction', body, { 'idempotency-key': 'once' }),
    ];
    expect(first.body).toMatchObject({
      data: { id: 'a3', category: 'Lazer', category_source: 'user', merchant: 'Clube', note: 'mensal' },
      changedRows: 1,
    });
    expect(second.body).toEqual(first.body);
    const reset = await put('update-transaction', { transactionId: 'a3', category: null, merchant: null, note: null });
    expect(reset.body.data).toMatchObject({ merchant: null, note: null });
    expect(reset.body.data.category_source).not.toBe('user');
  });
});

describe('a category changed for a merchant', () => {
  type Limit = { category: string; currentSpending: number };
  const seen = async () => {
    const all = (await listed()).filter(({ note }) => note === 'rancho');
    const limits = (await get<Listing<Limit>>('list-spending-limits')).data;
    const { summary } = await get<{ summary: { top3Categories: { category: string; totalAmount: number }[] } }>(
      'get-expensive-categories',
    );
    return {
      sources: all.map(({ category, category_source }) => [category, category_source]),
      limit: limits.find(({ category }) => category === 'Lazer')?.currentSpending,
      expensive: summary.top3Categories.find(({ category }) => category === 'Lazer')?.totalAmount,
    };
  };

  it('is right in rows, limit and rankings, at once and after the bank has renumbered the rows', async () => {
    await stack.call('POST', '/tools/api/create-spending-limit', {
      key: await stack.keyOf('ana'),
      body: { category: 'Lazer', limitAmount: 80, period: 'monthly' },
    });
    const body = { transactionId: 'a1', category: 'Lazer', note: 'rancho', applyToSimilar: true };
    expect((await put('update-transaction', body)).body.changedRows).toBe(2);
    const words = ['Lazer', 'user'];
    expect(await seen()).toEqual({ sources: [words, words], limit: 60, expensive: 60 });
    await give(bank([...rows('n'), market('n4', 0, 10)]));
    await synchronize();
    await stack.drain();
    expect((await listed()).map(({ id }) => id).toSorted()).toEqual(['n1', 'n2', 'n3', 'n4']);
    expect(await seen()).toEqual({ sources: [words, words, words], limit: 70, expensive: 70 });
  });

  it('holds when it is said beside synchronizations that renumber the rows', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [{ id } = { id: '' }] = (await listed()).filter(({ note }) => note === 'rancho');
      await give(bank([...rows(`r${round}-`), market(`r${round}-4`, 0, 10)]));
      const category = round % 2 === 0 ? 'Moradia' : 'Lazer';
      const [update, said] = await Promise.all([
        synchronize(),
        put('update-transaction', { transactionId: id, category, applyToSimilar: true }),
      ]);
      expect(update.status).toBe(200);
      await stack.drain();
      // The import may have renumbered the row before the word came.
      expect([200, 404]).toContain(said.status);
      if (said.status === 404) {
        const [now] = (await listed()).filter(({ note }) => note === 'rancho');
        expect(
          (await put('update-transaction', { transactionId: now?.id, category, applyToSimilar: true })).status,
        ).toBe(200);
      }
      await synchronize();
      await stack.drain();
      const after = (await listed()).filter(({ note }) => note === 'rancho');
      expect(after.map((one) => [one.id.startsWith(`r${round}-`), one.category])).toEqual(
        Array.from({ length: 3 }, () => [true, category]),
      );
    }
  });
});

describe('update-account', () => {
  it.each([
    [{ customName: 'x' }, 400, 'Invalid or missing accountId'],
    [{ accountId: 'bank' }, 400, 'No updates provided'],
    [{ accountId: 'bank', customName: 'x'.repeat(61) }, 400, 'Invalid customName'],
    [{ accountId: 'nowhere', customName: 'x' }, 404, 'Account not found'],
    [{ accountId: 'b-bank', customName: 'x' }, 404, 'Account not found'],
  ])('refuses %j', async (body, status, error) => {
    expect(await put('update-account', body)).toMatchObject({ status, body: { error } });
  });

  it('names an account beside its own name until the name is taken back, through synchronizations', async () => {
    type Named = { name: string; custom_name: string | null };
    const names = async () =>
      (await get<Listing<Named>>('get-accounts')).data.map(({ name, custom_name }) => [name, custom_name]);
    expect(await put('update-account', { accountId: 'bank', customName: 'Conta da casa' })).toMatchObject({
      status: 200,
      body: { data: { name: 'Conta bank', customName: 'Conta da casa' } },
    });
    await give({ ...bank(rows('z')), account: { ...(bank([]).account as object), balance: 5 } });
    await synchronize();
    expect(await names()).toEqual([['Conta bank', 'Conta da casa']]);
    const [first] = await get<Listing<{ account_name: string; custom_name: string }>>('get-transactions').then(
      ({ data }) => data,
    );
    expect(first).toMatchObject({ account_name: 'Conta bank', custom_name: 'Conta da casa' });
    await put('update-account', { accountId: 'bank', customName: null });
    await synchronize();
    expect(await names()).toEqual([['Conta bank', null]]);
  });

  it('answers 500 when a store fails', async () => {
    await stack.control('POST', 'faults', {
      target: 'dynamodb',
      operation: 'TransactWriteItems',
      times: 20,
      error: '500',
    });
    expect((await put('update-account', { accountId: 'bank', customName: 'x' })).status).toBe(500);
  });
});
