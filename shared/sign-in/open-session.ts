import { fingerprintOf, parseCredential } from '../access/credential.ts';
import type { SessionRecord, SignInMethod } from '../access/session-record.ts';
import { newSession, type SessionStore } from '../access/session-store.ts';
import { type Measure, metrics } from '../contract/metrics.ts';
import type { AddressHashes } from '../notifications/address-hashes.ts';
import { emailClaim } from '../notifications/address-hashes.ts';
import type { SecurityNotices } from '../notifications/notices/security-notice.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import { deviceName } from './device-name.ts';
import { knownBrowser, newBrowserProof } from './known-browser.ts';
import { presentMe } from './present-me.ts';

export type OpeningServices = {
  sessions: Pick<SessionStore, 'seeToOpen' | 'open'>;
  notices: Pick<SecurityNotices, 'make'>;
  passkeys(userId: string): Promise<number>;
  addressHashes(): Promise<AddressHashes>;
  measure: Measure;
};

/** The browser that signs in. `session`: its present session, which ends. */
export type SigningIn = {
  userId: string;
  method: SignInMethod;
  /** The passkey, where it is one. */
  passkeyId?: string;
  userAgent: string;
  device: string | null;
  session: string | null;
};

/** Consumes the proof. Its condition fails if the proof was used before. */
export type Claims = readonly WriteItem[];

export type StartedSession = {
  /** The cookie's value. */
  secret: string;
  record: SessionRecord;
  /** Cookie of a known browser; null for a user without an address. */
  browser: string | null;
  me: ReturnType<typeof presentMe>;
};

const shownHash = (userId: string, shown: string | null): string | undefined => {
  const parsed = shown === null ? null : parseCredential(shown);
  return parsed?.kind === 'session' && parsed.userId === userId ? parsed.hash : undefined;
};

/**
 * Opens a session under a new secret, in one transaction with the consumption of its proof. For a user with a passkey a code is
 * not a proof: an attacker who reads the mailbox can sign in but cannot make dangerous changes.
 * @returns null if the proof was consumed already, or the user is gone
 */
export const startSession = (
  { sessions, notices, passkeys, addressHashes, measure }: OpeningServices,
  { userId, method, passkeyId, userAgent, device: proof, session: shown }: SigningIn,
  claims: Claims,
  now: Instant,
): Promise<StartedSession | null> =>
  untilWritten(async () => {
    const [seen, hashes, count] = await Promise.all([sessions.seeToOpen(userId), addressHashes(), passkeys(userId)]);
    const { profile, subscription, erased } = seen.access;
    if (!profile || erased) return null;
    const provedAt = method === 'passkey' || count === 0 ? now : null;
    const device = deviceName(userAgent);
    const opened = newSession(userId, { method, device, provedAt, provedBy: passkeyId ?? null }, now);
    const { sessionId, hash } = opened.record;
    const [address] = emailClaim(profile.email, hashes);
    const isKnown = address !== undefined && knownBrowser(proof, address, hashes) !== null;
    const about = { kind: 'account', event: 'signed-in', what: device, at: now } as const;
    const notice = isKnown
      ? null
      : notices.make(userId, profile, { id: sessionId, occurrence: 'opened', notice: about });
    const change = { userId, now, by: fingerprintOf({ kind: 'session', hash }) };
    const extras = { claims, notices: notice?.writes ?? [], replaced: shownHash(userId, shown) };
    const outcome = await sessions.open(change, opened, seen, extras);
    if (outcome === 'refused') return null;
    if (outcome === 'stale') throw new StaleError();
    measure(metrics.signIns, 1);
    await notice?.send();
    const me = presentMe({ userId, profile, subscription }, opened.record, count, now);
    const browser = address === undefined ? null : isKnown ? proof : newBrowserProof(address, hashes);
    return { ...opened, browser, me };
  });
