import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalUser } from '../../../../infra/local/users/local-user.ts';
import type { FixtureInput } from '../../../../infra/sandbox/fixture/fixture.ts';
import { startStack, type TestStack } from '../../../support/stack.ts';

const pro = { plan: 'pro' as const, status: 'active' as const, currentPeriodEnd: '2099-01-31T00:00:00.000Z' };

type Items = NonNullable<FixtureInput['users'][number]['items']>;

const itemsWith = (id: string, balance: number): Items => [
  {
    item: { id, connector: { id: 201, name: 'Nubank' } },
    onUpdate: { afterMs: 20 },
    accounts: [
      { account: { id: `${id}-a`, type: 'BANK', subtype: 'CHECKING_ACCOUNT', number: '1', name: 'Conta', balance } },
    ],
  },
];

let stack: TestStack;
beforeAll(async () => {
  const broken: Items = [
    {
      item: { id: 'broken', connector: { id: 1, name: 'Banco' }, status: 'LOGIN_ERROR' },
      onUpdate: { httpStatus: 500 },
    },
  ];
  stack = await startStack({
    users: [
      { id: 'ana', subscription: pro, items: itemsWith('item-1', 100) },
      { id: 'bia', subscription: pro, items: broken },
    ],
  });
});
afterAll(() => stack.close());

const balanceOf = async (id: string): Promise<number> => {
  const { body } = await stack.call<{ data: { total_balance: number } }>('GET', '/tools/api/get-balance', {
    key: await stack.keyOf(id),
  });
  return body.data.total_balance;
};

it('is ready with the first synchronization of every item behind it, also a failed one', async () => {
  expect(await balanceOf('ana')).toBe(100);
  expect(await balanceOf('bia')).toBe(0);
});

it('new data at the aggregator reaches the service with its event, and not before', async () => {
  await stack.control('PUT', 'sandbox/users/ana/items', { items: itemsWith('item-1', 250.5) });
  await stack.drain();
  expect(await balanceOf('ana')).toBe(100);
  await stack.control('POST', 'sandbox/webhooks', { event: 'item/updated', itemId: 'item-1' });
  await stack.drain();
  expect(await balanceOf('ana')).toBe(250.5);
});

it('new data is found without any event by the scheduled job', async () => {
  await stack.control('PUT', 'sandbox/users/ana/items', { items: itemsWith('item-1', 300) });
  await stack.runJob('dispatch-syncs', '2090-01-01T00:00:00.000Z');
  expect(await balanceOf('ana')).toBe(300);
});

it('a new item is linked, and read when it synchronizes', async () => {
  const items = [...itemsWith('item-1', 300), ...itemsWith('item-2', 7)];
  await stack.control('PUT', 'sandbox/users/ana/items', { items });
  expect(await balanceOf('ana')).toBe(300);
  await stack.call('POST', '/tools/api/manual-update', { key: await stack.keyOf('ana') });
  await stack.drain();
  expect(await balanceOf('ana')).toBe(307);
});

it('a user made by a control has data when the answer comes', async () => {
  const user = { id: 'caio', subscription: pro, items: itemsWith('item-3', 42) };
  expect(await stack.control<LocalUser>('POST', 'users', user)).toMatchObject({ id: 'caio' });
  expect(await balanceOf('caio')).toBe(42);
});

it("refuses a user with another one's item, and makes no part of it", async () => {
  const reply = await stack.call('POST', '/_local/users', { body: { id: 'davi', items: itemsWith('item-1', 1) } });
  expect(reply.status).toBe(400);
  expect((await stack.control<LocalUser[]>('GET', 'users')).map(({ id }) => id)).not.toContain('davi');
});

it('a revoked key is refused from the next request on', async () => {
  const key = await stack.keyOf('bia');
  await stack.control('DELETE', 'users/bia/keys/default');
  const { status } = await stack.call('GET', '/tools/api/get-balance', { key });
  expect(status).toBe(401);
});

it('unknown paths are answered by the service, in its own form', async () => {
  const { status, body } = await stack.call('GET', '/tools/api/nothing');
  expect([status, Object.keys(body)]).toEqual([404, ['error', 'message', 'type', 'docs']]);
});
