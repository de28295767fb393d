import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { openApiDocument } from '../shared/openapi/document.ts';
import { toHttp } from '../shared/runtime/http/respond.ts';

type Made = { serverUrl: string; body: object };

// Built at the container's first request, because it takes longer than everything else here.
let made: Made | undefined;

const documentOf = (serverUrl: string): object => {
  if (made?.serverUrl !== serverUrl) made = { serverUrl, body: openApiDocument({ serverUrl }) };
  return made.body;
};

// The deployed gateway sends the protocol; the local one has only http and does not.
const serverUrlOf = ({ headers, requestContext }: APIGatewayProxyEventV2): string =>
  `${headers['x-forwarded-proto'] ?? 'http'}://${requestContext.domainName}`;

/** The OpenAPI 3.1 document, open to any origin for viewers and generators in browsers. */
export const handler = async (event: APIGatewayProxyEventV2) => {
  const headers = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' };
  const answer = { status: 200, body: documentOf(serverUrlOf(event)), headers };
  return toHttp(event, answer, event.requestContext.requestId);
};
