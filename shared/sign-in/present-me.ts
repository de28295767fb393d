import type { Profile } from '../access/access-records.ts';
import { type SessionRecord, seenAt } from '../access/session-record.ts';
import type { Subscription } from '../access/subscription.ts';
import { readSite, type Versions, versionsInForce } from '../contract/web/site.ts';
import { optionalSetting, variables } from '../platform/environment.ts';
import type { Instant } from '../time/instant.ts';
import { maskedEmail, maskedPhone } from './masked.ts';
import { proofOf, provedUntil } from './proof.ts';

/** The versions that a user has accepted, and those in force. */
export const presentTerms = (accepted: Versions | undefined) => ({
  accepted: accepted ? { terms: accepted.terms, privacy: accepted.privacy } : null,
  current: versionsInForce(readSite(optionalSetting(variables.site))),
});

type Person = { userId: string; profile: Profile; subscription: Subscription | null };

/** The signed-in user for the dashboard. @param passkeys number of the user's passkeys */
export const presentMe = (
  { userId, profile, subscription }: Person,
  session: Pick<SessionRecord, 'method' | 'provedAt'>,
  passkeys: number,
  now: Instant,
) => ({
  user_id: userId,
  name: profile.name,
  email: profile.email && maskedEmail(profile.email),
  phone: profile.phone && maskedPhone(profile.phone),
  plan: subscription?.plan ?? 'free',
  subscription: { status: subscription?.status ?? 'none', until: subscription?.currentPeriodEnd ?? null },
  method: session.method,
  proved_until: provedUntil(session, now),
  passkeys,
  step_up: proofOf(passkeys),
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
