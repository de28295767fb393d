import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { handler } from '../../functions/openapi.ts';
import { openApiDocument } from '../../shared/openapi/document.ts';

const event = (headers: Record<string, string>): APIGatewayProxyEventV2 =>
  ({
    headers,
    requestContext: { requestId: 'r-1', domainName: 'api.example.com' },
  }) as unknown as APIGatewayProxyEventV2; // no more is read

describe('GET /openapi.json', () => {
  it.each([
    [{ 'x-forwarded-proto': 'https' }, 'https://api.example.com'],
    [{}, 'http://api.example.com'],
  ])('serves the whole document, with the called address as its server: %j', async (headers, serverUrl) => {
    const { statusCode, body = '', headers: sent } = await handler(event(headers));
    expect([statusCode, sent?.['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(openApiDocument({ serverUrl }))));
  });

  it('may be read by a viewer of another origin', async () => {
    expect((await handler(event({}))).headers?.['access-control-allow-origin']).toBe('*');
  });
});
