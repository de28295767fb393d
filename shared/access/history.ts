import type { AccessScope } from '../contract/access.ts';
import { keys } from '../platform/table/keys.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import { fingerprintOf } from './credential.ts';
import type { ApiKeyRecord, LastUse } from './key-record.ts';

/** How long an event is kept and shown: 90 days. */
export const RETENTION_SECONDS = 90 * 86_400;

export type KeyEvent = 'key.created' | 'key.rotated' | 'key.revoked' | 'key.ended';

/** Who made a change: the name of a credential in logs, or an operator. */
export type Actor = string;
export const OPERATOR: Actor = 'operator';

/** An event in a user's history, kept for 90 days. @param id of the affected record */
export const eventItem = (
  userId: string,
  { event, at, by, id }: { event: string; at: Instant; by: Actor; id: string },
  about: Readonly<Record<string, unknown>>,
): Record<string, unknown> => ({
  ...keys.history(userId, at, event, id),
  ...about,
  event,
  at,
  by,
  expiresAt: epochSeconds(addSeconds(at, RETENTION_SECONDS)),
});

/** One change of a user's keys, without secrets or hashes. */
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

/** The history's record of a key, kept for 90 days. */
export const historyItem = (
  userId: string,
  { hash, ...key }: ApiKeyRecord,
  { event, at, by }: { event: KeyEvent; at: Instant; by: Actor },
): Record<string, unknown> => {
  const about = { ...key, credential: fingerprintOf({ kind: 'key', hash }) };
  const entry: HistoryEntry = { ...about, event, at, by };
  return eventItem(userId, { event, at, by, id: key.keyId }, entry);
};
