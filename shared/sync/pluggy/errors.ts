/**
 * The aggregator refused a call, or did not answer in time. Holds what a caller decides on and nothing of the
 * answer's body: that can carry personal data.
 */
export class AggregatorError extends Error {
  override readonly name = 'AggregatorError';
  /** HTTP status; null when there was no answer within the deadline, or none that could be read. */
  readonly status: number | null;
  /** The aggregator's stable name of the refusal, such as CLIENT_IS_UPDATING_BEFORE_ALLOWED_FREQUENCY. */
  readonly code: string | null;
  /** When it asked to be left alone for so long. */
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

/** Whether the same call may succeed later: no answer, throttled, or the aggregator's own failure. */
export const isTransient = (error: unknown): boolean =>
  error instanceof AggregatorError && (error.status === null || error.status === 429 || error.status >= 500);

const TOO_SOON = 'CLIENT_IS_UPDATING_BEFORE_ALLOWED_FREQUENCY';

/** Whether an update was refused because the last one is too recent. */
export const isTooSoon = (error: unknown): boolean =>
  error instanceof AggregatorError && (error.code === TOO_SOON || error.status === 409);

/** The answer has not the form that is documented. */
export const unreadable = (call: string): AggregatorError => new AggregatorError(call, null, 'UNREADABLE_ANSWER');
