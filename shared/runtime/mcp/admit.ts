import { accessStore } from '../../access/access-store.ts';
import { serviceAddress } from '../../oauth/service-address.ts';
import { rateCounter } from '../../platform/table/rate-counter.ts';
import { openTable } from '../../platform/table/table.ts';
import type { Instant } from '../../time/instant.ts';
import { authenticate, type Caller, hasAccess, requireAccess, type Shown } from '../authenticate.ts';
import { RefusalError } from '../errors.ts';
import { type ApiEvent, headerOf } from '../http/middleware.ts';
import { bearerKey } from '../http/require-credential.ts';
import { checkIdempotencyKey } from '../idempotency.ts';
import { idempotencyStore } from '../idempotency-store.ts';
import type { IdempotentRequest } from '../run-endpoint.ts';
import { hasRateLimits, type WriteRate, writeRate } from '../write-rate.ts';
import { signInChallenge } from './challenge.ts';
import { messagesOf, type Received } from './messages.ts';
import { isStateless } from './revision.ts';

export type Admitted = {
  caller: Caller;
  keyed?: IdempotentRequest | undefined;
  /** Counts the write tools that the request calls. */
  writes?: WriteRate | undefined;
  received: Received;
};

const bearer = (text: string): Shown =>
  text.startsWith('sat-')
    ? { text, kind: 'token', resource: serviceAddress()?.resource ?? null }
    : { text, kind: 'key' };

// The header has precedence: careful clients use it. Since 2026-07-28 keys in the URL are refused; tokens in the URL always are.
// Cookies are ignored: assistants send keys and tokens.
const shownTo = (event: ApiEvent): Shown | null => {
  const text = bearerKey(event);
  if (text !== null) return bearer(text);
  const inAddress = isStateless(event) ? undefined : event.queryStringParameters?.apiKey;
  return inAddress === undefined ? null : { text: inAddress, kind: 'key' };
};

/** Whether the request contains a credential. */
export const showsSomething = (event: ApiEvent): boolean =>
  headerOf(event, 'authorization') !== undefined || event.queryStringParameters?.apiKey !== undefined;

const withChallenge = (event: ApiEvent) => (error: unknown) => {
  if (!(error instanceof RefusalError) || error.status !== 401) throw error;
  const { status, body, headers } = error;
  throw new RefusalError(
    status,
    { error: error.message, ...body },
    { ...headers, ...signInChallenge(showsSomething(event)) },
  );
};

const keyedOf = (event: ApiEvent): IdempotentRequest | undefined => {
  const header = headerOf(event, 'idempotency-key');
  return header === undefined ? undefined : { key: checkIdempotencyKey(header), store: idempotencyStore(openTable()) };
};

/**
 * Admits a request by the checks of REST: key, subscription, `Idempotency-Key`, body, in this order.
 * @param isOpen whether the request needs no subscription
 * @throws RefusalError or RpcError
 */
export const admit = async (event: ApiEvent, now: Instant, isOpen: (event: ApiEvent) => boolean): Promise<Admitted> => {
  const table = openTable();
  const caller = await authenticate(shownTo(event), { access: accessStore(table), now }).catch(withChallenge(event));
  // An assistant responds to a 401 with a new authorization, in an endless loop, so its calls are refused one by one.
  if (!(caller.token || hasAccess(caller, now) || isOpen(event))) requireAccess(caller, now);
  const keyed = keyedOf(event);
  const received = messagesOf(event);
  const writes = hasRateLimits() ? writeRate(rateCounter(table), caller.userId, now) : undefined;
  return { caller, keyed, writes, received };
};
