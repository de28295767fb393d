import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tools as all } from '../../shared/contract/registry.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { household } from './a-household.ts';
import { type Envelope, type Fields, mcpCaller } from './mcp-caller.ts';

const VERSIONS = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'];

let stack: TestStack;
let key: string;
const { post, rpc } = mcpCaller(() => stack);
const ping = (id: unknown = 7) => ({ jsonrpc: '2.0', id, method: 'ping' });
const balance = (id: unknown) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'getBalance', arguments: {} },
});

beforeAll(async () => {
  stack = await startStack(household);
  key = await stack.keyOf('ana');
});
afterAll(() => stack.close());

const tools = all.filter(({ mcp }) => mcp?.listed !== false);

describe.each(VERSIONS)('version %s', (protocolVersion) => {
  const headers: Record<string, string> = { 'mcp-protocol-version': protocolVersion };

  it('is agreed on, listed with and called with by raw JSON-RPC', async () => {
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'raw', version: '1' } };
    const { body } = await rpc('initialize', params, key);
    expect(body).toMatchObject({
      jsonrpc: '2.0',
      id: 7,
      result: { protocolVersion, capabilities: { tools: {}, prompts: {} } },
    });
    const initialized = { jsonrpc: '2.0', method: 'notifications/initialized' };
    expect((await post(initialized, { key, headers })).status).toBe(202);
    expect((await rpc('tools/list', {}, key, headers)).body.result.tools).toHaveLength(tools.length);
    expect((await post(balance(8), { key, headers })).body).toMatchObject({ id: 8, result: { structuredContent: {} } });
  });

  it('works with the official client, which checks every result with the schema of its tool', async () => {
    const requestInit = { headers: { authorization: `Bearer ${key}` } };
    const client = new Client({ name: 'test', version: '1.0.0' });
    const transport = new StreamableHTTPClientTransport(new URL('/mcp', stack.url), { requestInit });
    await client.connect(transport);
    transport.setProtocolVersion(protocolVersion);
    await client.listTools();
    const result = await client.callTool({ name: 'getBalance', arguments: {} });
    expect(result.structuredContent).toMatchObject({ success: true });
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ title }) => title)).toContain('Fechar o mês');
    const { messages } = await client.getPrompt({ name: 'fechar_o_mes', arguments: { mes: '2026-02' } });
    expect(messages).toMatchObject([{ role: 'user', content: { text: expect.stringContaining('to=2026-02-28') } }]);
    await client.close();
  });
});

it('a request for a task, which this server does not support, is handled as a plain call', async () => {
  const call = balance(9);
  const reply = await post({ ...call, params: { ...call.params, task: { ttl: 1000 } } }, { key });
  expect(reply.body).toMatchObject({ id: 9, result: { structuredContent: { success: true } } });
});

it('an unknown version gets the newest supported one', async () => {
  const params = { protocolVersion: '1999-01-01', capabilities: {}, clientInfo: { name: 'raw', version: '1' } };
  expect((await rpc('initialize', params, key)).body.result.protocolVersion).toBe('2025-11-25');
});

it('an unknown MCP-Protocol-Version header is a 400', async () => {
  const reply = await post(ping(), { key, headers: { 'mcp-protocol-version': '1999-01-01' } });
  expect([reply.status, reply.body.error.code]).toEqual([400, -32_000]);
});

describe('the form of an answer follows Accept', () => {
  const plain = async (accept: string | undefined) => {
    const response = await fetch(new URL('/mcp', stack.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, ...(accept === undefined ? {} : { accept }) },
      body: JSON.stringify(ping()),
    });
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };

  it.each([
    undefined,
    '*/*',
    'application/json',
    'application/*',
    'text/html',
    'application/json, text/event-stream;q=0',
  ])('JSON for %s', async (accept) => {
    const { status, type, text } = await plain(accept);
    expect([status, type]).toEqual([200, 'application/json']);
    expect(JSON.parse(text)).toEqual({ jsonrpc: '2.0', id: 7, result: {} });
  });

  it.each(['text/event-stream', 'application/json, text/event-stream', 'Text/Event-Stream; q=0.5'])(
    'an event stream of one message for %s',
    async (accept) => {
      const { status, type, text } = await plain(accept);
      expect([status, type]).toEqual([200, 'text/event-stream']);
      expect(text).toBe('event: message\ndata: {"result":{},"jsonrpc":"2.0","id":7}\n\n');
    },
  );

  it('JSON for what is refused, whatever was accepted', async () => {
    const reply = await post('{', { key, headers: { accept: 'text/event-stream' } });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([400, 'application/json']);
  });
});

