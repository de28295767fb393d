import * as z from 'zod/mini';
import { isSameBytes } from '../platform/bytes.ts';
import { keys } from '../platform/table/keys.ts';
import { readStored, stored } from '../platform/table/stored.ts';
import { addDays } from '../time/calendar.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';

/** Maximum number of sessions per user; a further one replaces the oldest. */
export const MOST_SESSIONS = 10;
const LONGEST_SECONDS = 30 * 86_400;
const IDLE_DAYS = 7;

/** The method of authentication that opened a session. */
const SIGN_IN_METHODS = ['code', 'passkey'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

const schema = z.object({
  hash: stored.text,
  /** Names the session to its owner, and stays when the secret changes. */
  sessionId: stored.text,
  method: z.enum(SIGN_IN_METHODS),
  /** `Chrome, Android`. */
  device: stored.text,
  createdAt: stored.instant,
  validUntil: stored.instant,
  /** When the person last proved to be the owner by a passkey, or by a code where there is none; null: not in this session. */
  provedAt: stored.maybeInstant,
  /** The passkey that proved it; null: a code did, or it was proved in an older release. */
  provedBy: z._default(stored.maybeText, null),
  /** Whether its browser was known when it signed in; sessions of an older release count as known. */
  known: z._default(stored.flag, true),
  /** The sign-in that opened it canceled an erasure. */
  undidErasure: z._default(stored.flag, false),
  /** The first use of a day in America/Sao_Paulo. */
  lastUse: z._default(z.nullable(z.object({ date: stored.date, operation: stored.text, at: stored.instant })), null),
});

/** A session of the dashboard as stored in the table, without its secret. */
export type SessionRecord = z.output<typeof schema>;

export const readSession = (record: unknown): SessionRecord => readStored(schema, record, ['pk', 'sk', 'expiresAt']);

/** When a session that begins at `now` ends, however much it is used. */
export const endOfSession = (now: Instant): Instant => addSeconds(now, LONGEST_SECONDS);

/** The table's item. A session under a new secret keeps its last use: without it a session of more than seven days would end. */
export const sessionItem = (userId: string, { lastUse, ...session }: SessionRecord) => ({
  ...keys.session(userId, session.hash),
  ...session,
  ...(lastUse && { lastUse }),
  expiresAt: epochSeconds(session.validUntil),
});

/** Seen to the day, since a use is noted once a day. */
export const seenAt = ({ lastUse, createdAt }: SessionRecord): Instant => lastUse?.at ?? createdAt;

/** Whether it is valid: before its end, and at most seven days after the day of its last use. */
export const isOpenSession = (session: SessionRecord, now: Instant): boolean =>
  now < session.validUntil && dateInSaoPaulo(now) <= addDays(dateInSaoPaulo(seenAt(session)), IDLE_DAYS);

/** The session with this hash that is valid at `now`; compares every session in constant time. */
export const openSession = (sessions: readonly SessionRecord[], hash: string, now: Instant): SessionRecord | null => {
  const given = Buffer.from(hash, 'hex');
  const [found] = sessions.filter(
    (session) => isSameBytes(Buffer.from(session.hash, 'hex'), given) && isOpenSession(session, now),
  );
  return found ?? null;
};

/** Lifetime of a proof, during which a session may make dangerous changes. */
const PROOF_SECONDS = 600;

/** When the session's proof ends; null when it has none, or had one. */
export const provedUntil = ({ provedAt }: Pick<SessionRecord, 'provedAt'>, now: Instant): Instant | null => {
  const end = provedAt && addSeconds(provedAt, PROOF_SECONDS);
  return end && now < end ? end : null;
};

/** The method of proof: a passkey for users who have one, since a code proves only access to the mailbox. */
export const proofOf = (passkeys: number): 'passkey' | 'code' => (passkeys > 0 ? 'passkey' : 'code');
