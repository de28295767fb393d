import { accessStore } from '../../access/access-store.ts';
import { switchReader } from '../../access/switches.ts';
import { type OAuthScope, oauthPaths, USUAL_OAUTH_SCOPE } from '../../contract/oauth.ts';
import { serviceAddress } from '../../oauth/service-address.ts';
import { optionalSetting, variables } from '../../platform/environment.ts';
import { rateCounter } from '../../platform/table/rate-counter.ts';
import { openTable } from '../../platform/table/table.ts';
import type { Instant } from '../../time/instant.ts';
import { authenticate, type Caller, hasAccess, requireAccess, type Shown } from '../authenticate.ts';
import { type ApiEvent, headerOf } from '../http/middleware.ts';
import { bearerKey } from '../http/require-credential.ts';
import { RefusalError } from '../http-errors.ts';
import { checkIdempotencyKey } from '../idempotency.ts';
import { idempotencyStore } from '../idempotency-store.ts';
import type { IdempotentRequest } from '../run-endpoint.ts';
import { hasRateLimits, type WriteRate, writeRate } from '../write-rate.ts';
import { messagesOf, type Received, RpcError } from './rpc-messages.ts';

type Told = { scopes?: readonly OAuthScope[]; error?: { code: string; description: string } };

/** `WWW-Authenticate` with the address of the metadata (RFC 9728, 5.1); empty when the service has no address of its own. */
const challenge = ({ scopes = [USUAL_OAUTH_SCOPE], error }: Told): Record<string, string> => {
  const publicUrl = optionalSetting(variables.publicUrl);
  if (publicUrl === undefined) return {};
  const parts = [
    ...(error ? [`error="${error.code}"`, `error_description="${error.description}"`] : []),
    `scope="${scopes.join(' ')}"`,
    `resource_metadata="${publicUrl}${oauthPaths.resourceMetadata}"`,
  ];
  return { 'www-authenticate': `Bearer ${parts.join(', ')}` };
};

/** For an unauthenticated request. @param shown whether it contains a credential */
export const signInChallenge = (shown: boolean): Record<string, string> =>
  challenge(shown ? { error: { code: 'invalid_token', description: 'The token is unknown, ended or revoked' } } : {});

/** For a call beyond the granted scopes. @param scopes the granted ones and those that the call requires */
export const scopeChallenge = (scopes: readonly OAuthScope[]): Record<string, string> =>
  challenge({
    scopes,
    error: { code: 'insufficient_scope', description: 'The call needs a scope that was not given' },
  });

/** First revision of the protocol without a handshake; dates compare as text. */
const STATELESS_REVISION = '2026-07-28';

/** Whether the request's header names revision 2026-07-28 or later. A request that names it in the body only is refused. */
export const isStateless = (event: ApiEvent): boolean =>
  (headerOf(event, 'mcp-protocol-version') ?? '').trim() >= STATELESS_REVISION;

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

/** Whether the request needs no subscription, and whether it may change something. */
type Asked = Record<'isOpen' | 'mayChange', (event: ApiEvent) => boolean>;

/**
 * Admits a request by the checks of REST: key, subscription, `Idempotency-Key`, body, in this order.
 * @throws RefusalError or RpcError
 */
export const admit = async (event: ApiEvent, now: Instant, { isOpen, mayChange }: Asked): Promise<Admitted> => {
  const table = openTable();
  const isReadOnly = mayChange(event) ? switchReader(table).isReadOnly : null;
  const door = { access: accessStore(table), now, isReadOnly };
  const caller = await authenticate(shownTo(event), door).catch(withChallenge(event));
  // An assistant responds to a 401 with a new authorization, in an endless loop, so its calls are refused one by one.
  if (!(caller.token || hasAccess(caller, now) || isOpen(event))) requireAccess(caller, now);
  const keyed = keyedOf(event);
  const received = messagesOf(event);
  const writes = hasRateLimits() ? writeRate(rateCounter(table), caller.userId, now) : undefined;
  return { caller, keyed, writes, received };
};

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);

const isLoopback = (origin: string): boolean =>
  URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);

const listed = (text: string | undefined): (string | null)[] =>
  (text ?? '').split(',').map((url) => originOf(url.trim()));

/** A page of the service itself, of a configured origin, or of the caller's own machine, as inspectors are. */
const isAllowed = (origin: string): boolean => {
  if (isLoopback(origin)) return true;
  const publicUrl = optionalSetting(variables.publicUrl) ?? '';
  return [originOf(publicUrl), ...listed(optionalSetting(variables.allowedOrigins))].includes(originOf(origin));
};

/**
 * Prevents calls by pages of other sites with the browser's credentials: only browsers send `Origin`.
 * @throws RpcError 403 for a foreign one
 */
export const requireKnownOrigin = (event: ApiEvent): void => {
  const origin = headerOf(event, 'origin');
  if (origin === undefined || (originOf(origin) !== null && isAllowed(origin))) return;
  const message = 'Origin not allowed';
  throw new RpcError({
    status: 403,
    code: 'refused',
    message,
    data: { error: message, message: 'Pages of this origin may not call the service.' },
  });
};
