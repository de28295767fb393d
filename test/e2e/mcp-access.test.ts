import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startStack, type TestStack } from '../support/stack.ts';
import { listenToOutput } from '../support/written.ts';
import { household } from './a-household.ts';
import { type Fields, mcpCaller } from './mcp-caller.ts';

const output = listenToOutput();
let stack: TestStack;
let ana: string;
const { post, rpc, tool, answer } = mcpCaller(() => stack);
const list = { jsonrpc: '2.0', id: 7, method: 'tools/list' };

beforeAll(async () => {
  stack = await startStack(household);
  ana = await stack.keyOf('ana');
});
afterAll(async () => {
  output.stop();
  await stack.close();
});
afterEach(async () => {
  await stack.control('DELETE', 'faults');
});

describe('who may call', () => {
  it('is the header or ?apiKey=, the header first', async () => {
    const by = async (query: { apiKey?: string }, key?: string) =>
      (await stack.call('POST', '/mcp', { query, ...(key ? { key } : {}), body: list })).status;
    expect([
      await by({ apiKey: ana }),
      await by({ apiKey: 'sk-wrong' }, ana),
      await by({ apiKey: ana }, 'sk-wrong'),
    ]).toEqual([200, 200, 401]);
  });

  it.each(['', 'sk-wrong', 'user none', 'user ended', 'user expired'])(
    'is a 401 as on REST, inside a JSON-RPC error: key "%s"',
    async (which) => {
      const key = which.startsWith('user ') ? await stack.keyOf(which.slice(5)) : which;
      const rest = await stack.call<Fields>('GET', '/tools/api/get-balance', key ? { key } : {});
      const reply = await post(list, { key: key || undefined });
      expect([rest.status, reply.status]).toEqual([401, 401]);
      expect(reply.headers.get('content-type')).toBe('application/json');
      expect(reply.body).toEqual({
        jsonrpc: '2.0',
        id: 7,
        error: { code: -32_001, message: rest.body.error, data: rest.body },
      });
    },
  );

  it.each(['none', 'ended', 'expired'])(
    'may ask what the key allows without a subscription, and nothing beside it: %s',
    async (user) => {
      const key = await stack.keyOf(user);
      const call = (name: string, id = 1) => ({
        jsonrpc: '2.0',
        id,
        method: 'tools/call',
        params: { name, arguments: {} },
      });
      // Notes the day's use of the key; the next answer shows it.
      await stack.call('GET', '/tools/api/get-api-key-info', { key });
      const rest = await stack.call<Fields>('GET', '/tools/api/get-api-key-info', { key });
      const reply = await post(call('getApiKeyInfo'), { key });
      expect(reply.status).toBe(200);
      const { data } = JSON.parse(Object(reply.body.result.content)[0].text);
      expect(data).toEqual(rest.body.data);
      for (const other of [call('getBalance'), [call('getApiKeyInfo'), call('getBalance', 2)], list, call('nothing')])
        expect((await post(other, { key })).status).toBe(401);
    },
  );

  it('a notification and a batch are let in by nothing less', async () => {
    const note = { jsonrpc: '2.0', method: 'notifications/initialized' };
    expect((await post(note, { key: 'sk-wrong' })).status).toBe(401);
    expect(await post([list], { key: 'sk-wrong' })).toMatchObject({ status: 401, body: { id: null } });
  });
});

