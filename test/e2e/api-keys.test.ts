import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSeconds, type Instant, systemClock } from '../../shared/time/instant.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { tableRecords } from './table-records.ts';

type Made = { data: { keyId: string; key: string; scopes: string[]; validUntil: string | null }; keyId?: string };
type Listed = { data: { keyId: string; name: string; successorId: string | null; lastUsed: object | null }[] };
type Outbox = { emails: { to: string; subject: string; text: string }[] };

const DAY = 86_400;
const subscription = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;
const ALL = ['read', 'write', 'sync', 'memories', 'account'];

let stack: TestStack;
let users = 0;
let user: string;
let owner: string;

beforeAll(async () => {
  stack = await startStack({ users: [] });
});
afterAll(() => stack.close());

const mint = async (label: string, powers: object = {}, of = user): Promise<string> =>
  (await stack.control<{ key: string }>('POST', `users/${of}/keys`, { label, ...powers })).key;
const aUser = async (): Promise<string> => {
  users += 1;
  await stack.control('POST', 'users', { id: `user-${users}`, subscription, apiKeys: [] });
  return `user-${users}`;
};
beforeEach(async () => {
  user = await aUser();
  owner = await mint('owner', { scopes: ALL });
});

const create = (body: object, key = owner, headers = {}) =>
  stack.call<Made>('POST', '/tools/api/create-api-key', { key, body: { name: 'made', ...body }, headers });
const rotate = (keyId: string, overlapDays?: number, key = owner, headers = {}) =>
  stack.call<Made>('POST', '/tools/api/rotate-api-key', { key, body: { keyId, overlapDays }, headers });
const revoke = (keyId: string, key = owner) =>
  stack.call('DELETE', '/tools/api/revoke-api-key', { key, query: { keyId } });
const list = async () => (await stack.call<Listed>('GET', '/tools/api/list-api-keys', { key: owner })).body.data;
const statusWith = async (key: string) => (await stack.call('GET', '/tools/api/get-balance', { key })).status;
const mails = async () => {
  await stack.drain();
  return (await stack.control<Outbox>('GET', 'outbox')).emails.filter(({ to }) => to === `${user}@example.com`);
};
const subjects = async () => (await mails()).map(({ subject }) => subject);
const inDays = (days: number): Instant => addSeconds(systemClock(), days * DAY);

describe('a key that a key makes', () => {
  it('has the usual scopes and an end in 12 months unless they are named, and is shown once', async () => {
    const before = inDays(365);
    const { body } = await create({});
    expect(body.data.scopes).toEqual(['read', 'write', 'sync', 'memories']);
    expect(body.data.validUntil && body.data.validUntil >= before && body.data.validUntil <= inDays(365)).toBe(true);
    expect(await statusWith(body.data.key)).toBe(200);
    expect(JSON.stringify(await list())).not.toContain(body.data.key);
  });

  it.each([
    { says: 'has a scope that its maker lacks', powers: { scopes: ['read', 'account'] }, asks: { scopes: ['write'] } },
    { says: 'has the usual scopes, of which its maker lacks one', powers: { scopes: ['read', 'account'] }, asks: {} },
    { says: 'ends after its maker', powers: { scopes: ALL, validUntil: inDays(2) }, asks: { validUntil: inDays(3) } },
  ])('never $says', async ({ powers, asks }) => {
    const reply = await create(asks, await mint('maker', powers));
    expect([reply.status, Object(reply.body).error]).toEqual([403, 'Insufficient scope']);
  });

  it('has no end where none is asked for, unless its maker has one', async () => {
    expect((await create({ validUntil: 'never' })).body.data.validUntil).toBeNull();
    const maker = await mint('maker', { scopes: ALL, validUntil: inDays(2) });
    expect((await create({ validUntil: 'never' }, maker)).status).toBe(403);
  });

  it('ends with its maker unless it ends before', async () => {
    const validUntil = inDays(2);
    const maker = await mint('maker', { scopes: ALL, validUntil });
    expect((await create({}, maker)).body.data.validUntil).toBe(validUntil);
  });

  it.each([
    [{ name: '' }, 'Invalid or missing name'],
    [{ scopes: [] }, 'Invalid scopes'],
    [{ scopes: ['everything'] }, 'Invalid scopes'],
    [{ validUntil: 'tomorrow' }, 'Invalid validUntil'],
    [{ validUntil: '2020-01-01T00:00:00Z' }, 'Invalid validUntil'],
  ])('%j is a 400: %s', async (asks, error) => {
    const reply = await create(asks);
    expect([reply.status, Object(reply.body).error]).toEqual([400, error]);
  });

  it('is the twentieth at most, also when many are made at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, () => create({})));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(19);
    const refused = replies.find(({ status }) => status === 403);
    expect(refused?.body).toMatchObject({
      success: false,
      error: 'Quota exceeded',
      message: expect.stringContaining('20'),
    });
    expect(await list()).toHaveLength(20);
    const [first] = (await list()).filter(({ name }) => name === 'made');
    await revoke(first?.keyId ?? '');
    expect((await create({})).status).toBe(200);
  }, 60_000);
});

