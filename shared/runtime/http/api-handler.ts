import middy from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { accessStore } from '../../access/access-store.ts';
import { switchReader } from '../../access/switches.ts';
import { isWrite } from '../../contract/operation.ts';
import { rateCounter } from '../../platform/table/rate-counter.ts';
import { openMoreConnections, openTable, warmTable } from '../../platform/table/table.ts';
import { type Instant, systemClock } from '../../time/instant.ts';
import type { AnyEndpoint } from '../define-endpoint.ts';
import { idempotencyStore } from '../idempotency-store.ts';
import { ignoredNames, withLists } from '../parse-input.ts';
import { runEndpoint } from '../run-endpoint.ts';
import { behindEdge } from './edge-digest.ts';
import { errorMapper } from './error-mapper.ts';
import { jsonBody } from './json-body.ts';
import type { ApiContext, ApiEvent, ApiResult, Internal } from './middleware.ts';
import { countWrites, readIdempotencyKey, requestContext } from './request-context.ts';
import { requireCredential, requireSubscription } from './require-credential.ts';
import { respond } from './respond.ts';

/**
 * The middlewares of every endpoint, outermost first. The order decides which refusal a caller with several faults
 * sees: key, subscription, `Idempotency-Key`, body, fields, scope, rate of writes, record. Nothing of a user is read or
 * counted before the caller is admitted.
 *
 * @param clock read once per request
 */
export const apiStack = (endpoint: AnyEndpoint, clock: () => Instant) => {
  const { operation } = endpoint;
  const isRead = !isWrite(operation);
  const answer = async (event: ApiEvent, { request }: ApiContext): Promise<ApiResult> => {
    const { caller, now, keyed, writes } = request;
    const query = withLists(operation, event.queryStringParameters ?? {});
    const input = { query, body: isRead ? undefined : event.body };
    const ignored = ignoredNames(operation, input, event.rawQueryString);
    request.ignored = ignored;
    const harmless = event.requestContext.http.method === 'HEAD';
    const call = { caller, now, input, keyed, writes, harmless };
    const body = await runEndpoint(endpoint, call).finally(openMoreConnections);
    return { status: 200, body: isRead && ignored.length > 0 ? { ...body, ignored } : body };
  };
  return middy<ApiEvent, ApiResult | APIGatewayProxyStructuredResultV2, Error, ApiContext, Internal>()
    .use(respond(operation))
    .use(errorMapper(operation))
    .use(requestContext(clock))
    .use(
      requireCredential(() => ({ access: accessStore(openTable()), switches: switchReader(openTable()) }), operation),
    )
    .use(requireSubscription(operation))
    .use(readIdempotencyKey(() => idempotencyStore(openTable()), operation))
    .use(countWrites(() => rateCounter(openTable()), operation))
    .use(jsonBody(operation))
    .handler(answer);
};

/** The Lambda handler of an operation. */
export const apiHandler = (endpoint: AnyEndpoint) => {
  void warmTable();
  return behindEdge(apiStack(endpoint, systemClock));
};
