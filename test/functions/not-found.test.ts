import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { handler } from '../../functions/not-found.ts';
import { operations } from '../../shared/contract/registry.ts';
import { nearestPath } from '../../shared/text/typos.ts';

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
