import { mayCount, type Operation, takesKey } from '../../contract/operation.ts';
import type { WebOperation } from '../../contract/web/web-operation.ts';
import type { RateCounter } from '../../platform/table/rate-counter.ts';
import type { Instant } from '../../time/instant.ts';
import { checkIdempotencyKey } from '../idempotency.ts';
import type { IdempotencyStore } from '../idempotency-store.ts';
import { hasRateLimits, writeRate } from '../write-rate.ts';
import { type ApiMiddleware, headerOf } from './middleware.ts';

/** Sets the request's id and its moment; everything after takes `now` from here, the handler through its context. */
export const requestContext = (clock: () => Instant): ApiMiddleware => ({
  before: ({ event, context, internal }) => {
    internal.requestId = event.requestContext?.requestId ?? context.awsRequestId;
    internal.now = clock();
    Object.assign(context, { request: internal });
  },
});

/** Takes the `Idempotency-Key` of an admitted caller. Its record is read when the call begins. */
export const readIdempotencyKey = (store: () => IdempotencyStore, operation: Operation): ApiMiddleware => ({
  before: ({ event, internal }) => {
    const header = headerOf(event, 'idempotency-key');
    if (header === undefined || !takesKey(operation)) return;
    internal.keyed = { key: checkIdempotencyKey(header), store: store() };
  },
});

/** Counts an admitted caller's write when it starts: a call of an operation of which some input counts. */
export const countWrites = (counter: () => RateCounter, operation: Operation): ApiMiddleware => ({
  before: ({ internal: { caller, now }, internal }) => {
    if (caller && now && mayCount(operation) && hasRateLimits())
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
