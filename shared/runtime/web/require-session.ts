import type { AccessStore } from '../../access/access-store.ts';
import type { WebOperation } from '../../contract/web/web-operation.ts';
import type { Instant } from '../../time/instant.ts';
import { authenticate, type Caller, requireAccess } from '../authenticate.ts';
import { type ApiEvent, type ApiMiddleware, headerOf } from '../http/middleware.ts';
import { shownSession } from '../http/require-credential.ts';
import { RefusalError } from '../http-errors.ts';

/** 401 */
export const notSignedIn = () =>
  new RefusalError(401, { error: 'Not signed in', message: 'There is no session, or it has ended: sign in again.' });

/**
 * The owner of the session that the request shows; null without a valid one. A store that fails throws its own error.
 * @throws RefusalError 401 for any `Authorization`: none is good here, and the cookie does not stand in for it
 */
const callerOf = async (event: ApiEvent, access: Pick<AccessStore, 'read'>, now: Instant): Promise<Caller | null> => {
  if (headerOf(event, 'authorization') !== undefined) throw notSignedIn();
  const shown = shownSession(event);
  if (!shown) return null;
  return authenticate(shown, { access, now }).catch((error: unknown) => {
    if (error instanceof RefusalError) return null;
    throw error;
  });
};

/** Sets the caller; stops a request without the session (401), or the subscription (401), that the endpoint needs. */
export const requireSession = (
  access: () => Pick<AccessStore, 'read'>,
  { session, subscription }: Pick<WebOperation, 'session' | 'subscription'>,
): ApiMiddleware => ({
  before: async ({ event, internal }) => {
    const { now } = internal;
    if (session === 'none' || !now) return;
    const caller = await callerOf(event, access(), now);
    if (caller) internal.caller = caller;
    else if (session === 'required') throw notSignedIn();
    if (caller && subscription) requireAccess(caller, now);
  },
});
