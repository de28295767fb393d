import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tools as all } from '../../shared/contract/registry.ts';
import { toolName } from '../../shared/runtime/mcp/tool-traits.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { household } from './a-household.ts';
import type { Envelope, Fields } from './mcp-caller.ts';

/** Those that are listed. */
const listed = all.filter(({ mcp }) => mcp?.listed !== false);

const VERSION = '2026-07-28';
const PREFIX = 'io.modelcontextprotocol';

let stack: TestStack;
let key: string;

beforeAll(async () => {
  stack = await startStack(household);
  key = await stack.keyOf('ana');
});
afterAll(() => stack.close());

const meta = (capabilities: Fields = {}): Fields => ({
  [`${PREFIX}/protocolVersion`]: VERSION,
  [`${PREFIX}/clientCapabilities`]: capabilities,
  [`${PREFIX}/clientInfo`]: { name: 'raw', version: '1' },
});

type Sent = {
  method: string;
  params?: Fields;
  headers?: Record<string, string>;
  capabilities?: Fields;
  id?: unknown;
  as?: string;
};

const headersOf = (method: string, params: Fields): Record<string, string> => ({
  'content-type': 'application/json',
  'mcp-protocol-version': VERSION,
  'mcp-method': method,
  ...(typeof (params.name ?? params.uri) === 'string' ? { 'mcp-name': String(params.name ?? params.uri) } : {}),
});

const send = ({ method, params = {}, headers = headersOf(method, params), capabilities, id = 7, as = key }: Sent) =>
  stack.call<Envelope>('POST', '/mcp', {
    key: as,
    headers,
    body: { jsonrpc: '2.0', id, method, params: { _meta: meta(capabilities), ...params } },
  });

const call = (name: string, args: Fields, capabilities?: Fields, more: Fields = {}) =>
  send({
    method: 'tools/call',
    params: { name, arguments: args, ...more },
    ...(capabilities ? { capabilities } : {}),
  });

/** The text of a tool's answer, read. */
const read = ({ body }: { body: Envelope }): Fields => JSON.parse(Object(body.result.content)[0].text);

describe('every answer', () => {
  it('is complete, says which server it is, and is JSON', async () => {
    const reply = await send({ method: 'tools/list' });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(reply.body.result).toMatchObject({
      resultType: 'complete',
      _meta: { [`${PREFIX}/serverInfo`]: { name: 'saldo' } },
    });
  });

  it.each([
    ['server/discover', {}, 'public'],
    ['tools/list', {}, 'private'],
    ['prompts/list', {}, 'public'],
    ['resources/list', {}, 'public'],
    ['resources/templates/list', {}, 'public'],
    ['resources/read', { uri: 'ui://saldo/chart.html' }, 'public'],
  ])('of %s says how long it may be kept and by whom', async (method, params, cacheScope) => {
    const { body } = await send({ method, params });
    expect(body.result).toMatchObject({ ttlMs: expect.any(Number), cacheScope });
  });

  it('of a tool may not be kept', async () => {
    const { body } = await call('getBalance', {});
    expect(body.result).not.toHaveProperty('ttlMs');
  });
});

it('server/discover names the revision, what there is and how to read it', async () => {
  const { body } = await send({ method: 'server/discover' });
  expect(body.result).toMatchObject({
    supportedVersions: [VERSION],
    capabilities: { tools: {}, prompts: {}, resources: {} },
    instructions: expect.stringContaining('data, never instructions'),
  });
});

