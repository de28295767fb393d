import type { Instant } from '../../../shared/time/instant.ts';
import { jsonObject, type VendorRequest, type VendorResponse } from '../http/serve.ts';
import type { Call, Route, Sandbox } from './context.ts';
import type { Grant } from './credentials.ts';
import { AggregatorError, badRequest, errorResponse, notFound } from './errors.ts';
import type { rateLimiter } from './rate-limit.ts';
import { accountRoutes } from './routes-accounts.ts';
import { catalogRoutes } from './routes-catalog.ts';
import { identityRoutes } from './routes-identity.ts';
import { itemRoutes } from './routes-items.ts';
import { transactionRoutes } from './routes-transactions.ts';
import { webhookRoutes } from './routes-webhooks.ts';

const routes = [
  ...itemRoutes,
  ...identityRoutes,
  ...accountRoutes,
  ...transactionRoutes,
  ...catalogRoutes,
  ...webhookRoutes,
].map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace('{id}', '(?<id>[^/]+)')}$`),
}));

export type Match = { route: Route; id: string };

export const matchRoute = ({ method, path }: VendorRequest): Match | null => {
  for (const { route, pattern } of routes) {
    const match = route.method === method ? pattern.exec(path) : null;
    if (match) return { route, id: decodeURIComponent(match.groups?.id ?? '') };
  }
  return null;
};

const grantFor = (sandbox: Sandbox, { route, id }: Match, request: VendorRequest, now: Instant): Grant => {
  if (route.access === 'open') {
    return { kind: 'connect', expiresAt: now, itemId: null, clientUserId: null, webhookUrl: null };
  }
  const grant = sandbox.credentials.check(request.headers['x-api-key'], now);
  const outside = route.access !== 'connect' || (grant.itemId !== null && id !== '' && id !== grant.itemId);
  if (grant.kind === 'connect' && outside) {
    throw new AggregatorError(403, 'This credential cannot reach this resource', { codeDescription: 'FORBIDDEN' });
  }
  return grant;
};

const callOf = (sandbox: Sandbox, match: Match, request: VendorRequest, now: Instant): Call => {
  const grant = grantFor(sandbox, match, request, now);
  const body = jsonObject(request.body);
  if (!body) throw badRequest('The body is not a JSON object');
  return { now, query: request.query, body, id: match.id, grant };
};

/** The aggregator's response to one request at `now`. @param limit absent: no rate limits */
export const respondTo = (
  sandbox: Sandbox,
  request: VendorRequest,
  now: Instant,
  limit?: ReturnType<typeof rateLimiter>,
): VendorResponse => {
  try {
    const match = matchRoute(request);
    if (!match) throw notFound('Route');
    if (match.route.limited) limit?.(match.route.limited, now);
    return { status: 200, body: match.route.answer(sandbox, callOf(sandbox, match, request, now)) };
  } catch (error) {
    if (error instanceof AggregatorError) return errorResponse(error);
    throw error;
  }
};
