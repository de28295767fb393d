import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { readsTableAlone } from '../contract/grants.ts';
import { type LogWriter, loggingTo } from '../platform/log.ts';
import type { AnyEndpoint } from './define-endpoint.ts';
import { apiStack } from './http/api-handler.ts';
import type { ApiContext, ApiEvent } from './http/middleware.ts';
import { syntheticCaller } from './warm-up.ts';

const call = {
  headers: { authorization: `Bearer ${syntheticCaller.apiKey}`, 'accept-encoding': 'gzip' },
  requestContext: { requestId: 'warm-up', http: { method: 'GET' } },
} as unknown as ApiEvent; // all that the stack reads of an event

/** Opens standard output and writes nothing to it. */
const muted: LogWriter = () => void process.stdout.write('');

/**
 * One call by the synthetic user of an operation that reads the table and does nothing else; its function may do no more. It finds
 * nothing, or refuses the call for lack of input: no record and no operation needs a synthetic counterpart.
 * @returns the answer, for tests
 * @throws Error for an operation whose grants allow more
 */
export const callAsSyntheticCaller = (endpoint: AnyEndpoint): Promise<APIGatewayProxyStructuredResultV2> => {
  const { name, grants } = endpoint.operation;
  if (!readsTableAlone(grants)) throw new Error(`${name} may do more than read the table and must not be warmed up`);
  const answer = loggingTo(muted, () => apiStack(endpoint, () => syntheticCaller.now)(call, {} as ApiContext));
  return answer as Promise<APIGatewayProxyStructuredResultV2>; // `respond` has made it so
};