describe('a page of another origin', () => {
  const from = (origin: string, key?: string) =>
    post(list, { ...(key ? { key } : {}), headers: { origin, 'content-type': 'application/json' } });

  it.each([
    'https://evil.example',
    'null',
    'https://localhost.evil.example',
    'http://127.0.0.1.evil.example:3000',
    'x',
  ])('is refused, whatever its key: %s', async (origin) => {
    for (const reply of [await from(origin, ana), await from(origin)]) {
      expect(reply.status).toBe(403);
      expect(reply.body.error.data).toMatchObject({ error: 'Origin not allowed' });
    }
  });

  it('is let in where it is the service, a page on this machine, or configured', async () => {
    process.env.ALLOWED_ORIGINS = 'https://app.example, https://other.example';
    const origins = [stack.url, 'http://localhost:5173', 'http://127.0.0.1:8080', 'https://other.example'];
    const replies = await Promise.all(origins.map((origin) => from(origin, ana)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    delete process.env.ALLOWED_ORIGINS;
    expect((await from('https://other.example', ana)).status).toBe(403);
  });

  it('is optional', async () => {
    expect((await post(list, { key: ana })).status).toBe(200);
  });

  it('of this machine is an inspector, for a deployed service too', async () => {
    const { PUBLIC_URL } = process.env;
    process.env.PUBLIC_URL = 'https://api.example';
    try {
      expect((await from('http://localhost:5173', ana)).status).toBe(200);
      expect((await from('https://localhost.evil.example', ana)).status).toBe(403);
      expect((await from('https://api.example', ana)).status).toBe(200);
    } finally {
      process.env.PUBLIC_URL = PUBLIC_URL;
    }
  });
});

describe('a failure of ours', () => {
  const failing = () => stack.control('POST', 'faults', { target: 'dynamodb', times: 100, error: '500' });

  it('while the key is checked is a 500 as on REST, inside a JSON-RPC error', async () => {
    await failing();
    const rest = await stack.call<Fields>('GET', '/tools/api/get-balance', { key: ana });
    const reply = await post(list, { key: ana });
    expect([rest.status, reply.status]).toEqual([500, 500]);
    expect(reply.body).toEqual({
      jsonrpc: '2.0',
      id: 7,
      error: { code: -32_603, message: 'Internal server error', data: rest.body },
    });
  });

  it('while a tool runs is a tool error with the body of REST', async () => {
    const fault = { target: 'dynamodb', operation: 'TransactWriteItems', times: 100, error: '500' };
    await stack.control('POST', 'faults', fault);
    const args = { title: 'Luz', dueDate: '2099-01-01' };
    const rest = await stack.call('POST', '/tools/api/create-payment-reminder', { key: ana, body: args });
    const { isError, content } = await tool('createPaymentReminder', args, ana);
    expect([rest.status, isError, JSON.parse(content[0]?.text ?? '')]).toEqual([500, true, rest.body]);
  });
});

describe('Idempotency-Key, as a header of the HTTP request', () => {
  const create = (key: string, title: string) =>
    answer('createPaymentReminder', { title, dueDate: '2099-01-01' }, ana, { 'idempotency-key': key });
  const count = async (title: string): Promise<number> => {
    const { data } = await answer('listPaymentReminders', {}, ana);
    return (data as Fields[]).filter((reminder) => reminder.title === title).length;
  };

  it('returns the first response again and writes once, on REST with the same key too', async () => {
    const first = await create('once', 'Luz');
    expect(await create('once', 'Luz')).toEqual(first);
    const body = { title: 'Luz', dueDate: '2099-01-01' };
    const headers = { 'idempotency-key': 'once' };
    expect((await stack.call('POST', '/tools/api/create-payment-reminder', { key: ana, body, headers })).body).toEqual(
      first,
    );
    expect(await count('Luz')).toBe(1);
  });

  it('writes once also when many calls run at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => create('race', 'Água')));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await count('Água')).toBe(1);
  });

  it('is refused with other arguments, or if it is malformed', async () => {
    await create('mine', 'Gás');
    const other = await tool('createPaymentReminder', { title: 'X', dueDate: '2099-01-01' }, ana, {
      'idempotency-key': 'mine',
    });
    expect(JSON.parse(other.content[0]?.text ?? '')).toMatchObject({ error: 'Idempotency-Key already used' });
    const reply = await rpc('tools/list', {}, ana, { 'idempotency-key': 'x'.repeat(256) });
    expect(reply).toMatchObject({ status: 400, body: { error: { data: { error: 'Invalid Idempotency-Key' } } } });
  });

  it('keeps nothing of a read', async () => {
    const headers = { 'idempotency-key': 'read' };
    await answer('getBalance', {}, ana, headers);
    expect(await answer('getAccounts', {}, ana, headers)).toMatchObject({ success: true });
  });
});

it('no log line contains a key from ?apiKey=, for any outcome of the call', async () => {
  const query = { apiKey: ana };
  const call = (body: unknown, method = 'POST') => stack.call(method, '/mcp', { query, body });
  await call(list);
  await call({ ...list, method: 'tools/call', params: { name: 'getBalance', arguments: { apiKey: ana } } });
  await call(`{"${ana}`);
  await call(undefined, 'GET');
  await call(undefined, 'PUT');
  await stack.call('GET', '/tools/api/get-balance', { query });
  await stack.control('POST', 'faults', { target: 'dynamodb', times: 100, error: '500' });
  await call(list);
  expect(output.text()).toContain('"operation":"mcp"');
  const secret = ana.slice(-40);
  expect([output.text().includes(ana), output.text().includes(secret)]).toEqual([false, false]);
});
