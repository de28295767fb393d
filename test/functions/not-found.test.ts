import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { handler } from '../../functions/not-found.ts';
import { documentPaths } from '../../shared/contract/inbound.ts';
import { operations } from '../../shared/contract/registry.ts';
import { openApiDocument } from '../../shared/openapi/document.ts';
import { variables } from '../../shared/platform/environment.ts';
import { nearestPath } from '../../shared/text/typos.ts';
import { clockMilliseconds, moveClock } from '../../shared/time/instant.ts';

const event = (rawPath: string, method = 'PATCH'): APIGatewayProxyEventV2 =>
  ({
    rawPath,
    headers: {},
    requestContext: { requestId: 'r-1', http: { method } },
  }) as unknown as APIGatewayProxyEventV2; // no more is read
const answer = async (path: string, method?: string) => {
  const { statusCode, headers, body } = await handler(event(path, method));
  return { status: statusCode, allow: headers?.allow, body: body && JSON.parse(body) };
};

/** Reads that no input makes without effect. */
const withEffect = ['/tools/api/get-open-finance-connection-flow'];
const allowed = (path: string, method: string): string =>
  method === 'GET' && !withEffect.includes(path) ? 'GET, HEAD, OPTIONS' : `${method}, OPTIONS`;

describe('what no route takes', () => {
  it.each<readonly [string, string, string]>([
    ...operations.map(({ path, method }) => [path, method, allowed(path, method)] as const),
    ['/mcp', 'POST', 'POST, OPTIONS'],
    ['/mcp/', 'POST', 'POST, OPTIONS'],
    ['/webhooks/pluggy', 'POST', 'POST, OPTIONS'],
    ['/webhooks/whatsapp', 'GET, POST', 'GET, POST, OPTIONS'],
    ['/openapi.json', 'GET', 'GET, HEAD, OPTIONS'],
    ['/health', 'GET', 'GET, HEAD, OPTIONS'],
    ['/oauth/authorize', 'GET', 'GET, OPTIONS'],
  ])('on %s is a 405 that names %s and allows %s', async (path, methods, allow) => {
    const body = {
      error: 'Method not allowed',
      message: `This path answers ${methods}.`,
      type: 'method_not_allowed',
      docs: '/docs#method_not_allowed',
    };
    expect(await answer(path)).toEqual({ status: 405, allow, body });
    expect(await answer(path, 'OPTIONS')).toEqual({ status: 204, allow, body: undefined });
  });

  it.each(['/', '/tools/api', '/tools/api/get-nothing', '/mcp/x', '/openapi', '/constructor', '/tools/api/__proto__'])(
    'on %s is a 404, with any method',
    async (path) => {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'PATCH'])
        expect(await answer(path, method)).toMatchObject({ status: 404, body: { error: 'Not found' } });
    },
  );

  // The edge takes the slash off; a gateway without an edge has no such route.
  it('on a read with a slash is a 404 that names it', async () => {
    const { status, body } = await answer('/tools/api/get-balance/', 'GET');
    expect([status, body.message]).toEqual([404, expect.stringContaining('/tools/api/get-balance (')]);
  });
});