describe('a key that ends', () => {
  it('opens nothing from its end on', async () => {
    expect(await statusWith(await mint('past', { validUntil: '2020-01-01T00:00:00.000Z' }))).toBe(401);
    expect(await statusWith(await mint('future', { validUntil: inDays(1) }))).toBe(200);
  });

  it('is announced 7 days and 1 day before, once each, and then leaves', async () => {
    const validUntil = inDays(30);
    await mint('ending', { validUntil });
    const at = (days: number) => addSeconds(validUntil, -days * DAY);
    for (const moment of [at(8), at(7), at(6), at(1), at(1), addSeconds(validUntil, -60)])
      await stack.runJob('end-keys', moment);
    expect(await subjects()).toEqual(Array(2).fill('Sua chave de API termina em breve: ending'));
    expect((await list()).map(({ name }) => name)).toContain('ending');
    await stack.runJob('end-keys', validUntil);
    expect((await list()).map(({ name }) => name)).not.toContain('ending');
    expect((await list()).length).toBe(1);
  });

  it('ends when nobody has used it for 180 days, announced 7 days before', async () => {
    const made = inDays(0);
    await create({ name: 'unused', validUntil: 'never' });
    const { key } = (await create({ name: 'in use', validUntil: 'never' })).body.data;
    expect(await statusWith(key)).toBe(200);
    await stack.drain();
    await stack.control('DELETE', 'outbox');
    const at = (days: number) => addSeconds(made, days * DAY + 60);
    for (const days of [172, 173, 173, 174]) await stack.runJob('end-keys', at(days));
    // Keys that other tests made are unused too.
    const told = (await mails()).filter(({ text }) => text.includes('unused'));
    expect(told.map(({ subject }) => subject)).toEqual(['Uma chave de API sem uso termina em 7 dias']);
    await stack.runJob('end-keys', at(180));
    expect((await list()).map(({ name }) => name)).toContain('in use');
    expect((await list()).map(({ name }) => name)).not.toContain('unused');
  });
});

describe('rotation', () => {
  it('never stops a loop that changes keys within the overlap', async () => {
    const { keyId, key: old } = (await create({ scopes: ['read'], validUntil: 'never' })).body.data;
    const outcomes: number[] = [];
    let current = old;
    let isOver = false;
    const loop = async () => {
      while (!isOver) outcomes.push(await statusWith(current));
    };
    const running = loop();
    const { data } = (await rotate(keyId, 3)).body;
    for (let calls = 0; calls < 5; calls += 1) expect(await statusWith(old)).toBe(200);
    current = data.key;
    for (let calls = 0; calls < 5; calls += 1) expect(await statusWith(current)).toBe(200);
    isOver = true;
    await running;
    expect(outcomes.length).toBeGreaterThan(0);
    expect(new Set(outcomes)).toEqual(new Set([200]));
    expect(data).toMatchObject({ scopes: ['read'], validUntil: null });
    expect(await list()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ keyId, successorId: data.keyId }),
        expect.objectContaining({ keyId: data.keyId, name: 'made', successorId: null }),
      ]),
    );
  });

  it('ends the old key after the overlap, at its own end at the latest', async () => {
    const validUntil = inDays(2);
    const { data } = (await create({ validUntil })).body;
    const rotated = await rotate(data.keyId, 7);
    expect(rotated.body).toMatchObject({ data: { validUntil }, replaced: { keyId: data.keyId, validUntil } });
  });

  it('without an overlap revokes the old key at once', async () => {
    const { keyId, key } = (await create({})).body.data;
    const { data } = (await rotate(keyId, 0)).body;
    expect([await statusWith(key), await statusWith(data.key)]).toEqual([401, 200]);
    expect((await list()).map((one) => one.keyId)).not.toContain(keyId);
  });

  it('of the calling key itself works, and is not done twice', async () => {
    const own = (await list()).find(({ name }) => name === 'owner')?.keyId ?? '';
    const { data } = (await rotate(own, 1)).body;
    expect([await statusWith(owner), await statusWith(data.key)]).toEqual([200, 200]);
    expect(await rotate(own, 1)).toMatchObject({ status: 400, body: { error: 'API key already rotated' } });
  });

  it('of a stronger key is refused', async () => {
    const { keyId } = (await create({ scopes: ['write'] })).body.data;
    const weak = await mint('weak', { scopes: ['account', 'read'] });
    expect(await rotate(keyId, 0, weak)).toMatchObject({ status: 403, body: { error: 'Insufficient scope' } });
    expect(await revoke(keyId, weak)).toMatchObject({ status: 403, body: { error: 'Insufficient scope' } });
  });
});

