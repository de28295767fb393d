import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { notFoundBody } from '../../shared/contract/inbound.ts';
import { oauthPaths } from '../../shared/contract/oauth.ts';
import {
  authorizationServerMetadata,
  protectedResourceMetadata,
  serviceAddress,
} from '../../shared/oauth/service-address.ts';
import { behindEdge } from '../../shared/runtime/http/edge-digest.ts';
import { toHttp } from '../../shared/runtime/http/respond.ts';

const headers = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' };

/** The metadata for discovery by clients that have only the service's address. */
export const handler = behindEdge(async (event: APIGatewayProxyEventV2) => {
  const { requestId } = event.requestContext;
  const service = serviceAddress();
  if (!service) return toHttp(event, { status: 404, body: notFoundBody }, requestId);
  const isServer = event.rawPath === oauthPaths.serverMetadata;
  const body = isServer ? authorizationServerMetadata(service) : protectedResourceMetadata(service);
  return toHttp(event, { status: 200, body, headers }, requestId);
});
