import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { hasWarmUp } from '../../contract/warm-up.ts';
import type { AnyEndpoint } from '../define-endpoint.ts';
import { apiStack } from '../http/api-handler.ts';
import type { ApiContext, ApiEvent } from '../http/middleware.ts';
import { mayWarmUp } from './may-warm-up.ts';
import { warmUp } from './run-warm-up.ts';
import { syntheticCaller, syntheticRecords } from './synthetic-records.ts';

const callOf = (operation: string) =>
  ({
    headers: { authorization: `Bearer ${syntheticCaller.apiKey}`, 'accept-encoding': 'gzip' },
    queryStringParameters: syntheticRecords.query[operation],
    requestContext: { requestId: 'warm-up' },
  }) as unknown as ApiEvent; // all that the stack reads of an event

/**
 * Answers one call of a reading operation before there is a caller: its whole stack, for the sample user.
 * @returns the answer, for tests; null when there was none
 */
export const warmUpEndpoint = async (endpoint: AnyEndpoint): Promise<APIGatewayProxyStructuredResultV2 | null> => {
  const { name } = endpoint.operation;
  if (!hasWarmUp(endpoint.operation)) throw new Error(`${name} has effects and must not be warmed up`);
  if (!mayWarmUp(name)) return null;
  const stack = apiStack(endpoint, () => syntheticCaller.now);
  const answer = await warmUp(syntheticRecords.records, () => stack(callOf(name), {} as ApiContext));
  return answer as APIGatewayProxyStructuredResultV2 | null; // `respond` has made it so
};
