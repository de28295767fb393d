import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import {
  documentPaths,
  inboundFunctions,
  notFoundBody,
  openHeaders,
  openToPages,
  servedPath,
} from '../shared/contract/inbound.ts';
import { partsOf, routesOf } from '../shared/contract/operation.ts';
import { operations } from '../shared/contract/registry.ts';
import { readSite } from '../shared/contract/web/site.ts';
import { webRoutesOf } from '../shared/contract/web/web-operation.ts';
import { webOperations } from '../shared/contract/web-registry.ts';
import { discovery } from '../shared/openapi/discovery.ts';
import { optionalSetting, publicLink, variables } from '../shared/platform/environment.ts';
import { behindEdge } from '../shared/runtime/http/edge-digest.ts';
import { securityHeaders, toHttp } from '../shared/runtime/http/respond.ts';
import { nearestPath } from '../shared/text/typos.ts';
import { systemClock } from '../shared/time/instant.ts';

const routes: readonly string[] = [
  ...operations.flatMap(routesOf),
  ...webOperations.flatMap(webRoutesOf),
  ...documentPaths.flatMap((path) => [`GET ${path}`, `HEAD ${path}`]),
  ...inboundFunctions.flatMap(({ routes, refuses = [] }) => routes.filter((route) => !refuses.includes(route))),
];

const methodsOf = (path: string): string[] =>
  routes.flatMap((route) => {
    const [method = '', template = ''] = route.split(' ');
    return partsOf(template, path) ? [method] : [];
  });

/** Paths that a caller may have meant; those of vendors and mail programs are none. */
const offered = [...new Set(routes.map((route) => route.split(' ')[1] ?? ''))].filter(
  (path) => !/^\/webhooks\/|^\/parar$|\{/.test(path),
);

const ofPages = (path: string, methods: string): Record<string, string> =>
  openToPages.includes(path)
    ? {
        ...openHeaders,
        'access-control-allow-methods': methods,
        'access-control-allow-headers':
          'authorization, content-type, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id',
        'access-control-max-age': '3600',
      }
    : {};

/** `OPTIONS`, which needs no key. */
const optionsOf = (path: string, allow: string, requestId: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 204,
  headers: {
    allow,
    ...ofPages(path, allow),
    'cache-control': 'no-store',
    ...securityHeaders,
    'x-request-id': requestId,
  },
});

const unknown = (path: string) => {
  const near = nearestPath(path, offered);
  const all = publicLink('/docs') ?? '/docs';
  const where = near ? `The nearest one is ${near} (all paths: ${all}).` : `All paths are at ${all}`;
  return { status: 404, body: { ...notFoundBody, message: `${notFoundBody.message} ${where}` } };
};

const documentAt = (path: string): (typeof documentPaths)[number] | undefined =>
  documentPaths.find((one) => one === path);

/** A document that programs look for, open to pages of any origin as the reference is. */
const documentOf = async (
  event: APIGatewayProxyEventV2,
  path: (typeof documentPaths)[number],
): Promise<APIGatewayProxyStructuredResultV2> => {
  const origin = optionalSetting(variables.publicUrl) ?? `https://${event.requestContext.domainName}`;
  const email = readSite(optionalSetting(variables.site)).help?.email;
  const { type, body } = await discovery[path]({ origin, email, now: systemClock() });
  const headers = {
    'content-type': type,
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
    ...securityHeaders,
    'x-request-id': event.requestContext.requestId,
  };
  return { statusCode: 200, headers, body };
};

/** A document at its path, 204 for `OPTIONS` of a known path, 405 for another method of it, else 404, both in the form of RULES.md#errors. */
export const handler = behindEdge(async (event: APIGatewayProxyEventV2) => {
  const path = servedPath(event.rawPath);
  const methods = methodsOf(path);
  const { requestId, http } = event.requestContext;
  const document = documentAt(path);
  if (document && methods.includes(http.method)) return documentOf(event, document);
  if (methods.length === 0 || methods.includes(http.method)) return toHttp(event, unknown(event.rawPath), requestId);
  const allow = [...methods, 'OPTIONS'].join(', ');
  if (http.method === 'OPTIONS') return optionsOf(path, allow, requestId);
  const answers = methods.filter((method) => method !== 'HEAD').join(', ');
  const body = { error: 'Method not allowed', message: `This path answers ${answers}.` };
  return toHttp(event, { status: 405, body, headers: { allow } }, requestId);
});
