import * as z from 'zod/mini';
import { ACCESS_SCOPES, type AccessScope, USUAL_SCOPES } from '../contract/access.ts';
import { isSameBytes } from '../platform/bytes.ts';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { instantInSaoPaulo, timeOfDay } from '../time/sao-paulo.ts';
import { keyIdOfHash } from './credential.ts';

const DAY_SECONDS = 86_400;

/** Days before its end when the owner of a key is reminded of it. */
export const NOTICE_DAYS = [7, 1] as const;

/** Days without a call after which a key ends. */
const IDLE_DAYS = 180;
const MIDNIGHT = timeOfDay(0, 0);
const IDLE_NOTICE_DAYS = [7] as const;

/** What happens to a key: a notice so many days before its end, or the end (0); `isIdle`: because nobody uses it. */
export type EndMoment = { at: Instant; days: 0 | (typeof NOTICE_DAYS)[number]; isIdle: boolean };
type Lives = Pick<ApiKeyRecord, 'createdAt' | 'validUntil' | 'lastUse'>;

/** `days` after `now`. */
export const daysAfter = (now: Instant, days: number): Instant => addSeconds(now, days * DAY_SECONDS);

/** When a key ends that nobody uses any more: 180 days after the day of its last call, or after it was made. */
export const idleEnd = ({ createdAt, lastUse }: Lives): Instant =>
  daysAfter(lastUse ? instantInSaoPaulo(addDays(lastUse.date, 1), MIDNIGHT) : createdAt, IDLE_DAYS);

const momentsBefore = (end: Instant, notices: readonly EndMoment['days'][], isIdle: boolean): EndMoment[] =>
  [...notices, 0 as const].map((days) => ({ at: daysAfter(end, -days), days, isIdle }));

/** In order of time, up to the end. */
const momentsOf = (key: Lives): EndMoment[] => {
  const idle = idleEnd(key);
  const { validUntil } = key;
  const end = validUntil !== null && validUntil <= idle ? validUntil : idle;
  const planned = validUntil ? momentsBefore(validUntil, NOTICE_DAYS, false) : [];
  return [...planned, ...momentsBefore(idle, IDLE_NOTICE_DAYS, true)]
    .filter(({ at }) => at <= end)
    .sort((a, b) => (a.at < b.at ? -1 : 1));
};

/** The first event after `after`; null once the key has ended. */
export const nextMoment = (key: Lives, after: Instant): Instant | null =>
  momentsOf(key).find(({ at }) => at > after)?.at ?? null;

/** What is due at `now`: of several missed ones only the latest. Null before the first one from `since` on. */
export const dueMoment = (key: Lives, since: Instant, now: Instant): EndMoment | null =>
  momentsOf(key).findLast(({ at }) => since <= at && at <= now) ?? null;

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
  /** The key that made it; of a successor, what the former one had, unless another key made the successor. Null: none did. */
  madeBy: string | null;
  /** Keys that it descends from and that may be there: makers and predecessors, theirs too. */
  descent: readonly string[];
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
  madeBy: z._default(stored.maybeText, null),
  descent: z._default(z.array(stored.text), []),
});

/** A record from before keys had ids and scopes has an id that follows from its hash, and the usual scopes. */
export const readApiKey = (record: unknown): ApiKeyRecord => {
  const { keyId, ...key } = schema.parse(record);
  return { ...key, keyId: keyId ?? keyIdOfHash(key.hash) };
};

/** False for a key that was revoked when such records stayed in place. */
export const isLiveRecord = (record: Record<string, unknown>): boolean => record.status !== 'revoked';

const dueOf = (userId: string, key: Lives, now: Instant) => {
  const dueAt = nextMoment(key, now);
  return dueAt ? { duePk: keys.due('KEY', userId), dueAt } : {};
};

/**
 * The table's item. It has no `status`, so functions of a version without scopes refuse it rather than let it do
 * everything. `lastUse` is written by its own permission alone.
 */
export const apiKeyItem = (userId: string, record: ApiKeyRecord, now: Instant) => {
  const { lastUse: _, ...key } = record;
  return { ...keys.apiKey(userId, key.hash), ...key, ...dueOf(userId, record, now) };
};

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
