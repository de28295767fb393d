import type { AccessStore } from '../../access/access-store.ts';
import type { SwitchReader } from '../../access/switches.ts';
import { needsSubscription } from '../../contract/access.ts';
import { mayBeStopped, type Operation } from '../../contract/operation.ts';
import { authenticate, requireAccess, type Shown } from '../authenticate.ts';
import { invalidApiKey } from '../http-errors.ts';
import { cookieOf, isDeliberate, isSameOrigin, SESSION_COOKIE } from './cookies.ts';
import { type ApiEvent, type ApiMiddleware, headerOf } from './middleware.ts';

/** The key of `Authorization: Bearer <key>`; null without one. */
export const bearerKey = (event: ApiEvent): string | null =>
  /^bearer +(\S+) *$/i.exec(headerOf(event, 'authorization') ?? '')?.[1] ?? null;

/** The session of a request that the browser marks as same-origin; null for any other request. */
export const shownSession = (event: ApiEvent): Shown | null => {
  const text = isSameOrigin(event) ? cookieOf(event, SESSION_COOKIE) : null;
  return text === null ? null : { text, kind: 'session', isDeliberate: isDeliberate(event) };
};

/** The key, or the cookie's session. An invalid `Authorization` is refused: the cookie is no fallback. */
const shownBy = (event: ApiEvent): Shown | null => {
  if (headerOf(event, 'authorization') === undefined) return shownSession(event);
  const text = bearerKey(event);
  return text === null ? null : { text, kind: 'key' };
};

/** What a credential is checked against. */
export type Gate = { access: Pick<AccessStore, 'read'>; switches: Pick<SwitchReader, 'isReadOnly'> };

/** Stops a caller without an active key or session (401); sets the caller. */
export const requireCredential = (open: () => Gate, operation: Operation): ApiMiddleware => ({
  before: async ({ event, internal }) => {
    const { now } = internal;
    if (!now) throw invalidApiKey();
    const { access, switches } = open();
    const isReadOnly = mayBeStopped(operation) ? switches.isReadOnly : null;
    internal.caller = await authenticate(shownBy(event), { access, now, isReadOnly }, operation);
  },
});

/**
 * Stops a caller whose subscription gives no access at the moment of the request, unless the operation needs none. Runs after
 * `requireCredential`.
 */
export const requireSubscription = ({ access }: Pick<Operation, 'access'>): ApiMiddleware => ({
  before: ({ internal }) => {
    const { caller, now } = internal;
    if (!caller || !now) throw invalidApiKey();
    if (needsSubscription(access)) requireAccess(caller, now);
  },
});
