import type { SessionRecord } from '../access/session-record.ts';
import { addSeconds, type Instant } from '../time/instant.ts';

/** Lifetime of a proof, during which a session may make dangerous changes. */
const PROOF_SECONDS = 600;

/** When the session's proof ends; null when it has none, or had one. */
export const provedUntil = ({ provedAt }: Pick<SessionRecord, 'provedAt'>, now: Instant): Instant | null => {
  const end = provedAt && addSeconds(provedAt, PROOF_SECONDS);
  return end && now < end ? end : null;
};

/** The method of proof: a passkey for users who have one, since a code proves only access to the mailbox. */
export const proofOf = (passkeys: number): 'passkey' | 'code' => (passkeys > 0 ? 'passkey' : 'code');
