import { parseApiKey } from '../access/api-key.ts';
import type { Operation } from '../contract/operation.ts';
import { checkIdempotencyKey, type IdempotencyStore } from './idempotency.ts';
import { type ApiMiddleware, headerOf } from './middleware.ts';
import { bearerKey } from './require-api-key.ts';
import type { Keyed } from './run-endpoint.ts';

/**
 * Starts reading the answer recorded for an `Idempotency-Key`, beside the key check: the owner stands in the API key.
 * Nothing of it may be used before that key was found good.
 * @throws BadRequestError when the header is not 1 to 255 printable characters
 */
export const startKeyed = (
  store: () => IdempotencyStore,
  { apiKey, header }: { apiKey: string | null; header: string | undefined },
): Keyed | undefined => {
  const owner = parseApiKey(apiKey ?? '');
  if (header === undefined || !owner) return undefined;
  const key = checkIdempotencyKey(header);
  const found = store().find(owner.userId, key);
  found.catch(() => undefined); // awaited later; a refused key must not leave an unhandled rejection
  return { key, store: store(), found };
};

/** Reads the `Idempotency-Key` of a write. */
export const readIdempotencyKey = (store: () => IdempotencyStore, { method }: Operation): ApiMiddleware => ({
  before: ({ event, internal }) => {
    if (method === 'GET') return;
    const keyed = startKeyed(store, { apiKey: bearerKey(event), header: headerOf(event, 'idempotency-key') });
    if (keyed) internal.keyed = keyed;
  },
});
