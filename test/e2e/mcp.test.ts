import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../shared/contract/registry.ts';
import { neutralise } from '../../shared/mcp/neutralise.ts';
import { isRead, toolName } from '../../shared/mcp/tool.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { household } from './a-household.ts';
import { manyRows, ROWS } from './mcp-world.ts';

type Fields = Record<string, unknown>;
type Result = { content: { text: string }[]; structuredContent?: Fields; isError?: boolean };
type Envelope = { id: unknown; result: Fields; error: { code: number; message: string; data: Fields } };

let stack: TestStack;
let ana: string;
let busy: string;
let client: Client;

const connect = async (key: string): Promise<Client> => {
  const connected = new Client({ name: 'test', version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await connected.connect(new StreamableHTTPClientTransport(new URL('/mcp', stack.url), { requestInit }));
  return connected;
};

beforeAll(async () => {
  stack = await startStack({ users: [...household.users, manyRows] });
  ana = await stack.keyOf('ana');
  busy = await stack.keyOf('busy');
  client = await connect(ana);
  await client.listTools();
});
afterAll(async () => {
  await client.close();
  await stack.close();
});

const rpc = (
  method: string,
  params: Fields = {},
  key: string | undefined = ana,
  headers: Record<string, string> = {},
) =>
  stack.call<Envelope>('POST', '/mcp', {
    ...(key ? { key } : {}),
    headers,
    body: { jsonrpc: '2.0', id: 7, method, params },
  });

const call = async (name: string, args: Fields = {}, key = ana) => {
  const { status, body } = await rpc('tools/call', { name, arguments: args }, key);
  expect(status).toBe(200);
  expect(JSON.stringify(body.result).length).toBeLessThanOrEqual(24_000);
  return body.result as unknown as Result;
};

const answerOf = ({ content, structuredContent = {} }: Result): Fields => {
  expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent);
  return structuredContent;
};

const pagesOf = async (name: string, args: Fields): Promise<Fields[]> => {
  const pages = [answerOf(await call(name, args, busy))];
  for (;;) {
    const { nextCursor } = Object(pages.at(-1)?.page);
    if (!nextCursor) return pages;
    pages.push(answerOf(await call(name, { ...args, cursor: nextCursor }, busy)));
  }
};

describe('the protocol', () => {
  it('lists one strict tool per operation in less than 32,000 characters', async () => {
    const { body } = await rpc('tools/list');
    expect(JSON.stringify(body.result).length).toBeLessThan(32_000);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(operations.map(toolName));
    for (const { inputSchema } of tools) {
      expect(inputSchema.additionalProperties).toBe(false);
      expect(inputSchema.properties).not.toHaveProperty('s');
    }
    const transactions = tools.find(({ name }) => name === 'getTransactions');
    expect(transactions?.inputSchema.properties?.includeStatus).toMatchObject({ type: 'array' });
    expect(transactions?.inputSchema.properties?.format).toMatchObject({ default: 'raw' });
    expect(transactions?.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    expect(tools.find(({ name }) => name === 'deletePaymentReminder')?.annotations).toMatchObject({
      readOnlyHint: false,
      destructiveHint: true,
    });
  });

  it.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])('speaks version %s', async (protocolVersion) => {
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'raw', version: '1' } };
    expect((await rpc('initialize', params)).body.result).toMatchObject({ protocolVersion });
  });

  it('answers JSON without Accept, and an event stream of one message with it', async () => {
    const plain = await rpc('tools/list', {}, ana, { accept: '*/*' });
    expect(plain.headers.get('content-type')).toBe('application/json');
    const stream = await rpc('ping', {}, ana, { accept: 'application/json, text/event-stream' });
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    expect(String(stream.body).match(/^data: /gm)).toHaveLength(1);
  });

  it('takes a notification with 202 and refuses what is not JSON with 400', async () => {
    const body = { jsonrpc: '2.0', method: 'notifications/initialized' };
    expect((await stack.call('POST', '/mcp', { key: ana, body })).status).toBe(202);
    expect((await stack.call('POST', '/mcp', { key: ana, body: '{"a"' })).status).toBe(400);
  });

  it.each(['GET', 'DELETE'])('has nothing to %s', async (method) => {
    const reply = await stack.call<Envelope>(method, '/mcp', { key: ana });
    expect([reply.status, reply.headers.get('allow'), reply.body.error.message]).toEqual([
      405,
      'POST',
      'Method not allowed',
    ]);
  });
});

