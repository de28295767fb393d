import { type ApiKeyRecord, idleEnd, type NOTICE_DAYS } from '../access/key-record.ts';
import type { NewEvent } from '../events/event.ts';
import type { Notice } from '../notifications/notices/notice.ts';
import type { Instant } from '../time/instant.ts';

const PREFIX = 'ending';

/** Names the notice so many days before an end; another end of the same key has notices of its own. */
export const endingOccurrence = (days: (typeof NOTICE_DAYS)[number], validUntil: Instant): string =>
  `${PREFIX}-${days}-${validUntil}`;

/** Whether a delivery is about an end to come. */
export const isEnding = (occurrence: string): boolean => occurrence.startsWith(PREFIX);

/** Whether the key is still there and has an end. */
export const willEnd = (live: readonly ApiKeyRecord[], keyId: string): boolean =>
  live.some((key) => key.keyId === keyId && key.validUntil !== null);

/** The text about a key for its owner. @param validUntil if it differs from the key's own expiry */
export const endingNotice = (
  event: Extract<Notice, { kind: 'key' }>['event'],
  { label, scopes, validUntil }: ApiKeyRecord,
  at: Instant,
): Notice => ({ kind: 'key', event, label, scopes: [...scopes], at, validUntil });

/** The text about a key that nobody uses. */
export const idleNotice = (key: ApiKeyRecord): Notice => ({
  kind: 'account',
  event: 'key-idle',
  what: key.label,
  at: idleEnd(key),
});

/** The webhook event of a new key. */
export const keyCreated = ({ keyId, validUntil }: ApiKeyRecord): NewEvent => ({
  type: 'key.created',
  data: { keyId, validUntil },
});

/** @param reason `rotated`: at once, so its successor takes its place */
export const keyRevoked = ({ keyId }: ApiKeyRecord, reason: 'revoked' | 'rotated' | 'ended'): NewEvent => ({
  type: 'key.revoked',
  data: { keyId, reason },
});
