import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handler } from '../../functions/openapi.ts';
import { errorTypes } from '../../shared/contract/error-types.ts';
import { operations } from '../../shared/contract/registry.ts';
import { openApiDocument } from '../../shared/openapi/document.ts';
import { variables } from '../../shared/platform/environment.ts';

const event = (headers: Record<string, string>): APIGatewayProxyEventV2 =>
  ({
    headers,
    requestContext: { requestId: 'r-1', domainName: 'api.example.com' },
  }) as unknown as APIGatewayProxyEventV2; // no more is read

afterEach(() => vi.unstubAllEnvs());

describe('GET /openapi.json', () => {
  it.each([
    ['https://app.example.com', 'https://app.example.com'],
    ['', 'https://api.example.com'],
  ])(
    'serves the whole document; its server is the one origin, or else the gateway: %j',
    async (publicUrl, serverUrl) => {
      vi.stubEnv(variables.publicUrl, publicUrl);
      const {
        statusCode,
        body = '',
        headers: sent,
      } = await handler(event({ host: 'evil.example', 'x-forwarded-proto': 'http' }));
      expect([statusCode, sent?.['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
      expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(openApiDocument({ serverUrl }))));
    },
  );

  it('may be read by a viewer of another origin', async () => {
    expect((await handler(event({}))).headers?.['access-control-allow-origin']).toBe('*');
  });
});

describe('GET /docs', () => {
  it('is the reference as a page without scripts, with a section for each type of error and each operation', async () => {
    const { statusCode, headers, body = '' } = await handler({ ...event({}), rawPath: '/docs' });
    expect([statusCode, headers?.['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers?.['content-security-policy']).toContain("default-src 'none'");
    const ids = [...body.matchAll(/<section id="([\w-]+)">/g)].map(([, id]) => id);
    const policies = ['compatibility', 'workflows', 'guides', 'security'];
    expect(ids.toSorted()).toEqual([...policies, ...Object.keys(errorTypes), ...operations.map(({ name }) => name)].toSorted());
    expect(body).not.toMatch(/<script|<style|undefined|\[object/);
  });
});
