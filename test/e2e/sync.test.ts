import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startStack, type TestStack } from '../support/stack.ts';

type Entry = { itemId?: string; status?: string; executionStatus?: string; error?: string };
type Group = { count: number; items: Entry[] };
type Update = {
  success?: boolean;
  message?: string;
  error?: string;
  nextSteps?: string[];
  details: Record<string, Group>;
};
type Accounts = { data: { total_balance: number; accounts: { id: string; balance: number }[] } };
type Counts = Record<string, { requests: number; dynamodb: { writeUnits: number } }>;
type DeadLetter = { queue: string; body: string; receiveCount: number };

let stack: TestStack;
const subscription = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;

const item = (id: string, over: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) => ({
  item: { id, connector: { id: 612, name: 'Nubank' }, ...over },
  accounts: [],
  ...rest,
});
const account = (id: string, balance: number, transactions: unknown[] = []) => ({
  account: { id, type: 'BANK', name: 'Conta', balance },
  transactions,
});

beforeAll(async () => {
  stack = await startStack({
    users: [
      { id: 'ana', subscription, items: [item('a-1', {}, { accounts: [account('a-acc', 10)] })] },
      { id: 'bia', subscription, items: [] },
      {
        id: 'caio',
        subscription: { ...subscription, status: 'expired' },
        items: [item('c-1', {}, { accounts: [account('c-acc', 5)] })],
      },
    ],
  });
});
afterAll(() => stack.close());
afterEach(() => stack.control('DELETE', 'faults'));

const update = async (user: string) =>
  stack.call<Update>('POST', '/tools/api/manual-update', { key: await stack.keyOf(user), query: { s: 's' } });
const balance = async (user: string) =>
  (await stack.call<Accounts>('GET', '/tools/api/get-balance', { key: await stack.keyOf(user) })).body.data;
const give = (user: string, ...items: unknown[]) => stack.control('PUT', `sandbox/users/${user}/items`, { items });

let count = 0;
/** A new user whose items were linked, and not yet synchronized. */
const aUser = async (...items: unknown[]): Promise<string> => {
  count += 1;
  const id = `user-${count}`;
  await stack.control('POST', 'users', { id, subscription, items });
  await stack.drain();
  return id;
};

describe('manual-update', () => {
  it('brings what the bank has, before it answers', async () => {
    await give('ana', item('a-1', {}, { accounts: [account('a-acc', 99.5)] }));
    expect((await balance('ana')).total_balance).toBe(10);
    const { status, body } = await update('ana');
    expect([status, body.success, body.details.totalItems]).toEqual([200, true, 1]);
    expect(body.details.completed).toEqual({
      count: 1,
      items: [{ itemId: 'a-1', connectorName: 'Nubank', status: 'UPDATED', executionStatus: 'SUCCESS' }],
    });
    expect((await balance('ana')).total_balance).toBe(99.5);
  });

  it('refuses a user without connected accounts, with two next steps', async () => {
    const { status, body } = await update('bia');
    expect([status, body.error, body.nextSteps?.length]).toEqual([400, 'No connected accounts found', 2]);
  });

  it('puts each state in its groups', async () => {
    const states: [string, string, string[]][] = [
      ['UPDATED', 'SUCCESS', ['completed']],
      ['UPDATED', 'PARTIAL_SUCCESS', ['partialSuccess']],
      ['WAITING_USER_INPUT', 'WAITING_USER_INPUT', ['needsUserInput']],
      ['WAITING_USER_ACTION', 'USER_AUTHORIZATION_PENDING', ['needsUserInput']],
      ['LOGIN_ERROR', 'INVALID_CREDENTIALS', ['failed', 'loginErrors']],
      ['OUTDATED', 'SITE_NOT_AVAILABLE', ['failed', 'outdated']],
    ];
    const user = await aUser(
      ...states.map(([status, executionStatus], index) =>
        item(`state-${index}`, {}, { onUpdate: { status, executionStatus, afterMs: 5 } }),
      ),
    );
    const { totalItems, ...groups } = (await update(user)).body.details;
    expect(totalItems).toBe(states.length);
    for (const [index, [, , expected]] of states.entries()) {
      const isIt = ({ itemId }: Entry) => itemId === `state-${index}`;
      const found = Object.entries(groups).flatMap(([name, { items }]) => (items.some(isIt) ? [name] : []));
      expect([index, found.sort()]).toEqual([index, expected]);
    }
    for (const { count: size, items } of Object.values(groups)) expect(items).toHaveLength(size);
  });

  it('an update that takes longer than the call waits continues in the background until the data is imported', async () => {
    const user = await aUser(item('slow', {}, { accounts: [account('slow-acc', 1)] }), item('merging'));
    const slow = { status: 'UPDATED', executionStatus: 'SUCCESS', afterMs: 3_000 };
    const merging = { status: 'MERGING', executionStatus: 'TRANSACTIONS_IN_PROGRESS' };
    await give(
      user,
      item('slow', {}, { accounts: [account('slow-acc', 2)], onUpdate: { ...slow } }),
      item('merging', {}, { onUpdate: { ...slow, afterMs: 3_500, during: merging } }),
    );
    const { inProgress } = (await update(user)).body.details;
    expect(inProgress?.items.map(({ itemId, status }) => [itemId, status])).toEqual([
      ['merging', 'MERGING'],
      ['slow', 'UPDATING'],
    ]);
    expect((await balance(user)).total_balance).toBe(1);
    await stack.drain();
    expect((await balance(user)).total_balance).toBe(2);
    await give(user, item('slow'), item('merging'));
  }, 60_000);

  it('reports an update that came too soon on the item, and a failed one by its error', async () => {
    const user = await aUser(
      item(`soon-${count}`, {}, { onUpdate: { tooSoon: true } }),
      item(`bad-${count}`, {}, { onUpdate: { httpStatus: 500 } }),
    );
    const { status, body } = await update(user);
    expect(status).toBe(200);
    expect(body.details.completed?.items).toMatchObject([{ status: 'UPDATED', error: expect.any(String) }]);
    expect(body.details.failed?.items).toMatchObject([{ error: expect.any(String) }]);
  });
});

