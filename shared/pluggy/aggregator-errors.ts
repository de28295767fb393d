/** A refused or unanswered call. Never holds the answer's body, which may contain personal data. */
export class AggregatorError extends Error {
  override readonly name = 'AggregatorError';
  /** HTTP status; null without a readable answer within the deadline. */
  readonly status: number | null;
  /** The aggregator's error code, such as CLIENT_IS_UPDATING_BEFORE_ALLOWED_FREQUENCY. */
  readonly code: string | null;
  readonly retryAfterSeconds: number | null;

  /** @param call method and route, without ids */
  constructor(
    call: string,
    status: number | null,
    code: string | null = null,
    retryAfterSeconds: number | null = null,
  ) {
    super(`Aggregator: ${call} answered ${status ?? 'nothing'}${code ? ` ${code}` : ''}`);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const hasStatus = (error: unknown, ...statuses: readonly number[]): boolean =>
  error instanceof AggregatorError && error.status !== null && statuses.includes(error.status);

/** No answer, throttled, or the aggregator's own failure. */
export const isTransient = (error: unknown): boolean =>
  error instanceof AggregatorError && (error.status === null || error.status === 429 || error.status >= 500);

const TOO_SOON = 'CLIENT_IS_UPDATING_BEFORE_ALLOWED_FREQUENCY';

export const isTooSoon = (error: unknown): boolean =>
  error instanceof AggregatorError && (error.code === TOO_SOON || error.status === 409);

export const unreadable = (call: string): AggregatorError => new AggregatorError(call, null, 'UNREADABLE_ANSWER');
