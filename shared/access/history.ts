import type { AccessScope } from '../contract/access.ts';
import { keys } from '../platform/table/keys.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import { fingerprintOf } from './credential.ts';
import type { ApiKeyRecord, LastUse } from './key-record.ts';

const KEPT_SECONDS = 90 * 86_400;

export type KeyEvent = 'key.created' | 'key.rotated' | 'key.revoked' | 'key.ended';

/** Who made a change: the name of a credential in logs, or an operator. */
export type Actor = string;
export const OPERATOR: Actor = 'operator';

/** One change of a user's credentials; it holds nothing that opens anything. */
export type HistoryEntry = {
  event: KeyEvent;
  at: Instant;
  by: Actor;
  keyId: string;
  /** As logs name it. */
  credential: string;
  label: string;
  scopes: readonly AccessScope[];
  createdAt: Instant;
  validUntil: Instant | null;
  lastUse: LastUse | null;
  successorId: string | null;
};

/** What the history keeps of a key, for 90 days. */
export const historyItem = (
  userId: string,
  { hash, ...key }: ApiKeyRecord,
  { event, at, by }: { event: KeyEvent; at: Instant; by: Actor },
): Record<string, unknown> => {
  const entry: HistoryEntry = { ...key, event, at, by, credential: fingerprintOf({ kind: 'key', hash }) };
  const expiresAt = epochSeconds(addSeconds(at, KEPT_SECONDS));
  return { ...keys.history(userId, at, event, key.keyId), ...entry, expiresAt };
};
