import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { docsPage } from '../shared/openapi/docs-page.ts';
import { openApiDocument } from '../shared/openapi/document.ts';
import { optionalSetting, variables } from '../shared/platform/environment.ts';
import { behindEdge } from '../shared/runtime/http/edge-digest.ts';
import { toHttp } from '../shared/runtime/http/respond.ts';

type Made = { serverUrl: string; body: object };

// Built at the container's first request, because it takes longer than everything else here.
let made: Made | undefined;

const documentOf = (serverUrl: string): object => {
  if (made?.serverUrl !== serverUrl) made = { serverUrl, body: openApiDocument({ serverUrl }) };
  return made.body;
};

// An environment without a domain of its own has no public URL; there the gateway's own name, which no caller chooses.
const serverUrlOf = ({ requestContext }: APIGatewayProxyEventV2): string =>
  optionalSetting(variables.publicUrl) ?? `https://${requestContext.domainName}`;

const CACHED = { 'cache-control': 'public, max-age=300' };

const PAGE = {
  ...CACHED,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

const page = (event: APIGatewayProxyEventV2): APIGatewayProxyStructuredResultV2 => {
  const { headers = {} } = toHttp(event, { status: 200, body: {}, headers: PAGE }, event.requestContext.requestId);
  return { statusCode: 200, headers, body: docsPage(serverUrlOf(event)) };
};

/** The OpenAPI 3.1 document, open to any origin for viewers and generators in browsers; at `/docs` the same as a page. */
export const handler = behindEdge(async (event: APIGatewayProxyEventV2) => {
  if (event.rawPath === '/docs') return page(event);
  const headers = { ...CACHED, 'access-control-allow-origin': '*' };
  const answer = { status: 200, body: documentOf(serverUrlOf(event)), headers };
  return toHttp(event, answer, event.requestContext.requestId);
});
