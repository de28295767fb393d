import { type Operation, takesKey } from '../../contract/operation.ts';
import { checkIdempotencyKey } from '../idempotency.ts';
import type { IdempotencyStore } from '../idempotency-store.ts';
import { type ApiMiddleware, headerOf } from './middleware.ts';

/** Takes the `Idempotency-Key` of an admitted caller. Its record is read when the call begins. */
export const readIdempotencyKey = (store: () => IdempotencyStore, operation: Operation): ApiMiddleware => ({
  before: ({ event, internal }) => {
    const header = headerOf(event, 'idempotency-key');
    if (header === undefined || !takesKey(operation)) return;
    internal.keyed = { key: checkIdempotencyKey(header), store: store() };
  },
});
