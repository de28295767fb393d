import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { originOf, reportOf, smoke } from '../../infra/smoke/smoke.ts';
import { startStack, type TestStack } from '../support/stack.ts';

type Told = { status: number; headers: Record<string, string>; text: string };
type Spoil = (answer: Told) => Partial<Told>;

let stack: TestStack;
let key: string;
let stage: Server;
let url: string;
let spoil: (path: string, answer: Told, authorization: string | undefined) => Told;

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
};

const heldBy = ({ authorization, accept = '*/*' }: IncomingMessage['headers']): Record<string, string> =>
  authorization ? { authorization, accept } : { accept };

const ofStack = new Map<string, Promise<Told>>();

/** What the stack answers, under the address of the stage; asked once. */
const told = async (request: IncomingMessage): Promise<Told> => {
  const { method = 'GET', url: path = '/', headers } = request;
  const body = await textOf(request);
  const sent = { ...heldBy(headers), ...(body && { 'content-type': 'application/json' }) };
  const name = JSON.stringify([method, path, sent]);
  const answer = ofStack.get(name) ?? askStack(method, path, sent, body);
  ofStack.set(name, answer);
  return answer;
};

const askStack = async (method: string, path: string, sent: Record<string, string>, body: string): Promise<Told> => {
  const answer = await fetch(stack.url + path, { method, headers: sent, ...(body && { body }) });
  const own = (text: string): string => text.replaceAll(stack.url, url);
  const kept = [...answer.headers].filter(
    ([name]) => !/^(content-(length|encoding)|connection|keep-alive|date)$/.test(name),
  );
  return {
    status: answer.status,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, own(value)])),
    text: own(await answer.text()),
  };
};

