import middy from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { accessStore } from '../access/access-store.ts';
import { numericSetting, variables } from '../environment.ts';
import { openMoreConnections, openTable, warmTable } from '../storage/table.ts';
import { type Instant, systemClock } from '../time/instant.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { errorMapper } from './error-mapper.ts';
import { idempotencyStore } from './idempotency.ts';
import { jsonBody } from './json-body.ts';
import type { ApiContext, ApiEvent, ApiResult, Internal } from './middleware.ts';
import { readIdempotencyKey } from './read-idempotency-key.ts';
import { requestContext } from './request-context.ts';
import { requireApiKey } from './require-api-key.ts';
import { requireSubscription } from './require-subscription.ts';
import { respond } from './respond.ts';
import { runEndpoint } from './run-endpoint.ts';
import { throttle } from './throttle.ts';

const perSecond = (): number => numericSetting(variables.throttlePerSecond, 0);

/**
 * What every endpoint shares (design 2), outermost first. The order decides which refusal a caller with several faults
 * sees: key, subscription, body, fields, record.
 *
 * @param clock read once per request
 */
export const apiStack = (endpoint: AnyEndpoint, clock: () => Instant) => {
  const { operation } = endpoint;
  const answer = async (event: ApiEvent, { request }: ApiContext): Promise<ApiResult> => {
    const { caller, now, keyed } = request;
    const input = { query: event.queryStringParameters ?? {}, body: event.body };
    const body = await runEndpoint(endpoint, { caller, now, input, keyed }).finally(openMoreConnections);
    return { status: 200, body };
  };
  return middy<ApiEvent, ApiResult | APIGatewayProxyStructuredResultV2, Error, ApiContext, Internal>()
    .use(respond(operation))
    .use(errorMapper(operation))
    .use(requestContext(clock))
    .use(readIdempotencyKey(() => idempotencyStore(openTable()), operation))
    .use(requireApiKey(() => accessStore(openTable()), operation))
    .use(requireSubscription())
    .use(throttle(perSecond))
    .use(jsonBody())
    .handler(answer);
};

/** The Lambda handler of an operation. */
export const apiHandler = (endpoint: AnyEndpoint) => {
  void warmTable();
  return apiStack(endpoint, systemClock);
};
