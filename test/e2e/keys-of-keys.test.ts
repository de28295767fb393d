import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStack, type TestStack } from '../support/stack.ts';
import { person } from './oauth-world.ts';

const subscription = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;
const ALL = ['read', 'write', 'sync', 'memories', 'account'];
type Made = { data: { keyId: string; key: string } };
type Listed = { data: { keyId: string; name: string; madeBy: string | null; successorId: string | null }[] };
type Revoked = { data: object; made: { keyId: string; name: string }[]; message: string };

let stack: TestStack;
let users = 0;
beforeAll(async () => {
  const keys = [{ label: 'root', scopes: ALL }];
  stack = await startStack({
    users: Array.from({ length: 8 }, (_, index) => ({ id: `u${index}`, subscription, apiKeys: keys })),
  } as Parameters<typeof startStack>[0]);
});
afterAll(() => stack.close());

const aUser = async () => {
  const id = `u${users++}`;
  const root = await stack.keyOf(id);
  const post = <Body>(key: string, operation: string, body: object) =>
    stack.call<Body>('POST', `/tools/api/${operation}`, { key, body });
  const make = async (key: string, name: string) => {
    const { status, body } = await post<Made>(key, 'create-api-key', { name, scopes: ALL });
    if (status !== 200) throw new Error(`create answered ${status} ${JSON.stringify(body)}`);
    return body.data;
  };
  const rotate = async (key: string, keyId: string, overlapDays = 0) =>
    (await post<Made>(key, 'rotate-api-key', { keyId, overlapDays })).body.data;
  const revoke = (key: string, keyId: string, withMade?: boolean) =>
    stack.call<Revoked>('DELETE', '/tools/api/revoke-api-key', {
      key,
      query: { keyId, ...(withMade !== undefined && { withMade: String(withMade) }) },
    });
  const list = async () => (await stack.call<Listed>('GET', '/tools/api/list-api-keys', { key: root })).body.data;
  const names = async () => (await list()).map(({ name }) => name);
  return { id, root, make, rotate, revoke, list, names };
};

it('lists which key made a key, and none for one that was made in a session', async () => {
  const { id, root, make, list } = await aUser();
  const script = await make(root, 'script');
  const below = await make(script.key, 'below');
  const owner = await person(stack, id);
  await owner.request('POST', '/tools/api/create-api-key', { body: { name: 'mine' } });
  const all = await list();
  const by = Object.fromEntries(all.map(({ name, madeBy }) => [name, madeBy]));
  const rootId = all.find(({ name }) => name === 'root')?.keyId;
  expect(by).toEqual({ root: null, script: rootId, below: script.keyId, mine: null });
  expect(below.keyId).not.toBe(script.keyId);
});

it('without withMade ends one key, and names those of its making that are alive', async () => {
  const { root, make, revoke, names } = await aUser();
  const [thief, other] = [await make(root, 'thief'), await make(root, 'other')];
  const child = await make(thief.key, 'child');
  const grandchild = await make(child.key, 'grandchild');
  const { status, body } = await revoke(root, thief.keyId);
  expect(status).toBe(200);
  expect(body.made.toSorted((one, two) => (one.name < two.name ? -1 : 1))).toEqual([
    { keyId: child.keyId, name: 'child' },
    { keyId: grandchild.keyId, name: 'grandchild' },
  ]);
  expect((await names()).toSorted()).toEqual(['child', 'grandchild', 'other', 'root']);
  expect((await revoke(root, other.keyId)).body.made).toEqual([]);
});

it('withMade ends the successor and what they made, at any depth, also where a key between them is gone', async () => {
  const { root, make, rotate, revoke, names } = await aUser();
  const thief = await make(root, 'thief');
  const child = await make(thief.key, 'child');
  const grandchild = await make(child.key, 'grandchild');
  const moved = await rotate(grandchild.key, grandchild.keyId);
  await make(moved.key, 'deep');
  await revoke(root, child.keyId);
  const successor = await rotate(thief.key, thief.keyId, 7);
  await make(successor.key, 'of the successor');
  await make(root, 'other');
  const { status, body } = await revoke(root, thief.keyId, true);
  expect({ status, made: body.made }).toEqual({ status: 200, made: [] });
  expect((await names()).toSorted()).toEqual(['other', 'root']);
  // The count fell with them.
  const info = await stack.call<{ data: { quotas: { apiKeys: object } } }>('GET', '/tools/api/get-api-key-info', {
    key: root,
  });
  expect(info.body.data.quotas.apiKeys).toMatchObject({ currentCount: 2 });
});

it('reaches a key of the owner that a stolen key has replaced', async () => {
  const { root, make, rotate, revoke, names, list } = await aUser();
  const [good, thief] = [await make(root, 'good'), await make(root, 'thief')];
  const taken = await rotate(thief.key, good.keyId);
  expect((await list()).find(({ keyId }) => keyId === taken.keyId)?.madeBy).toBe(thief.keyId);
  await revoke(root, thief.keyId, true);
  expect(await names()).toEqual(['root']);
});

it('keeps the maker of a key that replaces itself', async () => {
  const { root, make, rotate, list } = await aUser();
  const thief = await make(root, 'thief');
  const child = await make(thief.key, 'child');
  const next = await rotate(child.key, child.keyId);
  expect((await list()).find(({ keyId }) => keyId === next.keyId)?.madeBy).toBe(thief.keyId);
});

it('a key may end itself with all that it made, and a foreign one is unknown', async () => {
  const [one, other] = [await aUser(), await aUser()];
  const thief = await one.make(one.root, 'thief');
  await one.make(thief.key, 'child');
  expect((await other.revoke(other.root, thief.keyId, true)).status).toBe(404);
  expect((await one.revoke(thief.key, thief.keyId, true)).status).toBe(200);
  expect(await one.names()).toEqual(['root']);
});

it('of keys that are made while their maker ends, none is left', async () => {
  const { root, make, revoke, names } = await aUser();
  for (let run = 0; run < 15; run += 1) {
    const thief = await make(root, 'thief');
    const child = await make(thief.key, 'child');
    const making = [thief, child].map(({ key }) =>
      stack.call('POST', '/tools/api/create-api-key', { key, body: { name: 'late' } }),
    );
    const [revoked] = await Promise.all([revoke(root, thief.keyId, true), ...making]);
    expect(revoked?.status).toBe(200);
    expect(await names()).toEqual(['root']);
  }
});
