import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { readsTableAlone } from '../contract/scope.ts';
import { apiStack } from '../http/api-handler.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import type { ApiContext, ApiEvent } from '../http/middleware.ts';
import { rehearsal } from './rehearsal.ts';
import { sample, sampleCaller } from './sample.ts';

const callOf = (operation: string) =>
  ({
    headers: { authorization: `Bearer ${sampleCaller.apiKey}` },
    queryStringParameters: sample.query[operation],
    requestContext: { requestId: 'rehearsal' },
  }) as unknown as ApiEvent; // all that the stack reads of an event

/**
 * Answers one call of a reading operation before there is a caller: its whole stack, for the sample user.
 * @returns the answer, for tests; null when there was none
 */
export const rehearse = async (endpoint: AnyEndpoint): Promise<APIGatewayProxyStructuredResultV2 | null> => {
  const { name, scope } = endpoint.operation;
  if (!readsTableAlone(scope)) throw new Error(`${name} must not be rehearsed`);
  const stack = apiStack(endpoint, () => sampleCaller.now);
  const answer = await rehearsal(sample.records, () => stack(callOf(name), {} as ApiContext));
  return answer as APIGatewayProxyStructuredResultV2 | null; // `respond` has made it so
};