describe('revocation', () => {
  it('stops a loop that uses the key with the next request', async () => {
    const { keyId, key } = (await create({})).body.data;
    const outcomes: number[] = [];
    let isRevoked = false;
    const running = (async () => {
      for (;;) {
        const wasRevoked = isRevoked;
        const status = await statusWith(key);
        if (wasRevoked) return status;
        outcomes.push(status);
      }
    })();
    expect(await revoke(keyId)).toMatchObject({ status: 200, body: { data: { keyId, name: 'made' } } });
    isRevoked = true;
    expect(await running).toBe(401);
    // Calls under way may be answered before or after it; once one is refused, all are.
    expect(outcomes.join('')).toMatch(/^(200)*(401)*$/);
    expect(await revoke(keyId)).toMatchObject({ status: 404, body: { error: 'API key not found' } });
  });

  it("does not reach another user's key", async () => {
    const { keyId } = (await create({})).body.data;
    const other = await aUser();
    const foreign = await mint('foreign', { scopes: ALL }, other);
    expect((await revoke(keyId, foreign)).status).toBe(404);
    expect((await rotate(keyId, 0, foreign)).status).toBe(404);
  });
});

describe('what is kept of a key', () => {
  it('is never the key, in no record of the table, and no answer that showed it', async () => {
    const made = (await create({}, owner, { 'idempotency-key': 'make' })).body.data;
    const rotated = (await rotate(made.keyId, 1, owner, { 'idempotency-key': 'turn' })).body.data;
    await revoke(rotated.keyId);
    const stored = JSON.stringify(await tableRecords(stack));
    for (const secret of [owner, made.key, rotated.key]) expect(stored).not.toContain(secret.slice(-40));
  });

  it('a repeated call under its Idempotency-Key is a 409 with the id, and makes nothing', async () => {
    const headers = { 'idempotency-key': 'again' };
    const first = (await create({}, owner, headers)).body.data;
    const repeated = await Promise.all([create({}, owner, headers), create({}, owner, headers)]);
    for (const { status, body } of repeated) expect([status, body.keyId]).toEqual([409, first.keyId]);
    expect((await list()).filter(({ name }) => name === 'made')).toHaveLength(1);
    expect((await create({ name: 'other' }, owner, headers)).status).toBe(422);
  });

  it('its history has each change, names it as logs do, and lapses', async () => {
    const { keyId } = (await create({})).body.data;
    await revoke(keyId);
    const entries = (await tableRecords(stack)).filter(
      (record) => String(record.sk).startsWith('HISTORY#') && record.keyId === keyId,
    );
    expect(entries.map(({ event }) => event).toSorted()).toEqual(['key.created', 'key.revoked']);
    for (const entry of entries) {
      expect(entry).toMatchObject({ by: expect.stringMatching(/^key:[0-9a-f]{8} ./), expiresAt: expect.any(Number) });
      expect(entry).not.toHaveProperty('hash');
    }
  });

  it('its owner gets an e-mail of each creation, rotation and revocation, without a subscription too', async () => {
    const { keyId } = (await create({})).body.data;
    const rotated = (await rotate(keyId, 1)).body.data;
    await stack.control('PATCH', `users/${user}`, { subscription: null });
    await revoke(rotated.keyId);
    expect((await subjects()).toSorted()).toEqual([
      'Chave de API revogada: made',
      'Chave de API substituída: made',
      'Nova chave de API: made',
    ]);
    for (const { text } of await mails()) expect(text).not.toContain('sk-');
  });

  it('its last use is the day and the operation', async () => {
    await statusWith(owner);
    const [own] = await list();
    expect(own?.lastUsed).toEqual({ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), operation: 'get-balance' });
  });
});

it('get-api-key-info answers any valid key, without scope or subscription, and names what it may do', async () => {
  const validUntil = inDays(3);
  const key = await mint('bare', { scopes: [], validUntil });
  await stack.control('PATCH', `users/${user}`, { subscription: null });
  const { status, body } = await stack.call('GET', '/tools/api/get-api-key-info', { key });
  expect([status, body.data]).toMatchObject([
    200,
    { name: 'bare', scopes: [], validUntil, plan: 'free', subscription: { status: 'none', hasAccess: false } },
  ]);
  expect(await statusWith(key)).toBe(401);
});