describe('batches (2025-03-26)', () => {
  const batch = async (...messages: unknown[]) => stack.call<Envelope[]>('POST', '/mcp', { key, body: messages });

  it('are answered message by message', async () => {
    const { status, body } = await batch(ping('a'), balance('b'), { ...ping('c'), method: 'nothing' });
    expect(status).toBe(200);
    expect(body.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c']);
    expect(body.find(({ id }) => id === 'c')?.error.code).toBe(-32_601);
  });

  it('of notifications only are a 202', async () => {
    const note = { jsonrpc: '2.0', method: 'notifications/initialized' };
    expect(await batch(note, note)).toMatchObject({ status: 202, body: '' });
  });

  it.each([
    ['none', []],
    ['too many', Array.from({ length: 21 }, (_none, id) => ping(id))],
    ['something else', [ping(), 'x']],
  ])('of %s are an invalid request', async (_what, messages) => {
    const reply = await post(messages, { key });
    expect(reply).toMatchObject({ status: 400, body: { jsonrpc: '2.0', id: null, error: { code: -32_600 } } });
  });

  it('that call one of their own requests off, or use an id twice, are answered all the same', async () => {
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 'a' } };
    expect((await batch(balance('a'), cancelled)).body).toMatchObject([{ id: 'a', result: {} }]);
    expect((await batch(ping('same'), ping('same'))).status).toBe(200);
    expect((await post(cancelled, { key })).status).toBe(202);
  });
});

describe('what is not understood', () => {
  it.each<[string, unknown, number, number, unknown]>([
    ['no JSON', '{"jsonrpc":', 400, -32_700, null],
    ['nothing', '', 400, -32_700, null],
    ['JSON that is no message', { hello: 1 }, 400, -32_600, null],
    ['a number', '7', 400, -32_600, null],
    ['another JSON-RPC', { jsonrpc: '1.0', id: 3, method: 'ping' }, 400, -32_600, 3],
    ['an unknown method', { jsonrpc: '2.0', id: 'x', method: 'resources/list' }, 200, -32_601, 'x'],
    ['a call without a tool', { ...balance(4), params: {} }, 200, -32_602, 4],
    ['an unknown tool', { ...balance(4), params: { name: 'dropTable', arguments: {} } }, 200, -32_602, 4],
    ['an unknown prompt', { ...ping(4), method: 'prompts/get', params: { name: 'pagar_tudo' } }, 200, -32_602, 4],
    ['a prompt without a name', { ...ping(4), method: 'prompts/get', params: {} }, 200, -32_602, 4],
    [
      'a month that is none',
      { ...ping(4), method: 'prompts/get', params: { name: 'fechar_o_mes', arguments: { mes: 'maio' } } },
      200,
      -32_602,
      4,
    ],
    ['a tool that is part of every object', { ...balance(4), params: { name: 'constructor' } }, 200, -32_602, 4],
    [
      'arguments that are no object',
      { ...balance(5), params: { name: 'getBalance', arguments: 'x' } },
      200,
      -32_602,
      5,
    ],
    ['more than 256 kB', { ...ping(6), params: { x: 'x'.repeat(262_144) } }, 413, -32_000, 6],
  ])('%s', async (_what, body, status, code, id) => {
    const reply = await post(body, { key });
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ jsonrpc: '2.0', id, error: { code, message: expect.any(String) } });
  });
});

describe('methods of HTTP', () => {
  it.each(['GET', 'DELETE'])('%s: there is no stream to listen to and no session to end', async (method) => {
    const reply = await stack.call<Envelope>(method, '/mcp', { key, headers: { accept: 'text/event-stream' } });
    expect([reply.status, reply.headers.get('allow'), reply.body.error.message]).toEqual([
      405,
      'POST, OPTIONS',
      'Method not allowed',
    ]);
  });

  it('PUT, by which no route goes, is told what is allowed', async () => {
    const reply = await stack.call<Fields>('PUT', '/mcp', { key });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});
