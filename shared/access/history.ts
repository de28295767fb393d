import type { AccessScope } from '../contract/access.ts';
import { keys } from '../platform/table/keys.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import { fingerprintOf } from './credential.ts';
import type { ApiKeyRecord, LastUse } from './key-record.ts';

/** How long an event is kept and shown: 90 days. */
export const RETENTION_SECONDS = 90 * 86_400;

export type KeyEvent = 'key.created' | 'key.rotated' | 'key.revoked' | 'key.ended';

/** Who made a change: a credential as logs name it, with a blank and its name at that time where it is known; or an operator. */
export type Actor = string;

/** The name is stored with the event: the credential may get another secret, or end, before somebody reads it. */
export const actorNamed = (fingerprint: string, name: string): Actor => `${fingerprint} ${name}`;

/** `name`: null for an event of an older release, or by what has none. */
export const readActor = (by: Actor): { fingerprint: string; name: string | null } => {
  const end = by.indexOf(' ');
  return end < 0 ? { fingerprint: by, name: null } : { fingerprint: by.slice(0, end), name: by.slice(end + 1) };
};

export const OPERATOR: Actor = 'operator';
/** A job. */
export const SYSTEM: Actor = 'system';

/**
 * An event in a user's history, kept for 90 days. What a later release stored in the affected record stays there, since it may be a secret:
 * a clone does not have it. @param id of the affected record
 */
export const eventItem = (
  userId: string,
  { event, at, by, id }: { event: string; at: Instant; by: Actor; id: string },
  about: Readonly<Record<string, unknown>>,
): Record<string, unknown> => ({
  ...keys.history(userId, at, event, id),
  ...structuredClone(about),
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
