import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { readsTableAlone } from '../contract/scope.ts';
import { apiStack } from '../http/api-handler.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import type { ApiContext, ApiEvent } from '../http/middleware.ts';
import { log, loggingTo } from '../log.ts';
import { answerFrom } from '../storage/answer-from.ts';
import { openTable } from '../storage/table.ts';
import { sample } from './sample.ts';

const callOf = (operation: string) =>
  ({
    headers: { authorization: `Bearer ${sample.apiKey}` },
    queryStringParameters: sample.query[operation],
    requestContext: { requestId: 'rehearsal' },
  }) as unknown as ApiEvent; // all that the stack reads of an event

const unheard = () => {};

/**
 * Answers one call of a reading operation before there is a caller: the whole stack runs, on a made-up user, and nothing
 * reaches the network or the log. What Node does once per process (compile, load, remember shapes) is then done while
 * Lambda initialises, with a full core, instead of while somebody waits, with the fraction that an invocation has.
 *
 * @returns the answer, for tests; null when there was none, which costs the first caller that time and nothing else
 */
export const rehearse = async (endpoint: AnyEndpoint): Promise<APIGatewayProxyStructuredResultV2 | null> => {
  const { name, scope } = endpoint.operation;
  if (!readsTableAlone(scope)) throw new Error(`${name} must not be rehearsed`);
  try {
    const stack = apiStack(endpoint, () => sample.now);
    const answer = () => answerFrom(openTable(), sample.records, () => stack(callOf(name), {} as ApiContext));
    return (await loggingTo(unheard, answer)) as APIGatewayProxyStructuredResultV2; // `respond` has made it so
  } catch (error) {
    log.failure(error, { operation: name });
    return null;
  }
};
