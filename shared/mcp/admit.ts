import { accessStore } from '../access/access-store.ts';
import { numericSetting, variables } from '../environment.ts';
import { authenticate, type Caller, requireAccess } from '../http/authenticate.ts';
import { idempotencyStore } from '../http/idempotency.ts';
import { type ApiEvent, headerOf } from '../http/middleware.ts';
import { startKeyed } from '../http/read-idempotency-key.ts';
import { bearerKey } from '../http/require-api-key.ts';
import type { Keyed } from '../http/run-endpoint.ts';
import { keyBuckets, tooManyRequests } from '../http/throttle.ts';
import { openTable } from '../storage/table.ts';
import type { Instant } from '../time/instant.ts';
import { messagesOf } from './messages.ts';

export type Admitted = { caller: Caller; keyed?: Keyed | undefined; received: ReturnType<typeof messagesOf> };

// The header wins: it is what a careful client sends.
const keyOf = (event: ApiEvent): string | null => bearerKey(event) ?? event.queryStringParameters?.apiKey ?? null;

/** The rate of each key in this container; null where none is set. */
const bucketsOnce = () => {
  let buckets: ReturnType<typeof keyBuckets> | undefined;
  return () => {
    const rate = numericSetting(variables.throttlePerSecond, 0);
    if (rate === 0) return null;
    buckets ??= keyBuckets(rate);
    return buckets;
  };
};

/**
 * Lets a request in as REST would: key, subscription, body, rate, in this order. Each message of a batch is a call.
 * @throws RefusalError or RpcError
 */
export const admission = () => {
  const buckets = bucketsOnce();
  return async (event: ApiEvent, now: Instant): Promise<Admitted> => {
    const apiKey = keyOf(event);
    const header = headerOf(event, 'idempotency-key');
    const keyed = startKeyed(() => idempotencyStore(openTable()), { apiKey, header });
    const caller = await authenticate(apiKey, accessStore(openTable()));
    requireAccess(caller, now);
    const received = messagesOf(event);
    const waits = received.messages.map(() => buckets()?.(caller.keyHash, now) ?? 0);
    const wait = Math.max(0, ...waits);
    if (wait > 0) throw tooManyRequests(wait);
    return { caller, keyed, received };
  };
};
