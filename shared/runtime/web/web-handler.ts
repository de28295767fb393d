import middy from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { accessStore } from '../../access/access-store.ts';
import { switchReader } from '../../access/switches.ts';
import { webFunctionName } from '../../contract/web/web-operation.ts';
import { rateCounter } from '../../platform/table/rate-counter.ts';
import { openMoreConnections, openTable, warmTable } from '../../platform/table/table.ts';
import { type Instant, systemClock } from '../../time/instant.ts';
import { callerAddress } from '../http/caller-address.ts';
import { CONNECT_COOKIE, cookieOf, DEVICE_COOKIE, ENTRY_COOKIE, SESSION_COOKIE } from '../http/cookies.ts';
import { behindEdge } from '../http/edge-digest.ts';
import { errorMapper } from '../http/error-mapper.ts';
import { jsonBody } from '../http/json-body.ts';
import { type ApiContext, type ApiEvent, type ApiResult, headerOf, type Internal } from '../http/middleware.ts';
import { countChanges, requestContext } from '../http/request-context.ts';
import { respond } from '../http/respond.ts';
import { noteUse } from '../note-use.ts';
import { ignoredNames, parseInput } from '../parse-input.ts';
import { countChange } from '../write-rate.ts';
import type { AnyWebEndpoint, SignedIn, Visitor } from './define-web-endpoint.ts';
import { requireOwnPage, requireSession } from './require-session.ts';

const visitorOf = (event: ApiEvent): Visitor => ({
  address: callerAddress(event),
  userAgent: headerOf(event, 'user-agent') ?? '',
  entry: cookieOf(event, ENTRY_COOKIE),
  device: cookieOf(event, DEVICE_COOKIE),
  session: cookieOf(event, SESSION_COOKIE),
  connect: cookieOf(event, CONNECT_COOKIE),
});

const isSignedIn = (caller: Internal['caller'] | undefined): caller is SignedIn => caller?.session !== undefined;

/**
 * The middlewares of every endpoint of the dashboard, outermost first: own page, session, subscription, body, fields, rate of
 * writes.
 * @param clock read once per request
 */
const webStack = (endpoint: AnyWebEndpoint, clock: () => Instant) => {
  const { operation } = endpoint;
  const named = { ...operation, name: webFunctionName(operation) };
  const answer = async (event: ApiEvent, { request }: ApiContext): Promise<ApiResult> => {
    const { caller, now, writes } = request;
    // Path parameters take precedence over query parameters of the same name.
    const query = { ...event.queryStringParameters, ...event.pathParameters };
    const asked = { query, body: operation.method === 'GET' ? undefined : event.body };
    request.ignored = ignoredNames(operation, asked, event.rawQueryString);
    const input = parseInput(operation, asked);
    await countChange(writes, operation);
    const call = { ...input, now, visitor: visitorOf(event), caller: isSignedIn(caller) ? caller : null };
    const [{ status = 200, body, headers, cookies = [] }] = await Promise.all([
      endpoint.answer(call),
      isSignedIn(caller) ? noteUse(caller, named, now) : undefined,
    ]).finally(openMoreConnections);
    return { status, body, cookies, ...(headers && { headers }) };
  };
  return middy<ApiEvent, ApiResult | APIGatewayProxyStructuredResultV2, Error, ApiContext, Internal>()
    .use(respond(named))
    .use(errorMapper(named))
    .use(requestContext(clock))
    .use(requireOwnPage(operation))
    .use(requireSession(() => ({ access: accessStore(openTable()), switches: switchReader(openTable()) }), operation))
    .use(countChanges(() => rateCounter(openTable()), operation))
    .use(jsonBody())
    .handler(answer);
};

/** The Lambda handler of an endpoint of the dashboard. */
export const webHandler = (endpoint: AnyWebEndpoint) => {
  void warmTable();
  return behindEdge(webStack(endpoint, systemClock));
};
