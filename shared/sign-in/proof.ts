import type { SessionRecord } from '../access/session-record.ts';
import { addSeconds, type Instant } from '../time/instant.ts';

/** How long a proof lets a session do what is dangerous. */
const PROOF_SECONDS = 600;

/** When the session's proof ends; null when it has none, or had one. */
export const provedUntil = ({ provedAt }: Pick<SessionRecord, 'provedAt'>, now: Instant): Instant | null => {
  const end = provedAt && addSeconds(provedAt, PROOF_SECONDS);
  return end && now < end ? end : null;
};

/** By what a user proves who they are: whoever has a passkey shows it, since a code proves no more than a read mailbox. */
export const proofOf = (passkeys: number): 'passkey' | 'code' => (passkeys > 0 ? 'passkey' : 'code');
