import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { variables } from '../../../../shared/platform/environment.ts';
import { behindEdge } from '../../../../shared/runtime/http/edge-digest.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const accept = (...values: string[]) => vi.stubEnv(variables.originSecretDigests, values.map(digest).join(','));

const event = (headers: Record<string, string> = {}, sourceIp = '203.0.113.9'): APIGatewayProxyEventV2 =>
  ({
    rawPath: '/tools/api/get-balance',
    headers,
    requestContext: { requestId: 'r-1', http: { method: 'GET', path: '/', sourceIp } },
  }) as unknown as APIGatewayProxyEventV2; // no more is read

afterEach(() => vi.unstubAllEnvs());

describe('what does not come from the edge', () => {
  const handle = vi.fn(async () => ({ statusCode: 200 }));
  const statusOf = async (secret?: string) =>
    (await behindEdge(handle)(event(secret === undefined ? {} : { 'x-origin-secret': secret }))).statusCode;

  it.each([undefined, '', 'wrong', 'rights', 'RIGHT', 'right,right', 'wrong,right', ' right', digest('right')])(
    'is refused before it is handled: %j',
    async (secret) => {
      accept('right');
      handle.mockClear();
      expect(await statusOf(secret)).toBe(403);
      expect(handle).not.toHaveBeenCalled();
    },
  );

  it('is let through with either of two values while they are rotated, and no longer after', async () => {
    accept('right', 'next');
    expect([await statusOf('right'), await statusOf('next'), await statusOf('other')]).toEqual([200, 200, 403]);
    accept('next');
    expect([await statusOf('right'), await statusOf('next')]).toEqual([403, 200]);
  });

  it('is told so and nothing else', async () => {
    accept('right');
    expect(await behindEdge(handle)(event())).toMatchObject({
      statusCode: 403,
      body: '{"error":"Forbidden"}',
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    });
  });

  it('is refused where no value is configured, unless there is no edge', async () => {
    for (const edge of ['', 'None', 'none ', 'cloudfront']) {
      vi.stubEnv(variables.edge, edge);
      expect([await statusOf(), await statusOf('any')]).toEqual([403, 403]);
    }
    vi.stubEnv(variables.edge, 'none');
    expect([await statusOf(), await statusOf('any')]).toEqual([200, 200]);
  });

  it('is refused with a wrong value also where the setting says that there is no edge', async () => {
    accept('right');
    vi.stubEnv(variables.edge, 'none');
    expect(await statusOf('wrong')).toBe(403);
  });
});