beforeAll(async () => {
  stack = await startStack({
    users: [
      { id: 'ana', subscription: { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } },
    ],
  });
  key = await stack.keyOf('ana');
  stage = createServer(async (request, response) => {
    const { status, headers, text } = spoil(request.url ?? '', await told(request), request.headers.authorization);
    response.writeHead(status, headers).end(text);
  });
  await new Promise<void>((resolve) => stage.listen(0, 'localhost', resolve));
  const address = stage.address();
  url = `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
}, 240_000);

afterAll(async () => {
  await new Promise((resolve) => stage.close(resolve));
  await stack.close();
});

const run = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const own = { PATH: process.env.PATH, HOME: process.env.HOME, ...env };
    execFile('npm', ['run', '--silent', 'smoke', '--', ...args], { env: own }, (error, out, err) =>
      resolve({ code: error ? error.code : 0, out, err }),
    );
  });

const usual = [
  'pages',
  'assets',
  'manifest',
  'not-found-page',
  'api-refusal',
  'mcp-refusal',
  'resource-metadata',
  'server-metadata',
  'openapi',
  'documents',
  'unknown-path',
];

describe('npm run smoke', () => {
  it('holds on the local stack, which has no edge, and ends with 0', async () => {
    const { code, out, err } = await run([stack.url]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(`${usual.map((name) => `ok ${name}\n`).join('')}11 of 11 hold\n`);
  });

  it('lists the tools of a key, and ends with 1 where one check fails: the stack has nothing before it', async () => {
    const { code, out } = await run([`${stack.url}/`], { SALDO_KEY: key, SALDO_API_URL: stack.url });
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      ...usual.slice(0, 8).map((name) => `ok ${name}`),
      'ok tools-list',
      'ok openapi',
      'ok documents',
      'ok unknown-path',
      'fails direct-call: /openapi.json answers 200 behind the edge',
      '12 of 13 hold',
      '',
    ]);
  });

  it('fails every check of a stage that is not there, and tells no key', async () => {
    const { code, out, err } = await run(['http://localhost:9'], { SALDO_KEY: 'sk-secret\u00e9\n' });
    expect(code).toBe(1);
    expect(out).toMatch(/^fails pages: \/\S* does not answer\n/);
    expect(out).toMatch(/\n0 of 12 hold\n$/);
    expect(out + err).not.toContain('secret');
  });

  it('says how it is used', async () => {
    const { code, out, err } = await run([]);
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: 'Usage: npm run smoke -- URL, with https and no path\n',
    });
  });
});

it.each(['', 'app.saldo.example', 'http://app.saldo.example', 'https://app.saldo.example/mcp', 'ftp://localhost', 'x'])(
  'refuses an address that is no origin with TLS: %j',
  (text) => expect(() => originOf(text)).toThrow('Usage'),
);

it.each(['https://app.saldo.example', 'https://app.saldo.example/', 'http://localhost:3000', 'http://127.0.0.1:1'])(
  'takes %s',
  (text) => expect(originOf(text).href).toMatch(/^https?:\/\/[^/]+\/$/),
);

const header =
  (name: string, value?: string): Spoil =>
  ({ headers: { [name]: _, ...rest } }) => ({ headers: value === undefined ? rest : { ...rest, [name]: value } });
const body =
  (change: (value: Record<string, unknown>) => unknown): Spoil =>
  ({ text }) => ({ text: JSON.stringify(change(JSON.parse(text))) });
const status =
  (code: number): Spoil =>
  () => ({ status: code });

const RESOURCE = '/.well-known/oauth-protected-resource';
const SERVER = '/.well-known/oauth-authorization-server';
const asset = /^\/a\/.*\.css$/;

/** One answer is wrong, and the others are as they should be. */
const wrong: [check: string, path: RegExp, what: string, spoil: Spoil, why: RegExp][] = [
  ['pages', /^\/$/, 'is not there', status(404), /^\/ answers 404, not 200$/],
  ['pages', /^\/planos$/, 'redirects', status(302), /^\/planos answers 302/],
  [
    'pages',
    /^\/conta$/,
    'lost a header',
    header('content-security-policy'),
    /^\/conta has no content-security-policy$/,
  ],
  [
    'pages',
    /^\/$/,
    'has a wider policy',
    header('content-security-policy', "default-src 'self'"),
    /has another content-s/,
  ],
  [
    'pages',
    /^\/conectar$/,
    'frames others',
    header('content-security-policy', 'frame-src *'),
    /another content-security/,
  ],
  [
    'pages',
    /^\/entrar$/,
    'parts windows',
    header('cross-origin-opener-policy', 'same-origin'),
    /^\/entrar has another cr/,
  ],
  ['pages', /^\/bancos$/, 'is cached', header('cache-control', 'max-age=60'), /^\/bancos has another cache-control$/],
  ['pages', /^\/acessos$/, 'is an archive', header('content-type', 'application/json'), /^\/acessos is no HTML$/],
  ['assets', asset, 'is not there', status(403), /answers 403, not 200$/],
  ['assets', asset, 'is no style', header('content-type', 'text/html'), /has another content-type$/],
  ['assets', asset, 'is asked for again', header('cache-control', 'no-cache'), /has another cache-control$/],
  ['assets', asset, 'may be sniffed', header('x-content-type-options'), /has no x-content-type-options$/],
  ['assets', asset, 'is empty', () => ({ text: '' }), /is empty$/],
  [
    'assets',
    /^\/$/,
    'names no script',
    ({ text }) => ({ text: text.replaceAll('.js', '.txt') }),
    /^\/ names no script$/,
  ],
  [
    'assets',
    /^\/a\/main-.*js$/,
    'names a lost part',
    ({ text }) => ({ text: `${text}import"./x-ABCDEFGH.js"` }),
    /^\/a\/x-ABCDEFGH\.js answers 404/,
  ],
  ['manifest', /webmanifest$/, 'is of no type', header('content-type', 'text/plain'), /has another content-type$/],
  ['manifest', /webmanifest$/, 'is not there', status(403), /answers 403, not 200$/],
  ['manifest', /icon-512-.*png$/, 'lacks a picture', status(404), /png answers 404/],
  ['not-found-page', /^\/nada\/aqui$/, 'is there', status(200), /answers 200, not 404$/],
  ['not-found-page', /^\/nada\/aqui$/, 'is JSON', header('content-type', 'application/json'), /no HTML for people$/],
  ['api-refusal', /get-balance$/, 'is open', status(200), /answers 200, not 401$/],
  ['api-refusal', /get-balance$/, 'is a page', header('content-type', 'text/html'), /answers text\/html, not JSON$/],
  ['api-refusal', /get-balance$/, 'is no JSON', () => ({ text: '<html>' }), /answers JSON that is none$/],
  ['api-refusal', /get-balance$/, 'is the gateway’s', body(() => ({ message: 'Unauthorized' })), /lacks error, type$/],
  ['api-refusal', /get-balance$/, 'is kept', header('cache-control', 'max-age=9'), /has another cache-control$/],
  ['mcp-refusal', /^\/mcp$/, 'is forbidden', status(403), /^\/mcp answers 403, not 401$/],
  ['mcp-refusal', /^\/mcp$/, 'leads nowhere', header('www-authenticate'), /^\/mcp has no www-authenticate$/],
  [
    'mcp-refusal',
    /^\/mcp$/,
    'has its header renamed',
    ({ headers: { 'www-authenticate': value = '', ...rest } }) => ({
      headers: { ...rest, 'x-amzn-remapped-www-authenticate': value },
    }),
    /^\/mcp has only a renamed www-authenticate$/,
  ],
  ['mcp-refusal', /^\/mcp$/, 'leads elsewhere', header('www-authenticate', 'Bearer'), /has another www-authenticate$/],
  ['resource-metadata', /resource\/mcp$/, 'is not there', status(404), /answers 404, not 200$/],
  ['resource-metadata', /resource$/, 'is not at the root', status(404), new RegExp(`^${RESOURCE} answers 404`)],
  [
    'resource-metadata',
    /resource\/mcp$/,
    'is of another',
    body((one) => ({ ...one, resource: 'https://x' })),
    /another resource$/,
  ],
  [
    'resource-metadata',
    /resource\/mcp$/,
    'names no server',
    body((one) => ({ ...one, authorization_servers: [] })),
    /another server$/,
  ],
  [
    'server-metadata',
    /authorization-server$/,
    'has a slash',
    body((one) => ({ ...one, issuer: `${one.issuer}/` })),
    /another issuer$/,
  ],
  [
    'server-metadata',
    /authorization-server$/,
    'has no endpoint',
    body(({ token_endpoint: _, ...one }) => one),
    /lacks token_endpoint$/,
  ],
  [
    'server-metadata',
    /authorization-server$/,
    'sends keys away',
    body((one) => ({ ...one, token_endpoint: 'https://x' })),
    new RegExp(`^${SERVER} has another token`),
  ],
  ['openapi', /openapi\.json$/, 'is not there', status(503), /answers 503, not 200$/],
  [
    'openapi',
    /openapi\.json$/,
    'is of another',
    body((one) => ({ ...one, servers: [{ url: 'https://x' }] })),
    /another server$/,
  ],
  ['openapi', /openapi\.json$/, 'is older', body((one) => ({ ...one, paths: {} })), /lacks \/tools\/api\//],
  ['unknown-path', /^\/nada$/, 'is a page', status(200), /^\/nada answers 200, not 404$/],
  [
    'unknown-path',
    /api\/nada$/,
    'is the gateway’s',
    body(() => ({ message: 'Not Found' })),
    /^\/tools\/api\/nada lacks error, type$/,
  ],
];

const failing = async (given: Parameters<typeof smoke>[1] = {}) =>
  (await smoke(new URL(url), given)).flatMap(({ name, why }) => (why === null ? [] : [[name, why]]));

describe('a stage of which one answer is wrong', () => {
  it.each(wrong)('%s: %s %s', async (check, path, _, change, why) => {
    spoil = (asked, answer) => (path.test(asked) ? { ...answer, ...change(answer) } : answer);
    expect(await failing()).toEqual([[check, expect.stringMatching(why)]]);
  });

  const ofKey: [what: string, Spoil, RegExp][] = [
    ['refuses the key', status(401), /^\/mcp answers 401, not 200$/],
    ['has no tool', body(() => ({ result: { tools: [] } })), /^\/mcp lists no tool$/],
    ['fails', body(() => ({ error: { code: -32603 } })), /^\/mcp lacks result$/],
  ];
  it.each(ofKey)('tools-list: /mcp %s', async (_, change, why) => {
    spoil = (path, answer, authorization) =>
      path === '/mcp' && authorization ? { ...answer, ...change(answer) } : answer;
    expect(await failing({ key })).toEqual([['tools-list', expect.stringMatching(why)]]);
  });

  it('a name of files without end does not keep it busy', async () => {
    let count = 10_000_000;
    const next = () => [...Array(600).keys()].map(() => `/a/x-${count++}.css`).join(' ');
    spoil = (path, answer) => (asset.test(path) ? { ...answer, text: next() } : answer);
    const [one] = await failing();
    expect(one?.[0]).toBe('assets');
    expect(one?.[1]).toMatch(/more than 500 files|answers 404/);
  });
});

describe('an API behind an edge', () => {
  const direct = async (answer: Partial<Told>) => {
    spoil = (_, usualAnswer) => ({ ...usualAnswer, ...answer });
    const results = await smoke(new URL(stack.url), { apiUrl: url });
    return results.at(-1);
  };

  it.each([
    ['refuses it', { status: 403, text: '{}' }],
    ['is disabled', { status: 404, text: '{"message":"Not Found"}' }],
  ])('%s', async (_, answer) => expect(await direct(answer)).toEqual({ name: 'direct-call', why: null }));

  it.each([
    ['is open', { status: 200 }],
    ['is another service', { status: 404, text: '{}' }],
  ])('%s', async (_, answer) =>
    expect(await direct(answer)).toEqual({ name: 'direct-call', why: expect.stringMatching(/behind the edge$/) }),
  );
});

it('reports a line per check, and how many hold last', () => {
  const results = [
    { name: 'pages', why: null },
    { name: 'assets', why: '/a/x.js answers 404, not 200' },
  ];
  expect(reportOf(results)).toBe('ok pages\nfails assets: /a/x.js answers 404, not 200\n1 of 2 hold\n');
});
