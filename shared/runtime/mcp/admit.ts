import { accessStore } from '../../access/access-store.ts';
import { rateCounter } from '../../platform/table/rate-counter.ts';
import { openTable } from '../../platform/table/table.ts';
import type { Instant } from '../../time/instant.ts';
import { authenticate, type Caller, hasAccess, requireAccess, type Shown } from '../authenticate.ts';
import { type ApiEvent, headerOf } from '../http/middleware.ts';
import { bearerKey } from '../http/require-credential.ts';
import { checkIdempotencyKey } from '../idempotency.ts';
import { idempotencyStore } from '../idempotency-store.ts';
import type { IdempotentRequest } from '../run-endpoint.ts';
import { hasRateLimits, type WriteRate, writeRate } from '../write-rate.ts';
import { messagesOf, type Received } from './messages.ts';
import { isStateless } from './revision.ts';

export type Admitted = {
  caller: Caller;
  keyed?: IdempotentRequest | undefined;
  /** Counts the write tools that the request calls. */
  writes?: WriteRate | undefined;
  received: Received;
};

// The header wins: it is what a careful client sends. Since 2026-07-28 no address holds a key.
// No cookie counts here: assistants show keys.
const shownTo = (event: ApiEvent): Shown | null => {
  const text = bearerKey(event) ?? (isStateless(event) ? null : (event.queryStringParameters?.apiKey ?? null));
  return text === null ? null : { text, kind: 'key' };
};

const keyedOf = (event: ApiEvent): IdempotentRequest | undefined => {
  const header = headerOf(event, 'idempotency-key');
  return header === undefined ? undefined : { key: checkIdempotencyKey(header), store: idempotencyStore(openTable()) };
};

/**
 * Lets a request in as REST would: key, subscription, `Idempotency-Key`, body, in this order.
 * @param isOpen whether the request asks for nothing that needs a subscription
 * @throws RefusalError or RpcError
 */
export const admit = async (event: ApiEvent, now: Instant, isOpen: (event: ApiEvent) => boolean): Promise<Admitted> => {
  const table = openTable();
  const caller = await authenticate(shownTo(event), { access: accessStore(table), now });
  if (!(hasAccess(caller, now) || isOpen(event))) requireAccess(caller, now);
  const keyed = keyedOf(event);
  const received = messagesOf(event);
  const writes = hasRateLimits() ? writeRate(rateCounter(table), caller.userId, now) : undefined;
  return { caller, keyed, writes, received };
};
