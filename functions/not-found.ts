import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { inboundFunctions, notFoundBody } from '../shared/contract/inbound.ts';
import { partsOf } from '../shared/contract/operation.ts';
import { operations } from '../shared/contract/registry.ts';
import { webOperations } from '../shared/contract/web-registry.ts';
import { behindEdge } from '../shared/runtime/http/edge-digest.ts';
import { toHttp } from '../shared/runtime/http/respond.ts';

const routes: readonly string[] = [
  ...[...operations, ...webOperations].map(({ method, path }) => `${method} ${path}`),
  ...inboundFunctions.flatMap(({ routes, refuses = [] }) => routes.filter((route) => !refuses.includes(route))),
];

const methodsOf = (path: string): string[] =>
  routes.flatMap((route) => {
    const [method = '', template = ''] = route.split(' ');
    return partsOf(template, path) ? [method] : [];
  });

/** 405 for a known path with another method, else 404, both in the form of RULES.md#errors. */
export const handler = behindEdge(async (event: APIGatewayProxyEventV2) => {
  const methods = methodsOf(event.rawPath.replace(/(?<=.)\/$/, ''));
  const requestId = event.requestContext.requestId;
  if (methods.length === 0) {
    return toHttp(event, { status: 404, body: notFoundBody }, requestId);
  }
  const allow = methods.join(', ');
  const body = { error: 'Method not allowed', message: `This path answers ${allow}.` };
  return toHttp(event, { status: 405, body, headers: { allow } }, requestId);
});
