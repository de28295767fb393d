import type { Operation } from '../../contract/operation.ts';
import { countFailedCall } from '../../platform/embedded-metric.ts';
import { MissingSettingError } from '../../platform/environment.ts';
import { log } from '../../platform/log.ts';
import { isUnanswered } from '../../platform/table/table.ts';
import { notAnswered, refusalOf, StoppedError } from '../http-errors.ts';
import type { ApiMiddleware, ApiResult } from './middleware.ts';

const badJson: ApiResult = {
  status: 400,
  body: { error: 'Invalid JSON body', message: 'The body is not valid JSON.' },
};

// The body parser's own error, recognized by its status: no other error below the stack has one.
const isParserError = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 415;

/**
 * The response for an error; null for an internal failure. A table that does not answer is a 503, with the contract's text for a store
 * that fails where it has one.
 */
export const refusalAnswer = (thrown: unknown, { failure }: Pick<Operation, 'failure'> = {}): ApiResult | null => {
  const refusal = isUnanswered(thrown) ? notAnswered(failure) : refusalOf(thrown);
  if (refusal) return { status: refusal.status, body: refusal.body, headers: refusal.headers };
  return isParserError(thrown) ? badJson : null;
};

/**
 * Whether a call failed by our fault or a vendor's: what was thrown is answered with 5xx, or would be on REST. Such a call is
 * counted, and an unknown error is logged by name and place only. What an operator has stopped has not failed.
 */
export const noteFailure = (
  error: unknown,
  refusal: Pick<ApiResult, 'status'> | null,
  { operation, ...ids }: { operation: string; requestId: string | undefined; userId?: string | undefined },
): void => {
  if (!refusal || isUnanswered(error)) log.failure(error, { operation, ...ids });
  if (!(error instanceof StoppedError) && (!refusal || refusal.status >= 500)) countFailedCall(operation);
};

/** The body of an internal failure: without details, except for missing configuration. */
export const failureBody = (error: unknown, { failure }: Pick<Operation, 'failure'>) => ({
  error: failure ?? 'Internal server error',
  ...(error instanceof MissingSettingError
    ? { message: `This environment is not set up completely. Missing: ${error.missing}.` }
    : {}),
});

/** Maps an error to the contract's body; an unknown error is a 500, logged by name and place only. */
export const errorMapper = ({ name, failure }: Pick<Operation, 'name' | 'failure'>): ApiMiddleware => ({
  onError: (request) => {
    const refusal = refusalAnswer(request.error, { failure });
    const { requestId, caller } = request.internal;
    noteFailure(request.error, refusal, { operation: name, requestId, userId: caller?.userId });
    request.response = refusal ?? { status: 500, body: failureBody(request.error, { failure }) };
  },
});
