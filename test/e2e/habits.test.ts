import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { variables } from '../../shared/platform/environment.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { household } from './a-household.ts';

// What programs of strangers send (RULES.md#answers, #input, #errors), each with its answer.

type Answer = { status: number; headers: Record<string, string | undefined>; text: string };
type Given = { key?: string | null; headers?: Record<string, string>; body?: string | Buffer };
type Expected = {
  status: number;
  /** Fields of the JSON body; absent: nothing is said of it. */
  body?: object;
  /** A value of null: the header is absent. */
  headers?: Record<string, string | null>;
  empty?: true;
};
type Habit = [says: string, method: string, path: string, given: Given, expected: Expected];

let stack: TestStack;
let keys: Record<string, string>;

beforeAll(async () => {
  vi.stubEnv(variables.rateLimits, '1');
  stack = await startStack(household);
  const mint = async (label: string, scopes: string[]) =>
    (await stack.control<{ key: string }>('POST', 'users/ana/keys', { label, scopes })).key;
  keys = { ana: await stack.keyOf('ana'), none: await stack.keyOf('none'), reads: await mint('reads', ['read']) };
});
afterAll(async () => {
  await stack.close();
  vi.unstubAllEnvs();
});

const send = (method: string, path: string, { key = 'ana', headers = {}, body }: Given): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const authorization = key === null ? {} : { authorization: `Bearer ${keys[key] ?? key}` };
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { method, path, headers: { ...authorization, ...length, ...headers }, agent: false };
    const { hostname, port } = new URL(stack.url);
    const sent = httpRequest({ hostname, port, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer['headers'],
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });

const API = '/tools/api';
const json = (body: unknown, headers: Record<string, string> = {}): Given => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const from = (origin: string) => ({ headers: { origin } });
const page = { 'sec-fetch-site': 'same-origin', 'x-saldo': '1' };
const BOM = '\ufeff';
const LIMIT = { category: 'Lazer', limitAmount: 10, period: 'monthly' };
const rpc = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const tool = (name: string, args: object = {}) => rpc('tools/call', { name, arguments: args });
const preflight = {
  key: null,
  headers: {
    origin: 'https://inspector.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization, mcp-protocol-version',
  },
};
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'authorization, content-type, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id',
  'access-control-expose-headers': 'WWW-Authenticate, Mcp-Session-Id',
  'access-control-allow-credentials': null,
};
const CLOSED = { 'access-control-allow-origin': null, 'access-control-allow-methods': null };
const has = (text: string) => expect.stringContaining(text);
const nearest = (path: string) => ({ error: 'Not found', type: 'not_found', message: has(path) });
const OF_CREATE_REMINDER = {
  error: 'Invalid or missing title',
  message: 'title is required and must be a string',
  type: 'invalid_request',
  param: 'title',
  details: [
    { param: 'title', message: 'title is required and must be a string' },
    { param: 'dueDate', message: has('dueDate is required and must be an existing date') },
  ],
};
const wrongFlag = (received: string) => ({
  error: 'Invalid hardDelete',
  message: 'hardDelete must be true or false',
  type: 'invalid_request',
  param: 'hardDelete',
  received,
});

