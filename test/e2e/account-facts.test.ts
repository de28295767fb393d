import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStack, type TestStack } from '../support/stack.ts';
import { daysFrom, row, today } from './cards-world.ts';

const active = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;
const NAMES = ['silent', 'closing', 'moving', 'twice'];

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack({ users: NAMES.map((id) => ({ id, subscription: active })) });
});
afterAll(() => stack.close());

type Json = Record<string, unknown>;

const rows = (prefix: string, days: readonly number[]) =>
  days.map((back) =>
    row(daysFrom(today, -back), 10 + back, { id: `${prefix}-${back}`, description: `LOJA ${back}`, status: 'POSTED' }),
  );
const account = (id: string, given: Json = {}, transactions: Json[] = [], bills: Json[] = []) => ({
  account: { id, type: 'BANK', name: `Conta ${id}`, number: `0001/${id}`, balance: 100, ...given },
  transactions,
  bills,
});
const item = (id: string, ...accounts: Json[]) => ({
  item: { id, connector: { id: 612, name: 'Nubank' } },
  onUpdate: { status: 'UPDATED', afterMs: 10 },
  accounts,
});

/** What the person's banks have now, imported. */
const has = async (user: string, ...items: Json[]): Promise<void> => {
  await stack.control('PUT', `sandbox/users/${user}/items`, { items });
  await stack.call('POST', '/tools/api/manual-update', { key: await stack.keyOf(user) });
  await stack.control('POST', 'drain');
};
const get = async (user: string, name: string, query: Record<string, string> = {}) =>
  (await stack.call<Json>('GET', `/tools/api/${name}`, { key: await stack.keyOf(user), query })).body as {
    data: never;
    freshness: { connections: { duplicate_of: string | null }[] };
  };
const send = async (user: string, method: 'PUT' | 'POST', name: string, body: Json) =>
  stack.call<Json>(method, `/tools/api/${name}`, { key: await stack.keyOf(user), body });
type Shown = {
  id: string;
  balance: number | null;
  closedAt: string | null;
  duplicateOf: string | null;
  customName: string | null;
};

it('leaves an unknown balance out of the sum and counts it', async () => {
  await has(
    'silent',
    item('s-1', account('known'), account('mute', { balance: null }), account('usd', { currencyCode: 'USD' })),
  );
  const { data } = (await get('silent', 'get-balance')) as { data: { accounts: Shown[] } };
  expect(data).toMatchObject({ total_balance: 100, unknown_balances: 1 });
  expect(data.accounts.find(({ id }) => id === 'mute')).toMatchObject({
    balance: null,
    balance_as_of: null,
    currency_code: 'BRL',
  });
  expect((await get('silent', 'get-balance-by-account', { accountId: 'usd' })).data).toMatchObject({
    currency_code: 'USD',
  });
  await has('silent', item('s-1', account('known', { balance: null }), account('mute', { balance: null })));
  const after = (await get('silent', 'get-balance')).data as { accounts: Json[] };
  expect(after).toMatchObject({ total_balance: 100, unknown_balances: 1 });
  expect(after.accounts).toContainEqual(
    expect.objectContaining({ id: 'known', balance: 100, balance_as_of: expect.stringMatching(/Z$/) }),
  );
});

it('closes an account that is no longer listed, and keeps its rows', async () => {
  const bill = { id: 'bill', dueDate: daysFrom(today, -10), totalAmount: 50 };
  const card = account('card', { type: 'CREDIT' }, rows('c', [3, 20]), [bill]);
  await has('closing', item('c-1', account('conta'), card));
  await send('closing', 'POST', 'manage-closing-date', { operation: 'INSERT', accountId: 'card', closingDay: 5 });
  const before = (await get('closing', 'get-transactions')).data;
  await has('closing', item('c-1', account('conta')));
  expect((await get('closing', 'get-transactions')).data).toEqual(before);
  const ids = async (query = {}) => ((await get('closing', 'get-accounts', query)).data as Shown[]).map(({ id }) => id);
  expect(await ids()).toEqual(['conta']);
  expect(await ids({ includeClosed: 'true' })).toEqual(['card', 'conta']);
  expect((await get('closing', 'get-bills')).data).toEqual([]);
  expect((await get('closing', 'get-bill-summary')).data).toEqual([]);
  expect((await send('closing', 'POST', 'manage-closing-date', { operation: 'GET' })).body.data).toEqual([]);
  expect((await get('closing', 'get-upcoming')).data).toMatchObject({ items: [] });
  const refused = await stack.call('GET', '/tools/api/get-accounts', {
    key: await stack.keyOf('closing'),
    query: { includeClosed: 'yes' },
  });
  expect(refused).toMatchObject({ status: 400, body: { received: 'yes' } });
  await has('closing', item('c-1', account('conta'), card));
  expect(await ids()).toEqual(['card', 'conta']);
  expect((await get('closing', 'get-bills')).data).toHaveLength(1);
});

it('goes on under a new number', async () => {
  await has('moving', item('m-1', account('m-conta'), account('old', {}, rows('o', [3, 20, 40]))));
  await send('moving', 'PUT', 'update-transaction', { transactionId: 'o-20', category: 'Viagens' });
  await send('moving', 'PUT', 'update-account', { accountId: 'old', customName: 'Da casa' });
  await has('moving', item('m-1', account('m-conta'), account('new', {}, rows('n', [3, 20, 40]))));
  const accounts = (await get('moving', 'get-accounts', { includeClosed: 'true' })).data as Shown[];
  expect(accounts.map(({ id, customName }) => [id, customName])).toEqual([
    ['m-conta', null],
    ['new', 'Da casa'],
  ]);
  const data = (await get('moving', 'get-transactions')).data as { id: string; category: string }[];
  expect(data.map(({ id }) => id)).toEqual(['n-3', 'n-20', 'n-40']);
  expect(data[1]).toMatchObject({ category: 'Viagens', category_source: 'user' });
});

it('counts an account that is connected twice once', async () => {
  const same = (prefix: string) => account(`${prefix}-conta`, { number: '0001/1' }, rows(prefix, [3, 20, 40]));
  await has('twice', item('t-1', same('a')));
  await has('twice', item('t-1', same('a')), item('t-2', same('b')));
  expect((await get('twice', 'get-balance')).data).toMatchObject({ total_balance: 100 });
  expect((await get('twice', 'get-transactions')).data).toHaveLength(3);
  const accounts = await get('twice', 'get-accounts');
  const first = (accounts.data as Shown[]).find(({ duplicateOf }) => duplicateOf === null);
  const second = (accounts.data as Shown[]).find(({ duplicateOf }) => duplicateOf !== null);
  expect(second?.duplicateOf).toBe(first?.id);
  expect(accounts.freshness.connections.filter(({ duplicate_of }) => duplicate_of !== null)).toHaveLength(1);
  const refused = await stack.call('GET', '/tools/api/get-balance-by-account', {
    key: await stack.keyOf('twice'),
    query: { accountId: second?.id ?? '' },
  });
  expect(refused.status).toBe(404);
});
