import * as z from 'zod/mini';
import { ACCESS_SCOPES, type AccessScope, USUAL_SCOPES } from '../contract/access.ts';
import { isSameBytes } from '../platform/constant-time.ts';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import type { IsoDate } from '../time/calendar.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { keyIdOfHash } from './credential.ts';

const DAY_SECONDS = 86_400;

/** Days before its end when the owner of a key is reminded of it. */
export const NOTICE_DAYS = [7, 1] as const;

/** An event of a key's last days: a notice so many days before its end, or the end (0). */
export type EndMoment = { at: Instant; days: 0 | (typeof NOTICE_DAYS)[number] };

const momentsOf = (validUntil: Instant): EndMoment[] =>
  ([...NOTICE_DAYS, 0] as const).map((days) => ({ at: addSeconds(validUntil, -days * DAY_SECONDS), days }));

/** The first event after `after`; null once the key has ended. */
export const nextMoment = (validUntil: Instant, after: Instant): Instant | null =>
  momentsOf(validUntil).find(({ at }) => at > after)?.at ?? null;

/** The notice that is due at `now`: of several missed ones only the latest. Null before the first. */
export const dueMoment = (validUntil: Instant, now: Instant): EndMoment | null =>
  momentsOf(validUntil).findLast(({ at }) => at <= now) ?? null;

/** `days` after `now`. */
export const daysAfter = (now: Instant, days: number): Instant => addSeconds(now, days * DAY_SECONDS);

/** When a credential was last used, to the day in America/Sao_Paulo, and for which operation. */
export type LastUse = { date: IsoDate; operation: string };

/** An API key as stored in the table, without the key itself. */
export type ApiKeyRecord = {
  hash: string;
  /** Names the key; not its hash. */
  keyId: string;
  label: string;
  scopes: readonly AccessScope[];
  createdAt: Instant;
  /** Expiry; null: it does not expire. */
  validUntil: Instant | null;
  lastUse: LastUse | null;
  /** The key that replaced it, where one did. */
  successorId: string | null;
};

const usual: AccessScope[] = [...USUAL_SCOPES];

const schema = z.object({
  hash: stored.text,
  keyId: z.optional(stored.text),
  label: stored.text,
  scopes: z._default(z.array(z.enum(ACCESS_SCOPES)), usual),
  createdAt: stored.instant,
  validUntil: z._default(stored.maybeInstant, null),
  lastUse: z._default(z.nullable(z.object({ date: stored.date, operation: stored.text })), null),
  successorId: z._default(stored.maybeText, null),
});

/** A record from before keys had ids and scopes has an id that follows from its hash, and the usual scopes. */
export const readApiKey = (record: unknown): ApiKeyRecord => {
  const { keyId, ...key } = schema.parse(record);
  return { ...key, keyId: keyId ?? keyIdOfHash(key.hash) };
};

/** False for a key that was revoked when such records stayed in place. */
export const isLiveRecord = (record: Record<string, unknown>): boolean => record.status !== 'revoked';

const dueOf = (userId: string, validUntil: Instant | null, now: Instant) => {
  const dueAt = validUntil && nextMoment(validUntil, now);
  return dueAt ? { duePk: keys.due('KEY', userId), dueAt } : {};
};

/**
 * The table's item. It has no `status`, so functions of a version without scopes refuse it rather than let it do
 * everything. `lastUse` is written by its own permission alone.
 */
export const apiKeyItem = (userId: string, { lastUse: _, ...key }: ApiKeyRecord, now: Instant) => ({
  ...keys.apiKey(userId, key.hash),
  ...key,
  ...dueOf(userId, key.validUntil, now),
});

export const hasKeyEnded = ({ validUntil }: Pick<ApiKeyRecord, 'validUntil'>, now: Instant): boolean =>
  validUntil !== null && validUntil <= now;

/** The key with this hash that is valid at `now`; compares every key in constant time. */
export const activeKey = (keys: readonly ApiKeyRecord[], hash: string, now: Instant): ApiKeyRecord | null => {
  const given = Buffer.from(hash, 'hex');
  const [found] = keys.filter((key) => {
    const known = Buffer.from(key.hash, 'hex');
    return isSameBytes(known, given) && !hasKeyEnded(key, now);
  });
  return found ?? null;
};
