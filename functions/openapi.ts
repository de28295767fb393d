import type { APIGatewayProxyEventV2 } from 'aws-lambda';
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

/** The OpenAPI 3.1 document, open to any origin for viewers and generators in browsers. */
export const handler = behindEdge(async (event: APIGatewayProxyEventV2) => {
  const headers = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' };
  const answer = { status: 200, body: documentOf(serverUrlOf(event)), headers };
  return toHttp(event, answer, event.requestContext.requestId);
});
