import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keys } from '../../shared/platform/table/keys.ts';
import { queryPrefix } from '../../shared/platform/table/query-pages.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { mcpCaller } from './mcp-caller.ts';

type Made = { data: { id: string } };
type Metrics = Record<string, { dynamodb: { calls: number } }>;

const subscription = { plan: 'premium', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;
const items = [{ item: { id: 'idem-item', connector: { id: 612, name: 'Nubank' } }, accounts: [] }];
const body = { title: 'Luz', dueDate: '2099-01-01' };

let stack: TestStack;
let key: string;
beforeAll(async () => {
  stack = await startStack({
    users: [
      { id: 'ana', subscription, items, phone: '+5511999990001' },
      {
        id: 'bia',
        subscription: { ...subscription, status: 'canceled', currentPeriodEnd: '2020-01-01T00:00:00.000Z' },
      },
    ],
  });
  key = await stack.keyOf('ana');
});
afterEach(() => stack.control('DELETE', 'faults'));
afterAll(() => stack.close());

const create = (idempotencyKey: string, options: object = {}) =>
  stack.call<Made>('POST', '/tools/api/create-payment-reminder', {
    key,
    body,
    headers: { 'idempotency-key': idempotencyKey },
    ...options,
  });

describe('a key of a call that is not admitted', () => {
  const bad = 'ü'.repeat(2);
  const headers = { 'idempotency-key': encodeURIComponent(bad).repeat(40) };

  it.each([
    ['without an API key', {}, 'Invalid or inactive key'],
    ['with a wrong one', { key: 'sk-wrong' }, 'Invalid or inactive key'],
  ])('%s is not looked at: 401 on REST and MCP', async (_what, credentials, error) => {
    const rest = await stack.call('POST', '/tools/api/create-payment-reminder', { body, headers, ...credentials });
    expect([rest.status, rest.body.error]).toEqual([401, error]);
    const mcp = await mcpCaller(() => stack).post(
      { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      { headers, ...credentials },
    );
    expect(mcp.status).toBe(401);
  });

  it('costs the table nothing beside the key check, also for the id of a user that there is', async () => {
    const { userId } = await stack.user('ana');
    const forged = key.replace(/.{40}$/, 'A'.repeat(40));
    expect(userId).toBeTruthy();
    await stack.control('DELETE', 'metrics');
    expect((await create('mine', { key: forged })).status).toBe(401);
    const withKey = (await stack.control<Metrics>('GET', 'metrics'))['create-payment-reminder']?.dynamodb.calls;
    await stack.control('DELETE', 'metrics');
    await create('mine', { key: forged, headers: {} });
    const without = (await stack.control<Metrics>('GET', 'metrics'))['create-payment-reminder']?.dynamodb.calls;
    expect(withKey).toBe(without);
  });

  it('of a user without access is a 401', async () => {
    expect((await create('mine', { key: await stack.keyOf('bia'), headers })).status).toBe(401);
  });

  it('is a 400 for an admitted caller', async () => {
    expect((await create('x', { headers })).body).toMatchObject({ error: 'Invalid Idempotency-Key' });
  });
});

describe('a repeated call', () => {
  it('is the same request with the mark s=s and without', async () => {
    const first = await create('marked');
    expect((await create('marked', { query: { s: 's' } })).body).toEqual(first.body);
  });

  it('with another request is a 422', async () => {
    await create('other');
    const reply = await create('other', { body: { ...body, title: 'Gás' } });
    expect([reply.status, reply.body]).toMatchObject([
      422,
      { error: 'Idempotency-Key already used', message: expect.any(String) },
    ]);
  });

  it('gets the first response although its effect is already there, concurrently and later', async () => {
    const reminderId = (await create('to-delete')).body.data.id;
    const remove = () =>
      stack.call('DELETE', '/tools/api/delete-payment-reminder', {
        key,
        query: { reminderId, hardDelete: true },
        headers: { 'idempotency-key': 'delete' },
      });
    const replies = await Promise.all(Array.from({ length: 8 }, remove));
    replies.push(await remove());
    expect(replies.map(({ status }) => status)).toEqual(Array(9).fill(200));
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
  });
});

describe('a call with effects outside', () => {
  const update = (idempotencyKey: string) =>
    stack.call('POST', '/tools/api/manual-update', { key, headers: { 'idempotency-key': idempotencyKey } });

  it('is refused while the first is under way, and then answered as that', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => update('update')));
    const done = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ status }) => status === 409);
    expect(done.length).toBeGreaterThanOrEqual(1);
    expect(done.length + refused.length).toBe(6);
    expect(new Set(done.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    for (const reply of refused) {
      expect(reply.body).toMatchObject({ error: 'Conflict', message: expect.any(String) });
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    }
    expect((await update('update')).body).toEqual(done[0]?.body);
  });

  it('sends the connection flow once per key', async () => {
    await stack.control('DELETE', 'outbox');
    const ask = () =>
      stack.call('GET', '/tools/api/get-open-finance-connection-flow', { key, headers: { 'idempotency-key': 'flow' } });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.body]).toEqual([200, first.body]);
    const { messages } = await stack.control<{ messages: unknown[] }>('GET', 'outbox');
    expect(messages).toHaveLength(1);
  });

  it('that is refused leaves its key free', async () => {
    await stack.control('POST', 'users', { id: 'caio', subscription });
    const caio = await stack.keyOf('caio');
    const ask = () =>
      stack.call('POST', '/tools/api/manual-update', { key: caio, headers: { 'idempotency-key': 'none' } });
    expect([(await ask()).status, (await ask()).status]).toEqual([400, 400]);
    const { userId } = await stack.user('caio');
    const left = await queryPrefix(openTable(), { ':pk': keys.idempotency(userId, '').pk, ':prefix': 'IDEMPOTENCY#' });
    expect(left).toEqual([]);
  });

  it('owns its claim although the answer to it was lost', async () => {
    await stack.control('POST', 'faults', { target: 'dynamodb', operation: 'PutItem', times: 1, error: 'lost' });
    expect((await update('lost-claim')).status).toBe(200);
  });
});

it('every JSON response requires TLS and its content type', async () => {
  const replies = [
    await create('headers'),
    await stack.call('GET', '/tools/api/get-balance'),
    await stack.call('GET', '/openapi.json'),
    await stack.call('GET', '/no-such-path'),
    await mcpCaller(() => stack).rpc('tools/list', {}, key),
    await mcpCaller(() => stack).rpc('tools/list', {}, 'sk-wrong'),
  ];
  for (const { headers } of replies) {
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});
