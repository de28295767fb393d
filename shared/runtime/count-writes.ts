import { isWrite, type Operation } from '../contract/operation.ts';
import type { RateCounter } from '../platform/table/rate-counter.ts';
import type { ApiMiddleware } from './http/middleware.ts';
import { hasRateLimits, writeRate } from './write-rate.ts';

/** Counts an admitted caller's write when it starts. */
export const countWrites = (counter: () => RateCounter, operation: Operation): ApiMiddleware => ({
  before: ({ internal: { caller, now }, internal }) => {
    if (caller && now && isWrite(operation) && hasRateLimits())
      internal.writes = writeRate(counter(), caller.userId, now);
  },
});