const DEEP = 10_000;
const deepList = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
const deepObject = `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`;
const deepArgument = (value: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"getTransactions","arguments":{"categories":${value}}}}`;
const TOO_DEEP: Expected = {
  status: 400,
  body: { error: 'Invalid JSON body', type: 'invalid_request', message: has('64 levels') },
};
const DEEP_PARAMS: Expected = { status: 400, body: { error: { code: -32_602, message: has('64 levels') } } };

const habits: Habit[] = [
  // Errors
  [
    'a read without a key',
    'GET',
    `${API}/get-balance`,
    { key: null },
    { status: 401, body: { type: 'invalid_api_key', docs: has('/docs#invalid_api_key') } },
  ],
  [
    'a read without a subscription',
    'GET',
    `${API}/get-balance`,
    { key: 'none' },
    { status: 401, body: { type: 'no_subscription', docs: has('/docs#no_subscription') } },
  ],
  [
    'a wrong value of a query',
    'GET',
    `${API}/get-transactions?accountType=CASH`,
    {},
    {
      status: 400,
      body: {
        error: 'Invalid accountType',
        type: 'invalid_request',
        param: 'accountType',
        received: 'CASH',
        docs: has('/docs#invalid_request'),
      },
    },
  ],
  [
    'two wrong values of a query',
    'GET',
    `${API}/get-transactions?startDate=ontem&minAmount=x`,
    {},
    {
      status: 400,
      body: {
        error: 'Invalid startDate',
        param: 'startDate',
        received: 'ontem',
        details: [
          { param: 'startDate', received: 'ontem' },
          { param: 'minAmount', received: 'x' },
        ].map((one) => expect.objectContaining(one)),
      },
    },
  ],
  [
    'a reversed period',
    'GET',
    `${API}/get-transactions?startDate=2026-03-02&endDate=2026-03-01`,
    {},
    {
      status: 400,
      body: { error: 'Invalid startDate', param: 'startDate', received: '2026-03-02', type: 'invalid_request' },
    },
  ],
  [
    'a body without its required fields',
    'POST',
    `${API}/create-payment-reminder`,
    json({}),
    { status: 400, body: OF_CREATE_REMINDER },
  ],
  [
    'a body with one wrong field',
    'POST',
    `${API}/create-spending-limit`,
    json({ ...LIMIT, period: 'anual' }),
    {
      status: 400,
      body: {
        error: 'Invalid or missing period',
        param: 'period',
        received: 'anual',
        details: [expect.objectContaining({ param: 'period' })],
      },
    },
  ],
  [
    'a body that is no JSON',
    'POST',
    `${API}/create-spending-limit`,
    json('{'),
    { status: 400, body: { error: 'Invalid JSON body', type: 'invalid_request' } },
  ],
  [
    'a form',
    'POST',
    `${API}/create-spending-limit`,
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'category=Lazer' },
    { status: 415, body: { error: 'Unsupported content type', type: 'invalid_request' } },
  ],
  [
    'a body of megabytes',
    'POST',
    `${API}/create-spending-limit`,
    json(`"${'x'.repeat(300_000)}"`),
    { status: 413, body: { error: 'Request body too large', type: 'invalid_request' } },
  ],
  [
    'a call beyond its scopes',
    'POST',
    `${API}/create-spending-limit`,
    { ...json(LIMIT), key: 'reads' },
    { status: 403, body: { error: 'Insufficient scope', type: 'insufficient_scope', required: ['write'] } },
  ],
  [
    'an unknown account',
    'GET',
    `${API}/get-balance-by-account?accountId=nope`,
    {},
    { status: 404, body: { error: 'Account not found', type: 'not_found' } },
  ],
  [
    'an empty account',
    'GET',
    `${API}/get-balance-by-account`,
    {},
    { status: 400, body: { error: 'Account ID is required', type: 'invalid_request', param: 'accountId' } },
  ],
  [
    'another method',
    'POST',
    `${API}/get-balance`,
    json({}),
    {
      status: 405,
      body: { error: 'Method not allowed', type: 'method_not_allowed', message: 'This path answers GET.' },
      headers: { allow: 'GET, HEAD, OPTIONS' },
    },
  ],
  [
    'a cursor that is none',
    'GET',
    `${API}/get-changes?cursor=x`,
    {},
    { status: 400, body: { error: 'Invalid cursor', type: 'invalid_request', param: 'cursor' } },
  ],
  [
    'a key of repetition with a space',
    'POST',
    `${API}/create-spending-limit`,
    json(LIMIT, { 'idempotency-key': 'a b' }),
    { status: 400, body: { error: 'Invalid Idempotency-Key', type: 'invalid_request' } },
  ],
  // Paths
  ['a singular', 'GET', `${API}/get-transaction`, {}, { status: 404, body: nearest(`${API}/get-transactions`) }],
  ['camel case', 'GET', `${API}/getBalance`, {}, { status: 404, body: nearest(`${API}/get-balance `) }],
  ['capitals', 'GET', `${API}/Get-Balance`, {}, { status: 404, body: nearest(`${API}/get-balance `) }],
  ['a shorter prefix', 'GET', '/api/get-balance', {}, { status: 404, body: nearest(`${API}/get-balance `) }],
  [
    'a path that is near nothing',
    'GET',
    '/wp-login.php',
    { key: null },
    { status: 404, body: { error: 'Not found', message: has('/docs'), type: 'not_found' } },
  ],
  // Unknown parameters
  [
    'snake case',
    'GET',
    `${API}/get-transactions?start_date=2026-01-01&page=2&page=3`,
    {},
    {
      status: 200,
      body: { success: true, ignored: ['start_date', 'page'] },
      headers: { 'saldo-ignored': 'start_date, page' },
    },
  ],
  ['nothing unknown', 'GET', `${API}/get-balance?s=s`, {}, { status: 200, headers: { 'saldo-ignored': null } }],
  [
    'a name with a line break',
    'GET',
    `${API}/get-balance?a%0d%0ab=1&%C3%A9t%C3%A9=1`,
    {},
    { status: 200, body: { ignored: ['a??b', '?t?'] }, headers: { 'saldo-ignored': 'a??b, ?t?' } },
  ],
  [
    'an unknown parameter of a refused call',
    'GET',
    `${API}/get-transactions?accountType=CASH&page=2`,
    {},
    { status: 400, headers: { 'saldo-ignored': 'page' } },
  ],
  [
    'an unknown field of a body',
    'POST',
    `${API}/create-spending-limit`,
    json({ ...LIMIT, category: 'Mercado', limit: 3 }),
    { status: 200, headers: { 'saldo-ignored': 'limit' } },
  ],
  [
    'a list with brackets',
    'GET',
    `${API}/get-transactions?categories[]=Moradia&categories[]=Mercado`,
    {},
    {
      status: 200,
      body: { filters: expect.objectContaining({ categories: ['Moradia', 'Mercado'] }) },
      headers: { 'saldo-ignored': null },
    },
  ],
  [
    'a list with numbers',
    'GET',
    `${API}/get-transactions?categories%5B0%5D=Moradia&categories%5B1%5D=Mercado`,
    {},
    { status: 200, body: { filters: expect.objectContaining({ categories: ['Moradia', 'Mercado'] }) } },
  ],
  [
    'Python’s True',
    'DELETE',
    `${API}/delete-payment-reminder?reminderId=x&hardDelete=True`,
    {},
    { status: 400, body: wrongFlag('True') },
  ],
  [
    '1 for true',
    'DELETE',
    `${API}/delete-payment-reminder?reminderId=x&hardDelete=1`,
    {},
    { status: 400, body: wrongFlag('1') },
  ],
  [
    'yes for true',
    'DELETE',
    `${API}/delete-payment-reminder?reminderId=x&hardDelete=yes`,
    {},
    { status: 400, body: wrongFlag('yes') },
  ],
  // Slashes
  ['a slash at the end of a read', 'GET', `${API}/get-balance/`, {}, { status: 200, body: { success: true } }],
  [
    'a slash before the query',
    'GET',
    `${API}/get-transactions/?accountType=BANK`,
    {},
    { status: 200, body: { success: true } },
  ],
  [
    'a slash at the end of a write',
    'POST',
    `${API}/manage-closing-date/`,
    json({ operation: 'GET' }),
    { status: 200, body: { success: true } },
  ],
  ['two slashes at the end', 'GET', `${API}/get-balance//`, {}, { status: 404, body: nearest(`${API}/get-balance `) }],
  ['a slash after /mcp', 'POST', '/mcp/', json(tool('getBalance')), { status: 200, body: { jsonrpc: '2.0' } }],
  [
    'a slash after the metadata',
    'GET',
    '/.well-known/oauth-authorization-server/',
    { key: null },
    { status: 200, body: { issuer: expect.any(String) } },
  ],
  [
    'a slash after the token endpoint',
    'POST',
    '/oauth/token/',
    { key: null, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'grant_type=x' },
    { status: 400, body: { error: 'unsupported_grant_type' } },
  ],
  // HEAD
  [
    'HEAD of a read',
    'HEAD',
    `${API}/get-balance`,
    {},
    { status: 200, empty: true, headers: { 'content-type': 'application/json; charset=utf-8' } },
  ],
  ['HEAD without a key', 'HEAD', `${API}/get-balance`, { key: null }, { status: 401, empty: true }],
  ['HEAD of memories', 'HEAD', `${API}/get-memories`, {}, { status: 200, empty: true }],
  [
    'HEAD of memories that would learn',
    'HEAD',
    `${API}/get-memories?message=prefiro%20PIX`,
    {},
    { status: 405, empty: true, headers: { allow: 'GET, OPTIONS' } },
  ],
  [
    'HEAD of the connection flow',
    'HEAD',
    `${API}/get-open-finance-connection-flow`,
    {},
    { status: 405, empty: true, headers: { allow: 'GET, OPTIONS' } },
  ],
  [
    'HEAD of a write',
    'HEAD',
    `${API}/manual-update`,
    {},
    { status: 405, empty: true, headers: { allow: 'POST, OPTIONS' } },
  ],
  ['HEAD of the reference', 'HEAD', '/openapi.json', { key: null }, { status: 200, empty: true }],
  // Documents without a key
  ['what assistants read first', 'GET', '/llms.txt', { key: null }, { status: 200 }],
  ['HEAD of it', 'HEAD', '/llms.txt', { key: null }, { status: 200, empty: true }],
  ['what robots read', 'GET', '/robots.txt', { key: null }, { status: 200 }],
  ['where to report', 'GET', '/.well-known/security.txt', { key: null }, { status: 200 }],
  ['the same with a slash', 'GET', '/.well-known/security.txt/', { key: null }, { status: 200 }],
  ['the entry of registries', 'GET', '/server.json', { key: null }, { status: 200, body: { title: 'Saldo' } }],
  ['workflows', 'GET', '/arazzo.json', { key: null }, { status: 200, body: { arazzo: '1.0.1' } }],
  ['a document by a page', 'GET', '/robots.txt', { headers: { accept: 'text/html' } }, { status: 200 }],
  [
    'another method of a document',
    'POST',
    '/llms.txt',
    { key: null },
    { status: 405, headers: { allow: 'GET, HEAD, OPTIONS' } },
  ],
  // Depth
  ['a deep list in a body', 'POST', `${API}/create-spending-limit`, json(`{"category":${deepList}}`), TOO_DEEP],
  ['a deep object in a body', 'POST', `${API}/create-spending-limit`, json(`{"limitAmount":${deepObject}}`), TOO_DEEP],
  ['a deep body', 'POST', `${API}/create-spending-limit`, json(deepList), TOO_DEEP],
  ['a deep list as an argument', 'POST', '/mcp', json(deepArgument(deepList)), DEEP_PARAMS],
  ['a deep object as an argument', 'POST', '/mcp', json(deepArgument(deepObject)), DEEP_PARAMS],
  [
    'a deep registration',
    'POST',
    '/oauth/register',
    json(`{"redirect_uris":${'['.repeat(7000)}${']'.repeat(7000)}}`),
    { status: 400 },
  ],
  ['a deep field of the dashboard', 'POST', '/app/api/sign-in-code', { ...json(`{"email":${deepObject}}`, page) }, TOO_DEEP],
  // OPTIONS
  [
    'OPTIONS of a read',
    'OPTIONS',
    `${API}/get-balance`,
    { key: null },
    { status: 204, empty: true, headers: { allow: 'GET, HEAD, OPTIONS', ...CLOSED } },
  ],
  [
    'OPTIONS of a write',
    'OPTIONS',
    `${API}/update-spending-limit`,
    { key: null },
    { status: 204, empty: true, headers: { allow: 'PUT, OPTIONS', ...CLOSED } },
  ],
  ['a preflight of REST', 'OPTIONS', `${API}/get-balance`, preflight, { status: 204, empty: true, headers: CLOSED }],
  [
    'OPTIONS of an unknown path',
    'OPTIONS',
    `${API}/get-nothing`,
    { key: null },
    { status: 404, body: { error: 'Not found' } },
  ],
  [
    'a preflight of /mcp',
    'OPTIONS',
    '/mcp',
    preflight,
    {
      status: 204,
      empty: true,
      headers: { ...OPEN, 'access-control-allow-methods': 'POST, OPTIONS', allow: 'POST, OPTIONS' },
    },
  ],
  [
    'a preflight of the metadata',
    'OPTIONS',
    '/.well-known/oauth-protected-resource/mcp',
    preflight,
    { status: 204, empty: true, headers: { ...OPEN, 'access-control-allow-methods': 'GET, HEAD, OPTIONS' } },
  ],
  [
    'a preflight of the registration',
    'OPTIONS',
    '/oauth/register',
    preflight,
    { status: 204, empty: true, headers: OPEN },
  ],
  ['a preflight of the tokens', 'OPTIONS', '/oauth/token/', preflight, { status: 204, empty: true, headers: OPEN }],
  ['a preflight of the dashboard', 'OPTIONS', '/app/api/me', preflight, { status: 204, empty: true, headers: CLOSED }],
  // Bodies
  [
    'a byte order mark',
    'POST',
    `${API}/create-spending-limit`,
    json(BOM + JSON.stringify({ ...LIMIT, category: 'Educação' })),
    { status: 200, body: { success: true } },
  ],
  [
    'a byte order mark at /mcp',
    'POST',
    '/mcp',
    json(BOM + JSON.stringify(tool('getBalance'))),
    { status: 200, body: { jsonrpc: '2.0' } },
  ],
  [
    'a compressed body',
    'POST',
    `${API}/create-spending-limit`,
    {
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync(JSON.stringify(LIMIT)),
    },
    { status: 415, body: { error: 'Unsupported content type', type: 'invalid_request' } },
  ],
  ['a body of a read', 'GET', `${API}/get-balance`, json('{'), { status: 200, body: { success: true } }],
  // Other doors
  [
    'a call of the dashboard without a session',
    'GET',
    '/app/api/me',
    { key: null, headers: page },
    { status: 401, body: { error: 'Not signed in', type: 'invalid_api_key', docs: has('/docs#') } },
  ],
  [
    'a call of the dashboard from elsewhere',
    'GET',
    '/app/api/me',
    { key: null },
    { status: 403, body: { error: 'Forbidden', type: 'forbidden' } },
  ],
  [
    'an unknown path of the dashboard',
    'GET',
    '/app/api/overvie',
    { key: null, headers: page },
    { status: 404, body: nearest('/app/api/overview ') },
  ],
  [
    'an unknown grant',
    'POST',
    '/oauth/token',
    { key: null, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'grant_type=x' },
    { status: 400, body: { error: 'unsupported_grant_type', error_description: expect.any(String) } },
  ],
  [
    'GET of /mcp',
    'GET',
    '/mcp',
    {},
    {
      status: 405,
      body: { jsonrpc: '2.0', error: expect.objectContaining({ message: 'Method not allowed' }) },
      headers: { allow: 'POST, OPTIONS' },
    },
  ],
  [
    'an inspector on this machine',
    'POST',
    '/mcp',
    {
      ...json(tool('getBalance')),
      ...{ headers: { 'content-type': 'application/json', origin: 'http://localhost:6274' } },
    },
    { status: 200, headers: { 'access-control-allow-origin': '*' } },
  ],
  [
    'a page of another site at /mcp',
    'POST',
    '/mcp',
    { ...json(tool('getBalance')), headers: { 'content-type': 'application/json', origin: 'https://evil.example' } },
    { status: 403 },
  ],
  [
    'an unknown argument of a tool',
    'POST',
    '/mcp',
    json(tool('getTransactions', { start_date: 'x' })),
    { status: 200, body: { result: expect.objectContaining({ isError: true }) } },
  ],
  ['the health of the service', 'GET', '/health', { key: null }, { status: 200, body: { status: 'ok' } }],
  [
    'an unknown job',
    'POST',
    '/_local/jobs/dispatch',
    json({}),
    { status: 404, body: { error: has('dispatch-syncs') } },
  ],
  ['the list of jobs', 'GET', '/_local/jobs', { key: null }, { status: 200 }],
  [
    'an unknown field of a control',
    'POST',
    '/_local/users/ana/keys',
    json({ label: 'x', scope: 'read' }),
    { status: 400, body: { error: has('scope') } },
  ],
  [
    'whether the demo is there',
    'GET',
    '/_local/ready',
    { key: null, ...from('http://localhost') },
    { status: 200, body: { ready: true } },
  ],
];

