import type { Operation } from '../contract/operation.ts';
import { log } from '../log.ts';
import { RefusalError } from './errors.ts';
import type { ApiMiddleware, ApiResult } from './middleware.ts';

// What the body parser throws, by its status.
const parserRefusals: Record<number, { status: number; body: object }> = {
  415: { status: 415, body: { error: 'Unsupported content type', message: 'Send the body as application/json.' } },
  422: { status: 400, body: { error: 'Invalid JSON body', message: 'The body is not valid JSON.' } },
};

const statusCodeOf = (error: unknown): number | null =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null;

/** The answer to anything that was thrown; null when it is a failure of ours. */
export const refusalAnswer = (error: unknown): ApiResult | null => {
  if (error instanceof RefusalError) {
    const headers = 'headers' in error ? (error.headers as Record<string, string>) : {};
    return { status: error.status, body: error.body, headers };
  }
  return parserRefusals[statusCodeOf(error) ?? 0] ?? null;
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
