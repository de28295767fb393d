import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { behindEdge } from '../shared/runtime/http/edge-digest.ts';
import { toHttp } from '../shared/runtime/http/respond.ts';

/** Without a key, a secret and the table. */
export const handler = behindEdge(async (event: APIGatewayProxyEventV2) =>
  toHttp(event, { status: 200, body: { status: 'ok' } }, event.requestContext.requestId),
);
