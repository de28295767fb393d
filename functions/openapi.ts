import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { openApiDocument } from '../shared/contract/openapi.ts';
import { toHttp } from '../shared/http/respond.ts';

// The gateway says by which protocol it was called; the local one, which has only http, does not.
const serverUrl = ({ headers, requestContext }: APIGatewayProxyEventV2): string =>
  `${headers['x-forwarded-proto'] ?? 'http'}://${requestContext.domainName}`;

/** The API reference (OpenAPI 3.1), open to any origin: viewers and generators in a browser read it. */
export const handler = async (event: APIGatewayProxyEventV2) => {
  const body = openApiDocument({ serverUrl: serverUrl(event) });
  const headers = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' };
  return toHttp(event, { status: 200, body, headers }, event.requestContext.requestId);
};