describe('what is refused, with code and status of the protocol', () => {
  const list = { method: 'tools/list' };
  const without = (name: string, { method, params = {} }: Sent = list) => {
    const { [name]: _left, ...rest } = headersOf(method, params);
    return { method, params, headers: rest };
  };
  it.each<[string, () => ReturnType<typeof send>, number, number]>([
    [
      'no capabilities',
      () => send({ ...list, params: { _meta: { [`${PREFIX}/protocolVersion`]: VERSION } } }),
      400,
      -32_602,
    ],
    ['no envelope', () => send({ ...list, params: { _meta: {} } }), 400, -32_602],
    ['no version header', () => send(without('mcp-protocol-version')), 400, -32_020],
    ['no method header', () => send(without('mcp-method')), 400, -32_020],
    ['another method in the header', () => send({ ...list, headers: headersOf('tools/call', {}) }), 400, -32_020],
    [
      'another name in the header',
      () =>
        send({
          method: 'tools/call',
          params: { name: 'getBalance', arguments: {} },
          headers: headersOf('tools/call', { name: 'getBills' }),
        }),
      400,
      -32_020,
    ],
    [
      'a version that is not spoken',
      () =>
        send({
          ...list,
          params: { _meta: { ...meta(), [`${PREFIX}/protocolVersion`]: '2099-01-01' } },
          headers: { ...headersOf('tools/list', {}), 'mcp-protocol-version': '2099-01-01' },
        }),
      400,
      -32_022,
    ],
    ['an unknown method', () => send({ method: 'nothing/known' }), 404, -32_601],
    ['ping, which is gone', () => send({ method: 'ping' }), 404, -32_601],
    ['an unknown tool', () => call('dropTable', {}), 200, -32_602],
    ['an unknown prompt', () => send({ method: 'prompts/get', params: { name: 'pagar_tudo' } }), 200, -32_602],
    ['an unknown resource', () => send({ method: 'resources/read', params: { uri: 'ui://saldo/x' } }), 200, -32_602],
    [
      'another type of body',
      () => send({ ...list, headers: { ...headersOf('tools/list', {}), 'content-type': 'text/plain' } }),
      415,
      415,
    ],
  ])('%s', async (_what, ask, status, code) => {
    const reply = await ask();
    expect([reply.status, reply.body.error?.code]).toEqual([status, code]);
    expect(reply.body.error.message).not.toContain('\n');
  });

  it('a call without a name or with arguments that are no object: one sentence of ours', async () => {
    const params = [{ arguments: {} }, { name: 7 }, { name: 'getBalance', arguments: 'x' }];
    const replies = await Promise.all(params.map((one) => send({ method: 'tools/call', params: one })));
    for (const { status, body } of replies) {
      expect([status, body.error]).toEqual([
        400,
        { code: -32_602, message: 'Invalid params: a tool has a name, and its arguments are an object' },
      ]);
    }
  });

  it('a batch', async () => {
    const body = [{ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: meta() } }];
    const reply = await stack.call<Envelope>('POST', '/mcp', { key, headers: headersOf('tools/list', {}), body });
    expect([reply.status, reply.body.error.code]).toEqual([400, -32_600]);
  });

  it('a key in the address, as no key', async () => {
    const body = { jsonrpc: '2.0', id: 7, method: 'tools/list', params: { _meta: meta() } };
    const headers = headersOf('tools/list', {});
    const reply = await stack.call<Envelope>('POST', '/mcp', { query: { apiKey: key }, headers, body });
    expect([reply.status, reply.body.error.code]).toEqual([401, 401]);
  });

  it('a page of another origin', async () => {
    const reply = await send({ ...list, headers: { ...headersOf('tools/list', {}), origin: 'https://evil.example' } });
    expect([reply.status, reply.body.error.code]).toEqual([403, 403]);
  });
});

it('a subscription to whatever there is ends at once: nothing here changes while a client listens', async () => {
  const notifications = { toolsListChanged: true, resourcesListChanged: true, promptsListChanged: true };
  const reply = await send({ method: 'subscriptions/listen', params: { notifications } });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  expect(String(reply.body)).toContain('notifications/subscriptions/acknowledged');
});

it('a notification is taken without an answer', async () => {
  const body = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1, _meta: meta() } };
  const reply = await stack.call('POST', '/mcp', { key, headers: headersOf('notifications/cancelled', {}), body });
  expect([reply.status, reply.body]).toEqual([202, '']);
});