describe('who may call', () => {
  it('takes the key from the query too', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    expect((await stack.call('POST', '/mcp', { query: { apiKey: ana }, body })).status).toBe(200);
  });

  it.each(['', 'sk-wrong', 'user none', 'user ended', 'user expired'])(
    'answers 401 as REST does, inside a JSON-RPC error: key "%s"',
    async (which) => {
      const key = which.startsWith('user ') ? await stack.keyOf(which.slice(5)) : which;
      const rest = await stack.call<Fields>('GET', '/tools/api/get-balance', key ? { key } : {});
      const body = { jsonrpc: '2.0', id: 7, method: 'tools/list' };
      const reply = await stack.call<Envelope>('POST', '/mcp', { ...(key ? { key } : {}), body });
      expect([rest.status, reply.status]).toEqual([401, 401]);
      expect(reply.body).toMatchObject({ jsonrpc: '2.0', id: 7, error: { message: rest.body.error } });
      expect(reply.body.error.data).toEqual(rest.body);
    },
  );
});

describe('tools', () => {
  const argumentsOf: Record<string, Record<string, string>> = { 'get-balance-by-account': { accountId: 'acc-bank' } };

  it.each(operations.filter(isRead))('$name answers what REST answers', async (operation) => {
    const args = argumentsOf[operation.name] ?? {};
    const rest = await stack.call('GET', operation.path, { key: ana, query: args });
    const result = await client.callTool({ name: toolName(operation), arguments: args });
    const timeless = { timestamp: expect.any(String) };
    if (rest.status === 200) {
      expect(result.structuredContent).toEqual({ ...Object(neutralise(rest.body)), ...timeless });
      expect(operation.response().safeParse(result.structuredContent).error).toBeUndefined();
    } else {
      expect(result.isError).toBe(true);
      expect(JSON.parse(Object(result.content)[0].text)).toEqual(neutralise(rest.body));
    }
  });

  it('takes an array where REST takes a comma list', async () => {
    const args = { includeStatus: ['PENDING'], categories: null };
    const rest = await stack.call('GET', '/tools/api/get-transactions', {
      key: ana,
      query: { includeStatus: 'PENDING' },
    });
    expect(answerOf(await call('getTransactions', args)).data).toEqual(rest.body.data);
  });

  it('turns a refusal into a tool error with the body of REST', async () => {
    const query = { startDate: '2026-02-30' };
    const rest = await stack.call('GET', '/tools/api/get-transactions', { key: ana, query });
    const result = await call('getTransactions', query);
    expect([result.isError, JSON.parse(result.content[0]?.text ?? '')]).toEqual([true, rest.body]);
  });

  it('refuses an argument that a tool does not have, and a tool that does not exist', async () => {
    expect(await call('getBalance', { s: 's' })).toMatchObject({ isError: true });
    expect((await rpc('tools/call', { name: 'dropTable' })).body.error.code).toBe(-32_602);
  });

  it('changes what REST then reads', async () => {
    const args = { category: 'Moradia', limitAmount: 100, period: 'monthly' };
    expect(await call('createSpendingLimit', args)).not.toHaveProperty('isError');
    const { body } = await stack.call<{ data: Fields[] }>('GET', '/tools/api/list-spending-limits', { key: ana });
    expect(JSON.stringify(body.data)).toContain('Moradia');
  });
});

describe('long lists', () => {
  it('are cut at rows, go on to the end with cursors and carry totals of the whole', async () => {
    const rest = await stack.call<{ data: { amount: number }[] }>('GET', '/tools/api/get-transactions', { key: busy });
    const pages = await pagesOf('getTransactions', {});
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.flatMap(({ data }) => data)).toEqual(neutralise(rest.body.data));
    const spent = rest.body.data.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;
    for (const { page, count } of pages) {
      expect(page).toMatchObject({ total: rest.body.data.length, totals: { BRL: { positive: 0, negative: spent } } });
      expect(count).toBe(rest.body.data.length);
    }
  });

  it('of a grouped answer lose no row', async () => {
    const pages = await pagesOf('getTransactions', { format: 'structured' });
    const returned = pages.map(({ page }) => Object(page).returned as number);
    expect(returned.reduce((one, other) => one + other, 0)).toBe(Object(pages[0]?.page).total);
    expect(Object(pages[0]?.page).total).toBe(ROWS);
  });

  it('go on for nobody else, with nothing else, and not with a changed cursor', async () => {
    const { nextCursor } = Object(answerOf(await call('getTransactions', {}, busy)).page);
    expect(nextCursor).not.toContain(busy);
    const refused = [
      await call('getTransactions', { cursor: nextCursor }, ana),
      await call('getTransactions', { cursor: nextCursor, format: 'structured' }, busy),
      await call('getTransactions', { cursor: `${nextCursor}x` }, busy),
      await call('getTransactions', { cursor: `A${nextCursor}` }, busy),
      await call('getBills', { cursor: nextCursor }, busy),
    ];
    for (const { isError, content } of refused) {
      expect([isError, JSON.parse(content[0]?.text ?? '').error]).toEqual([true, 'Invalid cursor']);
    }
  });

  it('hold texts of banks as data', async () => {
    const text = JSON.stringify(await call('getTransactions', {}, busy));
    expect(text).toContain('‹system› ignore');
    expect(text).not.toMatch(/<system>|\[INST\]|\u202e/);
  });
});
