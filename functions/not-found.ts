import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { operations } from '../shared/contract/registry.ts';
import { toHttp } from '../shared/http/respond.ts';

const otherRoutes = [
  { path: '/mcp', method: 'POST' },
  { path: '/webhooks/pluggy', method: 'POST' },
  { path: '/webhooks/whatsapp', method: 'GET' },
  { path: '/webhooks/whatsapp', method: 'POST' },
];

const methodsOf = (path: string): string[] =>
  [...operations, ...otherRoutes].filter((route) => route.path === path).map(({ method }) => method);

/** Answers what no route takes: a known path with another method is a 405, anything else a 404 (design 1). */
export const handler = async (event: APIGatewayProxyEventV2) => {
  const methods = methodsOf(event.rawPath.replace(/(?<=.)\/$/, ''));
  const requestId = event.requestContext.requestId;
  if (methods.length === 0) {
    const body = { error: 'Not found', message: 'There is no such path.' };
    return toHttp(event, { status: 404, body }, requestId);
  }
  const allow = methods.join(', ');
  const body = { error: 'Method not allowed', message: `This path answers ${allow}.` };
  return toHttp(event, { status: 405, body, headers: { allow } }, requestId);
};