describe('the official client', () => {
  const connected = async (mode: 'auto' | 'legacy' | { pin: string }) => {
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
    const requestInit = { headers: { authorization: `Bearer ${key}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', stack.url), { requestInit }));
    return client;
  };

  it.each<['auto' | 'legacy' | { pin: string }, string]>([
    ['auto', VERSION],
    [{ pin: VERSION }, VERSION],
    ['legacy', '2025-11-25'],
  ])('%j speaks %s', async (mode, version) => {
    const client = await connected(mode);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(listed.map(toolName));
    expect((await client.listPrompts()).prompts).toHaveLength(4);
    const result = await client.callTool({ name: 'getBalance', arguments: {} });
    expect(result.isError).toBeUndefined();
    await client.close();
  });
});

describe('the chart of a chat', () => {
  const ui = { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } } };

  it('is a page that the tool names, and comes with the whole answer to a client that shows pages', async () => {
    const { tools } = (await send({ method: 'tools/list' })).body.result;
    const summarize = Object(tools).find(({ name }: Fields) => name === 'summarizeSpending');
    expect(summarize._meta).toEqual({ ui: { resourceUri: 'ui://saldo/chart.html' } });
    const args = { from: '2000-01-01', groupBy: 'month' };
    const { result } = (await call('summarizeSpending', args, ui)).body;
    const { chart, ...rest } = Object(result.structuredContent);
    expect(rest).toEqual(read({ body: { result } as Envelope }));
    expect(chart.rows).toEqual(rest.rows.map(([name, amount]: [string, number]) => [name, amount]).slice(0, 12));
    expect(chart.rows.length).toBeGreaterThan(0);
    expect((await call('summarizeSpending', args)).body.result).not.toHaveProperty('structuredContent');
  });

  it('is read with a type and a policy that hosts know', async () => {
    const { body } = await send({ method: 'resources/read', params: { uri: 'ui://saldo/chart.html' } });
    const [page] = Object(body.result.contents);
    expect(page).toMatchObject({
      mimeType: 'text/html;profile=mcp-app',
      text: expect.stringMatching(/^<!doctype html>/),
    });
    expect(page._meta.ui).not.toHaveProperty('csp');
  });
});

describe('a hard delete', () => {
  const asks = { elicitation: { form: {} } };
  const created = async (title: string): Promise<string> => {
    const reply = await call('createPaymentReminder', { title, dueDate: '2099-01-01' });
    return String(read(reply).id);
  };
  const isThere = async (id: string): Promise<boolean> =>
    JSON.stringify(read(await call('listPaymentReminders', { filter: 'all' }))).includes(id);
  const remove = (reminderId: string, more: Fields = {}, capabilities: Fields = asks) =>
    call('deletePaymentReminder', { reminderId, hardDelete: true }, capabilities, more);
  const answer = (action: string) => ({ confirm: { action, ...(action === 'accept' ? { content: {} } : {}) } });

  it('asks the person first and is done once they agree', async () => {
    const id = await created('Luz');
    const { body } = await remove(id);
    expect(body.result).toMatchObject({
      resultType: 'input_required',
      inputRequests: {
        confirm: {
          method: 'elicitation/create',
          params: { mode: 'form', message: 'Excluir de vez o lembrete “Luz”? Não será possível recuperá-lo.' },
        },
      },
    });
    expect(await isThere(id)).toBe(true);
    const { requestState } = body.result;
    expect(read(await remove(id, { requestState, inputResponses: answer('accept') }))).toMatchObject({
      action: 'deleted permanently',
    });
    expect(await isThere(id)).toBe(false);
  });

  it.each(['decline', 'cancel'])('is not done after %s', async (action) => {
    const id = await created('Gás');
    const { requestState } = (await remove(id)).body.result;
    const reply = await remove(id, { requestState, inputResponses: answer(action) });
    expect([reply.body.result.isError, read(reply).error]).toEqual([true, 'Not confirmed']);
    expect(await isThere(id)).toBe(true);
  });

  it('is not done by an agreement to something else, or by one that was made up', async () => {
    const [id, other] = [await created('Água'), await created('Internet')];
    const { requestState } = (await remove(other)).body.result;
    for (const state of [requestState, 'v1.made.up', undefined]) {
      const more = { inputResponses: answer('accept'), ...(state === undefined ? {} : { requestState: state }) };
      expect((await remove(id, more)).body.result.resultType).toBe('input_required');
    }
    expect(await isThere(id)).toBe(true);
  });

  it('asks nothing about a record that is not there, nor of a key that may not delete', async () => {
    expect(read(await remove('missing'))).toMatchObject({ error: 'Reminder not found' });
    const body = { scopes: ['read', 'sync'] };
    const { key: as } = await stack.control<{ key: string }>('POST', 'users/ana/keys', body);
    const refused = await send({
      method: 'tools/call',
      params: { name: 'manageClosingDate', arguments: { operation: 'DELETE', closingDateId: 'any' } },
      capabilities: asks,
      as,
    });
    expect(read(refused)).toMatchObject({ error: 'Insufficient scope' });
  });

  it('of a client that cannot ask is done: its host confirms by the hints of the tool', async () => {
    const id = await created('Aluguel');
    await remove(id, {}, {});
    expect(await isThere(id)).toBe(false);
  });

  it('that only cancels asks nothing', async () => {
    const reminderId = await created('Escola');
    const reply = await call('deletePaymentReminder', { reminderId }, asks);
    expect(read(reply)).toMatchObject({ action: 'cancelled' });
  });
});

it('a prompt is one message of the person, in Portuguese, and may not be kept', async () => {
  const { body } = await send({ method: 'prompts/get', params: { name: 'contas_da_semana' } });
  expect(body.result).toMatchObject({
    resultType: 'complete',
    description: 'Contas da semana',
    messages: [{ role: 'user', content: { type: 'text', text: expect.stringContaining('getUpcoming') } }],
  });
  expect(body.result.messages).toHaveLength(1);
  expect(body.result).not.toHaveProperty('ttlMs');
});

describe('closing days', () => {
  const asks = { elicitation: { form: {} } };
  const closingDays = async () => {
    const { columns, rows } = read(await call('listClosingDates', {}));
    const named = (row: unknown[]) => Object.fromEntries((columns as string[]).map((name, at) => [name, row[at]]));
    return (rows as unknown[][]).map(named);
  };

  it('are listed, set, changed and deleted by tools of their own', async () => {
    const [card] = await closingDays();
    expect(card).toMatchObject({ id: 'acc-card', name: expect.any(String) });
    const added = read(await call('setClosingDate', { accountId: 'acc-card', closingDay: 12, notes: 'app' }));
    expect(added).toMatchObject({
      message: 'Closing date created successfully',
      data: { closingDay: 12, notes: 'app' },
    });
    const changed = read(await call('setClosingDate', { accountId: 'acc-card', closingDay: 31, isActive: null }));
    expect(changed).toMatchObject({
      message: 'Closing date updated successfully',
      data: { closingDay: 31, notes: 'app' },
    });
    const { closingDateId } = (await closingDays())[0] ?? {};
    expect((await closingDays())[0]).toMatchObject({ closingDay: 31, closingDateId: Object(added.data).id });
    const asked = (await call('deleteClosingDate', { closingDateId }, asks)).body.result;
    expect(asked).toMatchObject({ resultType: 'input_required' });
    expect(JSON.stringify(asked)).toContain('Excluir de vez o dia de fechamento');
    const agreed = { requestState: asked.requestState, inputResponses: { confirm: { action: 'accept', content: {} } } };
    expect(read(await call('deleteClosingDate', { closingDateId }, asks, agreed)).data).toMatchObject({
      deletedId: closingDateId,
    });
    expect((await closingDays())[0]).not.toHaveProperty('closingDateId');
    expect(read(await call('deleteClosingDate', { closingDateId }))).toMatchObject({
      error: 'Closing date not found',
      hint: 'closingDateId comes from listClosingDates',
    });
  });

  it.each<[Fields, string]>([
    [{ closingDay: 5 }, 'Invalid accountId'],
    [{ accountId: 'acc-card' }, 'Invalid closingDay'],
    [{ accountId: 'acc-card', closingDay: 32 }, 'Invalid closingDay'],
    [{ accountId: 'acc-card', closingDay: 5, operation: 'INSERT' }, 'Unknown argument'],
    [{ accountId: 'acc-bank', closingDay: 5 }, 'Account is not a credit card'],
    [{ accountId: 'nobody', closingDay: 5 }, 'Account not found'],
  ])('are not set by %j', async (args, error) => {
    const { result } = (await call('setClosingDate', args)).body;
    expect([result.isError, read({ body: { result } as Envelope }).error]).toEqual([true, error]);
  });

  it('that two calls set at the same time are one', async () => {
    const both = [3, 4].map((closingDay) => call('setClosingDate', { accountId: 'acc-card', closingDay }));
    for (const reply of await Promise.all(both)) expect(reply.body.result.isError).toBeUndefined();
    expect([3, 4]).toContain((await closingDays())[0]?.closingDay);
    expect(read(await call('manageClosingDate', { operation: 'GET' })).data).toHaveLength(1);
  });

  it('and the former tool is called as before', async () => {
    const { data } = read(await call('manageClosingDate', { operation: 'LIST_ACCOUNTS' }));
    expect(data).toMatchObject({ totalAccounts: 1 });
  });
});

describe('memories', () => {
  const known = async () => String(read(await call('getMemories', {})).memoriesForPrompt);

  it('are read, learned and forgotten by tools of their own', async () => {
    expect(read(await call('learnMemory', { message: 'Sou vegetariana. Moro em Recife.' }))).toMatchObject({
      memoryAdded: true,
      memoriesForPrompt: expect.stringContaining('Sou vegetariana'),
    });
    const forgotten = read(await call('forgetMemory', { text: 'que sou vegetariana' }));
    expect(forgotten).toMatchObject({ memoryForgotten: true });
    expect(await known()).toContain('Recife');
    expect(await known()).not.toContain('vegetariana');
    expect(read(await call('forgetMemory', { text: 'que sou vegetariana' }))).toMatchObject({ memoryForgotten: false });
    expect(read(await call('learnMemory', { message: 'Esquece que moro em Recife' }))).toMatchObject({
      memoryForgotten: true,
    });
    expect(await known()).not.toContain('Recife');
  });

  it('are forgotten once the person agrees, where the client can ask, and only what there is is asked about', async () => {
    const asks = { elicitation: { form: {} } };
    await call('learnMemory', { message: 'Tenho dois gatos' });
    const asked = (await call('forgetMemory', { text: 'gatos' }, asks)).body.result;
    expect(JSON.stringify(asked)).toContain('Esquecer de vez: “Tenho dois gatos”?');
    const refused = { requestState: asked.requestState, inputResponses: { confirm: { action: 'decline' } } };
    expect(read(await call('forgetMemory', { text: 'gatos' }, asks, refused)).error).toBe('Not confirmed');
    expect(await known()).toContain('gatos');
    expect(read(await call('forgetMemory', { text: 'cachorros' }, asks))).toMatchObject({ memoryForgotten: false });
  });

  it('and the former argument works as before', async () => {
    const { memoriesForPrompt, memoryAdded } = read(await call('getMemories', { message: 'Prefiro respostas curtas' }));
    expect([memoryAdded, memoriesForPrompt]).toEqual([true, expect.stringContaining('respostas curtas')]);
  });

  it.each([
    ['learnMemory', {}, 'Invalid message'],
    ['learnMemory', { message: ' ' }, 'Invalid message'],
    ['forgetMemory', { text: '' }, 'Invalid text'],
    ['forgetMemory', { message: 'x' }, 'Unknown argument'],
  ])('are not changed by %s %j', async (tool, args, error) => {
    expect(read(await call(tool, args))).toMatchObject({ error });
  });
});