it('is a bare 500 when the store fails', async () => {
  await stack.control('POST', 'faults', { target: 'dynamodb', operation: 'UpdateItem', times: 8, error: '500' });
  expect(await update('ana')).toMatchObject({ status: 500, body: { error: 'Internal server error' } });
});

describe('events of the aggregator', () => {
  const send = (event: string, itemId: string, over: Record<string, unknown> = {}) =>
    stack.control('POST', 'sandbox/webhooks', { event, itemId, ...over });

  it('item/updated brings what is new', async () => {
    const id = `event-${count}`;
    const user = await aUser(item(id, {}, { accounts: [account(`${id}-acc`, 1)] }));
    await give(user, item(id, {}, { accounts: [account(`${id}-acc`, 3)] }));
    await send('item/updated', id);
    await stack.drain();
    expect((await balance(user)).total_balance).toBe(3);
  });

  it('item/deleted takes the item and its data away once the aggregator has it no more', async () => {
    const id = `deleted-${count}`;
    const user = await aUser(item(id, {}, { accounts: [account(`${id}-acc`, 1)] }));
    await send('item/deleted', id);
    await stack.drain();
    expect((await balance(user)).accounts).toHaveLength(1);
    await give(user);
    await send('item/deleted', id);
    await stack.drain();
    expect((await balance(user)).accounts).toEqual([]);
    expect((await update(user)).status).toBe(400);
  });
});

describe('the schedule', () => {
  it('requests updates for data that is a day old, and writes nothing if nothing is new', async () => {
    const id = `scheduled-${count}`;
    const user = await aUser(item(id, {}, { accounts: [account(`${id}-acc`, 1)] }));
    await give(user, item(id, {}, { accounts: [account(`${id}-acc`, 4)] }));
    await stack.runJob('dispatch-syncs', new Date(Date.now() + 36 * 3_600_000).toISOString());
    expect((await balance(user)).total_balance).toBe(4);
    await stack.control('DELETE', 'metrics');
    await stack.runJob('dispatch-syncs', new Date(Date.now() + 63 * 3_600_000).toISOString());
    const counts = await stack.control<Counts>('GET', 'metrics');
    expect(counts['sync-item']?.requests).toBeGreaterThan(0);
    expect(counts['sync-item']?.dynamodb.writeUnits).toBe(0);
  });

  it('skips users without access', async () => {
    await stack.runJob('dispatch-syncs');
    await stack.control('PATCH', 'users/caio', { subscription });
    expect((await balance('caio')).accounts).toEqual([]);
    await update('caio');
    expect((await balance('caio')).accounts).toHaveLength(1);
  });
});

it('a poison message ends among the dead letters, and harms nothing', async () => {
  await stack.control('POST', 'queues/sync-item', { body: 'rubbish' });
  await stack.control('POST', 'queues/webhook-event', { body: { event: 1 } });
  await stack.drain();
  const letters = await stack.control<DeadLetter[]>('GET', 'dead-letters');
  expect(letters.map(({ queue, body }) => [queue, body]).sort()).toEqual([
    ['sync-item', 'rubbish'],
    ['webhook-event', '{"event":1}'],
  ]);
});

it('an aggregator that fails for a while holds nothing up in the end', async () => {
  const id = `trouble-${count}`;
  const user = await aUser(item(id, {}, { accounts: [account(`${id}-acc`, 1)] }));
  await give(user, item(id, {}, { accounts: [account(`${id}-acc`, 2)] }));
  await stack.control('POST', 'faults', { target: 'pluggy', operation: 'GET /accounts', times: 5, error: '500' });
  expect((await update(user)).status).toBe(200);
  await stack.drain();
  expect((await balance(user)).total_balance).toBe(2);
});
