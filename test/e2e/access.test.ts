import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mintCredential, newUserId } from '../../shared/access/credential.ts';
import { operations } from '../../shared/contract/registry.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { household } from './a-household.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack(household);
});
afterAll(() => stack.close());
afterEach(() => stack.control('DELETE', 'faults'));

const balanceWith = (key: string) => stack.call('GET', '/tools/api/get-balance', { key });
const invalidKey = { error: expect.any(String), message: expect.any(String), type: 'invalid_api_key' };

describe('who may call (RULES.md#authentication)', () => {
  it.each(operations.map(({ method, path }) => ({ method, path })))(
    '$method $path requires a key',
    async ({ method, path }) => {
      const { status, body } = await stack.call(method, path);
      expect([status, body]).toMatchObject([401, invalidKey]);
    },
  );

  it.each(['sk-unknown', '', mintCredential('key', newUserId())])('refuses the key %j', async (key) => {
    expect(await balanceWith(key)).toMatchObject({ status: 401, body: invalidKey });
  });

  it('refuses a revoked key', async () => {
    const old = (await stack.user('ana')).apiKeys.find(({ label }) => label === 'old')?.key ?? '';
    expect(await balanceWith(old)).toMatchObject({ status: 401, body: invalidKey });
  });

  it('revokes from the next request on', async () => {
    const { key } = await stack.control<{ key: string }>('POST', 'users/bia/keys', { label: 'phone' });
    expect((await balanceWith(key)).status).toBe(200);
    await stack.control('DELETE', 'users/bia/keys/phone');
    expect((await balanceWith(key)).status).toBe(401);
  });

  it('never takes the key from the query on REST', async () => {
    const query = { apiKey: await stack.keyOf('ana') };
    expect((await stack.call('GET', '/tools/api/get-balance', { query })).status).toBe(401);
  });

  it.each([
    [
      'none',
      { type: 'no_subscription', nextSteps: expect.any(Array), error: expect.any(String), message: expect.any(String) },
    ],
    ['expired', { type: 'no_subscription', nextSteps: expect.any(Array) }],
    [
      'ended',
      { type: 'subscription_canceled', subscriptionStatus: 'canceled', currentPeriodEnd: '2020-01-01T00:00:00.000Z' },
    ],
  ])('refuses the subscription of %s', async (user, body) => {
    expect(await balanceWith(await stack.keyOf(user))).toMatchObject({ status: 401, body });
  });

  it('lets a canceled subscription in until its period ends', async () => {
    expect((await balanceWith(await stack.keyOf('ending'))).status).toBe(200);
  });

  it('answers 500, not 401, while the store fails', async () => {
    const key = await stack.keyOf('ana');
    await stack.control('POST', 'faults', { target: 'dynamodb', operation: 'Query', times: 20, error: '500' });
    expect(await balanceWith(key)).toMatchObject({ status: 500, body: { error: 'Internal server error' } });
  });
});

describe('malformed requests', () => {
  const json = { 'content-type': 'application/json' };
  it.each([
    { name: 'unknown path', method: 'GET', path: '/tools/api/nothing', status: 404 },
    { name: 'unknown root', method: 'GET', path: '/x', status: 404 },
    { name: 'wrong method', method: 'POST', path: '/tools/api/get-balance', status: 405 },
    {
      name: 'broken JSON',
      method: 'POST',
      path: '/tools/api/create-payment-reminder',
      body: '{"title"',
      headers: json,
      status: 400,
    },
    {
      name: 'a JSON list',
      method: 'POST',
      path: '/tools/api/create-payment-reminder',
      body: '[]',
      headers: json,
      status: 400,
    },
    {
      name: 'a form',
      method: 'POST',
      path: '/tools/api/create-payment-reminder',
      body: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      status: 415,
    },
    {
      name: 'a body over 256 kB',
      method: 'POST',
      path: '/tools/api/create-payment-reminder',
      body: `"${'x'.repeat(262_145)}"`,
      headers: json,
      status: 413,
    },
  ])('$name: $status as JSON with an error and a request id', async ({ method, path, status, body, headers }) => {
    const reply = await stack.call(method, path, {
      key: await stack.keyOf('ana'),
      ...(body === undefined ? {} : { body, headers }),
    });
    expect(reply).toMatchObject({ status, body: { error: expect.any(String) } });
    expect(reply.headers.get('x-request-id')).toBeTruthy();
  });
});

describe('Idempotency-Key', () => {
  const create = async (idempotencyKey: string, title: string, user = 'ana') =>
    stack.call('POST', '/tools/api/create-payment-reminder', {
      key: await stack.keyOf(user),
      body: { title, dueDate: '2099-01-01' },
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    });
  const count = async (title: string) => {
    const key = await stack.keyOf('ana');
    const { body } = await stack.call<{ data: { title: string }[] }>('GET', '/tools/api/list-payment-reminders', {
      key,
    });
    return body.data.filter((reminder) => reminder.title === title).length;
  };

  it('returns the first response again and writes once', async () => {
    const [first, second] = [await create('once', 'Luz'), await create('once', 'Luz')];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await count('Luz')).toBe(1);
  });

  it('writes once also when both calls run at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => create('race', 'Água')));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await count('Água')).toBe(1);
  });

  it('refuses the key for another body, and separates users', async () => {
    await create('mine', 'Gás');
    expect(await create('mine', 'Internet')).toMatchObject({
      status: 422,
      body: { error: 'Idempotency-Key already used' },
    });
    expect((await create('mine', 'Gás', 'bia')).status).toBe(200);
  });
});
