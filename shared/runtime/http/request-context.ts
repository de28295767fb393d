import { type Operation, takesKey } from '../../contract/operation.ts';
import type { Instant } from '../../time/instant.ts';
import { checkIdempotencyKey } from '../idempotency.ts';
import type { IdempotencyStore } from '../idempotency-store.ts';
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