it.each(habits)('%s', async (_says, method, path, given, { status, body, headers = {}, empty }) => {
  const answer = await send(method, path, given);
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([status, expect.anything()]);
  for (const [name, value] of Object.entries(headers))
    expect([name, answer.headers[name] ?? null]).toEqual([name, value]);
  if (empty) expect(answer.text).toBe('');
  if (body) expect(JSON.parse(answer.text)).toMatchObject(body);
});

it('has sixty habits and more', () => {
  expect(habits.length).toBeGreaterThanOrEqual(60);
});

const headersOf = async (method: string, path: string, given: Given = {}) => (await send(method, path, given)).headers;

it('what has an effect counts as a write, and nothing else, by REST and MCP alike', async () => {
  const counted = {
    'ratelimit-policy': '"writes";q=60;w=60',
    ratelimit: expect.stringMatching(/^"writes";r=\d+;t=\d+$/),
  };
  const closing = (operation: string) => ({ operation, accountId: 'acc-card', closingDay: 3 });
  const learn = `${API}/get-memories?message=${encodeURIComponent('Prefiro pagar por PIX')}`;
  expect(await headersOf('POST', `${API}/manage-closing-date`, json(closing('INSERT')))).toMatchObject(counted);
  expect(await headersOf('POST', `${API}/manage-closing-date`, json(closing('GET')))).not.toHaveProperty('ratelimit');
  expect(await headersOf('GET', learn)).toMatchObject(counted);
  expect(await headersOf('GET', `${API}/get-memories`)).not.toHaveProperty('ratelimit');
  const mcp = (name: string, args: object) => headersOf('POST', '/mcp', json(tool(name, args)));
  expect(await mcp('manageClosingDate', { operation: 'GET' })).not.toHaveProperty('ratelimit');
  expect(await mcp('getMemories', { message: 'Prefiro boleto' })).toMatchObject(counted);
});

