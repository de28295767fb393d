import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { handler } from '../../functions/not-found.ts';
import { operations } from '../../shared/contract/registry.ts';

const event = (rawPath: string): APIGatewayProxyEventV2 =>
  ({ rawPath, headers: {}, requestContext: { requestId: 'r-1' } }) as unknown as APIGatewayProxyEventV2; // no more is read
const answer = async (path: string) => {
  const { statusCode, headers, body = '' } = await handler(event(path));
  return { status: statusCode, allow: headers?.allow, body: JSON.parse(body) };
};

describe('what no route takes', () => {
  it.each<readonly [string, string]>([
    ...operations.map(({ path, method }) => [path, method] as const),
    ['/mcp', 'POST'],
    ['/mcp/', 'POST'],
    ['/webhooks/pluggy', 'POST'],
    ['/webhooks/whatsapp', 'GET, POST'],
    ['/openapi.json', 'GET'],
  ])('on %s is a 405 that allows %s', async (path, allow) => {
    expect(await answer(path)).toEqual({
      status: 405,
      allow,
      body: { error: 'Method not allowed', message: `This path answers ${allow}.` },
    });
  });

  it.each(['/', '/tools/api', '/tools/api/get-nothing', '/mcp/x', '/openapi', '/constructor'])(
    'on %s is a 404',
    async (path) => {
      expect(await answer(path)).toMatchObject({ status: 404, body: { error: 'Not found' } });
    },
  );
});
