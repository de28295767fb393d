import { isWrite, type Operation } from '../contract/operation.ts';
import type { WebOperation } from '../contract/web/web-operation.ts';
import type { RateCounter } from '../platform/table/rate-counter.ts';
import type { ApiMiddleware } from './http/middleware.ts';
import { RefusalError } from './http-errors.ts';
import { hasRateLimits, type WriteRate, writeRate } from './write-rate.ts';

/** Counts an admitted caller's write when it starts. */
export const countWrites = (counter: () => RateCounter, operation: Operation): ApiMiddleware => ({
  before: ({ internal: { caller, now }, internal }) => {
    if (caller && now && isWrite(operation) && hasRateLimits())
      internal.writes = writeRate(counter(), caller.userId, now);
  },
});

/** Whether it can change something: some reads of the dashboard are no `GET`, because what they read by is a secret. */
const isChange = ({ method, grants }: Pick<WebOperation, 'method' | 'grants'>): boolean =>
  method !== 'GET' && grants.table === 'write';

/** The same for an endpoint of the dashboard, which shares its user's count with the API. Without a session there is no user. */
export const countChanges = (counter: () => RateCounter, operation: WebOperation): ApiMiddleware => ({
  before: ({ internal: { caller, now }, internal }) => {
    if (caller && now && isChange(operation) && hasRateLimits())
      internal.writes = writeRate(counter(), caller.userId, now);
  },
});

/** Counts a change before its effect. @throws RefusalError 429 beyond the rate, if it can be refused */
export const countChange = async (
  writes: WriteRate | undefined,
  { neverRefused }: Pick<WebOperation, 'neverRefused'>,
): Promise<void> => {
  await writes?.count().catch((error: unknown) => {
    if (!neverRefused || !(error instanceof RefusalError)) throw error;
  });
};
