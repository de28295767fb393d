import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { openApiDocument } from '../shared/contract/openapi.ts';
import { toHttp } from '../shared/http/respond.ts';

type Made = { serverUrl: string; body: object };

// Made at the first request of a container: it takes longer than all else that the function does.
let made: Made | undefined;

const documentOf = (serverUrl: string): object => {
  if (made?.serverUrl !== serverUrl) made = { serverUrl, body: openApiDocument({ serverUrl }) };
  return made.body;
};

// The gateway says by which protocol it was called; the local one, which has only http, does not.
const serverUrlOf = ({ headers, requestContext }: APIGatewayProxyEventV2): string =>
  `${headers['x-forwarded-proto'] ?? 'http'}://${requestContext.domainName}`;

/** The API reference (OpenAPI 3.1), open to any origin: viewers and generators in a browser read it. */
export const handler = async (event: APIGatewayProxyEventV2) => {
  const headers = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' };
  const answer = { status: 200, body: documentOf(serverUrlOf(event)), headers };
  return toHttp(event, answer, event.requestContext.requestId);
};
