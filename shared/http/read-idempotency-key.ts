import { parseApiKey } from '../access/api-key.ts';
import type { Operation } from '../contract/operation.ts';
import { checkIdempotencyKey, type IdempotencyStore } from './idempotency.ts';
import { type ApiMiddleware, headerOf } from './middleware.ts';
import { bearerKey } from './require-api-key.ts';

/**
 * Starts reading the answer recorded for an `Idempotency-Key`, beside the key check: the owner stands in the key.
 * Nothing of it is used before the key was found good.
 */
export const readIdempotencyKey = (store: () => IdempotencyStore, { method }: Operation): ApiMiddleware => ({
  before: ({ event, internal }) => {
    const key = headerOf(event, 'idempotency-key');
    const owner = parseApiKey(bearerKey(event) ?? '');
    if (method === 'GET' || key === undefined || !owner) return;
    const found = store().find(owner.userId, checkIdempotencyKey(key));
    found.catch(() => undefined); // awaited later; a refused key must not leave an unhandled rejection
    internal.keyed = { key, store: store(), found };
  },
});
