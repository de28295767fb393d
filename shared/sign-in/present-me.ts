import type { Profile } from '../access/access-records.ts';
import type { RecoveryRecord } from '../access/recovery-codes.ts';
import { proofOf, provedUntil, type SessionRecord, seenAt } from '../access/session-record.ts';
import type { Subscription } from '../access/subscription.ts';
import { readSite, type Versions, versionsInForce } from '../contract/web/site.ts';
import { maskedEmail, maskedPhone } from '../notifications/recipient.ts';
import { optionalSetting, variables } from '../platform/environment.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { type HeldChange, presentHeld } from './held-changes.ts';

/** How long a session that canceled an erasure says so. */
const UNDONE_SECONDS = 86_400;

/** Whether it is paid for again: until somebody cancels it. */
const renews = (subscription: Subscription | null): boolean =>
  subscription !== null && subscription.status === 'active' && subscription.plan !== 'free';

/** The versions that a user has accepted, and those in force. */
export const presentTerms = (accepted: Versions | undefined) => ({
  accepted: accepted ? { terms: accepted.terms, privacy: accepted.privacy } : null,
  current: versionsInForce(readSite(optionalSetting(variables.site))),
});

type Person = { userId: string; profile: Profile; subscription: Subscription | null };

/** The signed-in user for the dashboard. @param passkeys number of the user's passkeys */
export const presentMe = (
  { userId, profile, subscription }: Person,
  session: Pick<SessionRecord, 'method' | 'provedAt' | 'undidErasure' | 'createdAt'>,
  passkeys: number,
  now: Instant,
  { recovery = null, held = [] }: { recovery?: RecoveryRecord | null; held?: readonly HeldChange[] } = {},
) => ({
  user_id: userId,
  name: profile.name,
  email: profile.email && maskedEmail(profile.email),
  phone: profile.phone && maskedPhone(profile.phone),
  plan: subscription?.plan ?? 'free',
  subscription: {
    status: subscription?.status ?? 'none',
    until: subscription?.currentPeriodEnd ?? null,
    renews: renews(subscription),
  },
  method: session.method,
  proved_until: provedUntil(session, now),
  passkeys,
  step_up: proofOf(passkeys),
  passkey_only: recovery !== null,
  recovery_codes_left: recovery?.hashes.length ?? 0,
  held: presentHeld(held),
  erasure_canceled: session.undidErasure && now < addSeconds(session.createdAt, UNDONE_SECONDS),
  contact: { email: profile.email, phone: profile.phone },
  terms: presentTerms(profile.terms),
});

/** A session as its owner sees it. @param currentId of the caller's session */
export const presentSession = (session: SessionRecord, currentId: string) => {
  const { sessionId, device, method, createdAt } = session;
  return {
    session_id: sessionId,
    device,
    method,
    created_at: createdAt,
    seen_at: seenAt(session),
    current: sessionId === currentId,
  };
};
