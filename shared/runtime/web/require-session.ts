import type { AccessRecords, Profile } from '../../access/access-records.ts';
import type { WebOperation } from '../../contract/web/web-operation.ts';
import { authenticate, type Caller, type Door, requireAccess } from '../authenticate.ts';
import { isDeliberate, isSameOrigin } from '../http/cookies.ts';
import { type ApiEvent, type ApiMiddleware, headerOf } from '../http/middleware.ts';
import { type Gate, shownSession } from '../http/require-credential.ts';
import { notDeliberate, RefusalError, readOnly } from '../http-errors.ts';

type Admitting = Pick<WebOperation, 'session' | 'subscription' | 'method' | 'inReadOnly'>;

/** 401 */
export const notSignedIn = () =>
  new RefusalError(401, { error: 'Not signed in', message: 'There is no session, or it has ended: sign in again.' });

/**
 * The owner of the session that the request shows; null without a valid one. A store that fails throws its own error.
 * @throws RefusalError 401 for any `Authorization`: none is good here, and the cookie does not stand in for it
 */
const callerOf = async (event: ApiEvent, door: Door): Promise<Caller | null> => {
  if (headerOf(event, 'authorization') !== undefined) throw notSignedIn();
  const shown = shownSession(event);
  if (!shown) return null;
  return authenticate(shown, door).catch((error: unknown) => {
    if (error instanceof RefusalError) return null;
    throw error;
  });
};

/**
 * Sets the caller; stops a request without the session (401), or the subscription (401), that the endpoint needs, and a change
 * while the service is read-only (503). The switch is read in parallel with the session.
 */
export const requireSession = (
  open: () => Gate,
  { session, subscription, method, inReadOnly }: Admitting,
): ApiMiddleware => ({
  before: async ({ event, internal }) => {
    const { now } = internal;
    if (session === 'none' || !now) return;
    const { access, switches } = open();
    const isReadOnly = method === 'GET' || inReadOnly ? null : switches.isReadOnly;
    const caller = await callerOf(event, { access, now, isReadOnly });
    if (caller) internal.caller = caller;
    else if (session === 'required') throw notSignedIn();
    if (caller && subscription) requireAccess(caller, now);
    if (caller ? caller.isReadOnly : await isReadOnly?.()) throw readOnly();
  },
});

/** The profile as it is now. @throws RefusalError 401 for a user who is being erased since the request began */
export const presentProfile = ({ profile, erased }: Pick<AccessRecords, 'profile' | 'erased'>): Profile => {
  if (!profile || erased) throw notSignedIn();
  return profile;
};

const fromElsewhere = () =>
  new RefusalError(403, {
    error: 'Forbidden',
    message: 'Only pages of this service can ask this, by a fetch of their own.',
  });

/** Refuses requests that no page of this origin made (403) before it reads them, also for operations without a session. */
export const requireOwnPage = ({ method }: Pick<WebOperation, 'method'>): ApiMiddleware => ({
  before: ({ event }) => {
    if (!isSameOrigin(event)) throw fromElsewhere();
    if (method !== 'GET' && !isDeliberate(event)) throw notDeliberate();
  },
});
