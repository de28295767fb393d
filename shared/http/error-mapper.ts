import type { Operation } from '../contract/operation.ts';
import { log } from '../log.ts';
import { RefusalError } from './errors.ts';
import type { ApiMiddleware, ApiResult } from './middleware.ts';

const badJson: ApiResult = {
  status: 400,
  body: { error: 'Invalid JSON body', message: 'The body is not valid JSON.' },
};

// The body parser's own error, told by its status: nothing else below the stack has one.
const isParserError = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 415;

/** The answer to anything that was thrown; null when it is a failure of ours. */
export const refusalAnswer = (error: unknown): ApiResult | null => {
  if (error instanceof RefusalError) {
    const headers = 'headers' in error ? (error.headers as Record<string, string>) : {};
    return { status: error.status, body: error.body, headers };
  }
  return isParserError(error) ? badJson : null;
};

/** Turns what was thrown into the contract's body; an unknown error is a bare 500, logged by name and place only. */
export const errorMapper = ({ name, failure }: Pick<Operation, 'name' | 'failure'>): ApiMiddleware => ({
  onError: (request) => {
    const refusal = refusalAnswer(request.error);
    const { requestId, caller } = request.internal;
    if (!refusal) log.failure(request.error, { operation: name, requestId, userId: caller?.userId });
    request.response = refusal ?? { status: 500, body: { error: failure ?? 'Internal server error' } };
  },
});
