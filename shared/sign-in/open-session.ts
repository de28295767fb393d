import type { Profile } from '../access/access-records.ts';
import { fingerprintOf, parseCredential } from '../access/credential.ts';
import type { ErasureRecord } from '../access/erasure-record.ts';
import { goodRecovery, recoveryWrites } from '../access/recovery-codes.ts';
import type { SessionRecord, SignInMethod } from '../access/session-record.ts';
import { newSession, type SessionStore, undoneBy } from '../access/session-store.ts';
import { type Measure, metrics } from '../contract/metrics.ts';
import type { AddressHashes } from '../notifications/address-hashes.ts';
import { emailClaim } from '../notifications/address-hashes.ts';
import type { SecurityNotice, SecurityNotices } from '../notifications/notices/security-notice.ts';
import { log } from '../platform/log.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import { heldChanges } from './held-changes.ts';
import { deviceName, knownBrowser, newBrowserProof } from './known-browser.ts';
import { presentMe } from './present-me.ts';

export type OpeningServices = {
  table: Table;
  sessions: Pick<SessionStore, 'seeToOpen' | 'open'>;
  notices: Pick<SecurityNotices, 'make'>;
  passkeys(userId: string): Promise<number>;
  addressHashes(): Promise<AddressHashes>;
  measure: Measure;
  /** Tells the payment provider. */
  tellErasure(userId: string, erasure: ErasureRecord): Promise<void>;
};

/** The browser that signs in. `session`: its present session, which ends. */
export type SigningIn = {
  userId: string;
  method: SignInMethod;
  /** Where a passkey alone opens the account. */
  recoveryCode?: string | undefined;
  /** The passkey, where it is one. */
  passkeyId?: string;
  userAgent: string;
  device: string | null;
  session: string | null;
};

/** Consumes the proof. Its condition fails if the proof was used before. */
export type Claims = readonly WriteItem[];

/** `needed`: a passkey alone opens the account, and no recovery code was given; `wrong`: one that is not good. */
export type RecoveryMissing = 'recovery needed' | 'recovery wrong';

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

type Undoing = { userId: string; profile: Profile; undone: ErasureRecord; device: string; now: Instant };

const canceledNotice = (
  notices: OpeningServices['notices'],
  { userId, profile, undone, device, now }: Undoing,
): SecurityNotice => {
  const notice = { kind: 'account', event: 'erasure-canceled', what: device, at: now } as const;
  return notices.make(userId, profile, { id: undone.erasureId, occurrence: 'canceled', notice });
};

/** The sign-in is done: the job tells the payment provider where this fails. */
const toldLater = (tell: () => Promise<void>): Promise<void> => tell().catch((error: unknown) => log.failure(error));

/**
 * Opens a session under a new secret, in one transaction with the consumption of its proof. For a user with a passkey a code is
 * not a proof: an attacker who reads the mailbox can sign in but cannot make dangerous changes.
 * @returns null if the proof was consumed already, or the user is gone
 */
export const startSession = (
  { table, sessions, notices, passkeys, addressHashes, measure, tellErasure }: OpeningServices,
  { userId, method, passkeyId, recoveryCode, userAgent, device: proof, session: shown }: SigningIn,
  claims: Claims,
  now: Instant,
): Promise<StartedSession | RecoveryMissing | null> =>
  untilWritten(async () => {
    const [seen, hashes, count, held] = await Promise.all([
      sessions.seeToOpen(userId),
      addressHashes(),
      passkeys(userId),
      heldChanges(table).list(userId),
    ]);
    const { profile, subscription, erased } = seen.access;
    if (!profile || erased) return null;
    const { recovery } = seen.access;
    const isRecovered = method === 'code' && recovery !== null;
    const hash = isRecovered && recoveryCode !== undefined ? goodRecovery(userId, recovery, recoveryCode) : null;
    if (isRecovered && hash === null) return recoveryCode === undefined ? 'recovery needed' : 'recovery wrong';
    // A recovery code with that of the mailbox are two proofs.
    const provedAt = method === 'passkey' || count === 0 || isRecovered ? now : null;
    const device = deviceName(userAgent);
    const undone = undoneBy(seen);
    const proved = { provedAt, provedBy: passkeyId ?? null, undidErasure: undone !== null };
    const [address] = emailClaim(profile.email, hashes);
    const isKnown = address !== undefined && knownBrowser(proof, address, hashes) !== null;
    const opened = newSession(userId, { method, device, known: isKnown, ...proved }, now);
    const { sessionId } = opened.record;
    const about = { kind: 'account', event: 'signed-in', what: device, at: now } as const;
    const made = [
      ...(isKnown ? [] : [notices.make(userId, profile, { id: sessionId, occurrence: 'opened', notice: about })]),
      ...(hash === null
        ? []
        : [
            notices.make(userId, profile, {
              id: sessionId,
              occurrence: 'recovered',
              notice: { ...about, event: 'recovery-used' },
            }),
          ]),
      ...(undone ? [canceledNotice(notices, { userId, profile, undone, device, now })] : []),
    ];
    const change = { userId, now, by: fingerprintOf({ kind: 'session', hash: opened.record.hash }) };
    const used = recovery !== null && hash !== null ? [recoveryWrites(table, userId).used(recovery, hash)] : [];
    const extras = {
      claims,
      notices: [...used, ...made.flatMap(({ writes }) => writes)],
      replaced: shownHash(userId, shown),
    };
    const outcome = await sessions.open(change, opened, seen, extras);
    if (outcome === 'refused') return null;
    if (outcome === 'stale') throw new StaleError();
    measure(metrics.signIns, 1);
    for (const notice of made) await notice.send();
    if (undone) await toldLater(() => tellErasure(userId, { ...undone, state: 'canceled', canceledAt: now }));
    const left = recovery && { ...recovery, hashes: recovery.hashes.filter((one) => one !== hash) };
    const me = presentMe({ userId, profile, subscription }, opened.record, count, now, { recovery: left, held });
    const browser = address === undefined ? null : isKnown ? proof : newBrowserProof(address, hashes);
    return { ...opened, browser, me };
  });