it('a table that does not answer is a 503, and one that answers an error a 500', async () => {
  const read = async (path: string, error: string): Promise<Answer> => {
    await stack.control('POST', 'faults', { target: 'dynamodb', times: 20, error });
    const answer = await send('GET', `${API}${path}`, {});
    await stack.control('DELETE', 'faults');
    return answer;
  };
  const silent = await read('/get-balance', 'timeout');
  expect([silent.status, silent.headers['retry-after']]).toEqual([503, '1']);
  expect(JSON.parse(silent.text)).toMatchObject({ error: 'Service unavailable', type: 'unavailable' });
  const failed = await read('/get-balance', '500');
  expect([failed.status, JSON.parse(failed.text)]).toMatchObject([500, { type: 'internal_error' }]);
  // The contract has a text of its own for this one.
  const own = await read('/get-balance-by-account?accountId=acc-bank', 'timeout');
  const error = 'Failed to get balance by account id from database';
  expect([own.status, JSON.parse(own.text)]).toMatchObject([503, { error, type: 'unavailable' }]);
});

it('a note keeps its lines', async () => {
  const change = json({ transactionId: 't-rent', note: ' um\r\ndois\u0007\n\ntrês ' });
  const { text } = await send('PUT', `${API}/update-transaction`, change);
  expect(JSON.parse(text)).toMatchObject({ data: { note: 'um\ndois \n\ntrês' } });
});

it('the structured view has what was spent by day, and the days beside it', async () => {
  const { text } = await send('GET', `${API}/get-transactions?format=structured`, {});
  const { by_day, days, total_spent } = JSON.parse(text).data.summary;
  const spending = days.filter(({ spent }: { spent: number }) => spent > 0);
  expect(by_day).toEqual(
    Object.fromEntries(spending.map((day: { date: string; spent: number }) => [day.date, day.spent])),
  );
  expect(spending.length).toBeLessThan(days.length);
  const sum = Object.values<number>(by_day).reduce((one, other) => one + other, 0);
  expect(sum).toBeCloseTo(total_spent, 2);
});
