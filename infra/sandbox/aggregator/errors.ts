import type { VendorResponse } from '../http/serve.ts';

type Extra = { codeDescription?: string; data?: unknown; headers?: Record<string, string> };

/** A refusal in the aggregator's one error shape: `code` repeats the status, `codeDescription` is the stable name. */
export class AggregatorError extends Error {
  readonly status: number;
  readonly extra: Extra;

  constructor(status: number, message: string, extra: Extra = {}) {
    super(message);
    this.status = status;
    this.extra = extra;
  }
}

export const notFound = (what: string): AggregatorError =>
  new AggregatorError(404, `${what} not found`, { codeDescription: 'RESOURCE_NOT_FOUND' });

export const badRequest = (message: string): AggregatorError =>
  new AggregatorError(400, message, { codeDescription: 'BAD_REQUEST' });

export const tooSoon = (lastUpdatedAt: string | null): AggregatorError =>
  new AggregatorError(409, 'The item was updated too recently', {
    codeDescription: 'CLIENT_IS_UPDATING_BEFORE_ALLOWED_FREQUENCY',
    data: { minUpdateFrequencyAllowedInHours: 6, lastUpdatedAt },
  });

/** @param resetSeconds until the counter of the minute starts again */
export const tooManyRequests = (limit: number, resetSeconds: number): AggregatorError =>
  new AggregatorError(429, 'Too many requests. Please try again later (see Retry-After header in seconds)', {
    headers: { 'RateLimit-Limit': String(limit), 'RateLimit-Reset': String(resetSeconds), 'Retry-After': '60' },
  });

export const errorResponse = ({ status, message, extra }: AggregatorError): VendorResponse => {
  const { headers, ...rest } = extra;
  return { status, body: { code: status, message, ...rest }, ...(headers ? { headers } : {}) };
};
