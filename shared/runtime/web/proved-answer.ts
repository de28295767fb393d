import { provedUntil } from '../../access/session-record.ts';
import { provedSession, type SessionStore } from '../../access/session-store.ts';
import type { WriteItem } from '../../platform/table/transact.ts';
import type { Instant } from '../../time/instant.ts';
import { ENTRY_COOKIE, noCookie } from '../http/cookies.ts';
import { RefusalError } from '../http-errors.ts';
import type { SignedIn } from './define-web-endpoint.ts';
import { sessionCookie } from './session-cookies.ts';

const gone = () =>
  new RefusalError(410, { error: 'Code expired', message: 'The proof was used, or the session has ended.' });

/** Consumes the proof. `by`: the passkey; absent: it is a code. */
type Proof = { claims: readonly WriteItem[]; by?: string };

/** Puts the caller's session under a new secret, proved at `now`. */
export const provedAnswer = async (
  sessions: Pick<SessionStore, 'replace'>,
  { userId, session: { record: old } }: SignedIn,
  { claims, by }: Proof,
  now: Instant,
  refusal = gone,
) => {
  const opened = provedSession(userId, old, now, by);
  if ((await sessions.replace({ userId, now }, old, opened, { claims })) !== 'saved') throw refusal();
  return {
    body: { proved_until: provedUntil(opened.record, now) },
    cookies: [sessionCookie(opened, now), noCookie(ENTRY_COOKIE)],
  };
};