describe('documents that programs look for', () => {
  const origin = 'https://app.saldo.example';
  const at = async (rawPath: string, method = 'GET') => {
    const { statusCode, headers, body = '' } = await handler(event(rawPath, method));
    return { status: statusCode, type: headers?.['content-type'], headers, body };
  };
  beforeEach(() => {
    vi.stubEnv(variables.publicUrl, origin);
    vi.stubEnv(variables.site, JSON.stringify({ help: { email: 'ajuda@saldo.example' } }));
  });
  afterEach(() => {
    moveClock(0);
    vi.unstubAllEnvs();
  });

  it.each([
    ['/llms.txt', 'text/markdown; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/server.json', 'application/json; charset=utf-8'],
    ['/arazzo.json', 'application/json; charset=utf-8'],
  ])('%s is %s, for any page and five minutes', async (path, type) => {
    const answer = await at(path);
    expect([answer.status, answer.type]).toEqual([200, type]);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    });
    expect((await at(path, 'HEAD')).headers).toEqual(answer.headers);
    expect(await at(path, 'OPTIONS')).toMatchObject({ status: 204, headers: { allow: 'GET, HEAD, OPTIONS' } });
    expect(await at(path, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, OPTIONS' } });
  });

  it('llms.txt has a title, a summary, and links to what there is', async () => {
    const { body } = await at('/llms.txt');
    expect(body).toMatch(/^# Saldo\n\n> \S/);
    const links = [...body.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, link = '']) => link.replace(origin, ''));
    expect(links).toEqual(['/docs', '/openapi.json', '/arazzo.json', '/mcp', '/server.json', '/docs#security']);
  });

  it('robots.txt keeps robots from calls, and lets them read documents', async () => {
    const { body } = await at('/robots.txt');
    expect(body).toMatch(/^User-agent: \*\n/);
    const kept = [...body.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
    const isKept = (path: string) => kept.some((start) => path.startsWith(start));
    expect(operations.every(({ path }) => isKept(path))).toBe(true);
    expect(['/docs', '/openapi.json', '/', '/privacidade', ...documentPaths].filter(isKept)).toEqual([]);
  });

  it.each([0, 40 * 365])('security.txt says in %i days where to report, and is not expired', async (days) => {
    moveClock(days * 86_400_000);
    const { body } = await at('/.well-known/security.txt');
    const fields = body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': '));
    expect(fields.filter(([name]) => name !== 'Expires')).toEqual([
      ['Contact', 'mailto:ajuda@saldo.example'],
      ['Contact', `${origin}/docs#security`],
      ['Preferred-Languages', 'pt, en'],
      ['Canonical', `${origin}/.well-known/security.txt`],
      ['Policy', `${origin}/docs#security`],
    ]);
    const expires = fields.flatMap(([name, value = '']) => (name === 'Expires' ? [value] : []));
    expect(expires).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)]);
    const ahead = (Date.parse(expires[0] ?? '') - clockMilliseconds()) / 86_400_000;
    expect(ahead).toBeGreaterThan(30);
    expect(ahead).toBeLessThan(365);
  });

  it('security.txt names the page alone where no operator is named', async () => {
    vi.stubEnv(variables.site, '');
    expect((await at('/.well-known/security.txt')).body.match(/^Contact: .*$/gm)).toEqual([
      `Contact: ${origin}/docs#security`,
    ]);
  });

  // The rules of the registry's schema 2025-12-11 for what is there.
  const entry = z.strictObject({
    $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
    name: z.string().check(z.regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/), z.minLength(3), z.maxLength(200)),
    title: z.string().check(z.minLength(1), z.maxLength(100)),
    description: z.string().check(z.minLength(1), z.maxLength(100)),
    version: z.string().check(z.maxLength(255), z.regex(/^\d+\.\d+\.\d+$/)),
    websiteUrl: z.url(),
    remotes: z.array(
      z.strictObject({ type: z.literal('streamable-http'), url: z.string().check(z.regex(/^https?:\/\/[^\s]+$/)) }),
    ),
  });

  it.each([
    [origin, 'example.saldo.app/saldo'],
    ['http://localhost:3000', 'localhost/saldo'],
    ['http://127.0.0.1:3000', 'localhost/saldo'],
    ['http://[::1]:3000', 'localhost/saldo'],
  ])('server.json of %s is an entry of the registry, named %s', async (publicUrl, name) => {
    vi.stubEnv(variables.publicUrl, publicUrl);
    const parsed = entry.parse(JSON.parse((await at('/server.json')).body));
    expect(parsed).toMatchObject({ name, remotes: [{ url: `${publicUrl}/mcp` }] });
    expect(parsed.version).toBe(openApiDocument({ serverUrl: publicUrl }).info.version);
  });

  it('arazzo.json is about the reference of this service', async () => {
    const { sourceDescriptions } = JSON.parse((await at('/arazzo.json')).body);
    expect(sourceDescriptions).toEqual([{ name: 'saldo', type: 'openapi', url: `${origin}/openapi.json` }]);
  });
});

describe('the nearest path', () => {
  const paths = [...operations.map(({ path }) => path), '/app/api/overview', '/mcp', '/openapi.json', '/docs'];
  it.each([
    ['/tools/api/get-transaction', '/tools/api/get-transactions'],
    ['/tools/api/getBalance', '/tools/api/get-balance'],
    ['/tools/api/Get-Balance', '/tools/api/get-balance'],
    ['/tools/api/get_balance', '/tools/api/get-balance'],
    ['/tools/api/balance', '/tools/api/get-balance'],
    ['/api/get-balance', '/tools/api/get-balance'],
    ['/v1/tools/api/get-bill-summry', '/tools/api/get-bill-summary'],
    ['/tools/api/get-balance.json', '/tools/api/get-balance'],
    ['/tools/api/createSpendingLimits', '/tools/api/create-spending-limit'],
    ['/app/api/overviews', '/app/api/overview'],
    ['/openapi', '/openapi.json'],
    ['/doc', '/docs'],
  ])('of %s is %s', (path, near) => expect(nearestPath(path, paths)).toBe(near));

  it.each(['/', '//', '/wp-login.php', '/.env', `/${'a'.repeat(9000)}`, '/get', '/tools/api/x'])(
    'of %.20s is none',
    (path) => expect(nearestPath(path, paths)).toBeNull(),
  );
});
