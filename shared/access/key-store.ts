import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import { type Actor, historyItem, type KeyEvent } from './history.ts';
import { keyCount, liveKeys } from './key-count.ts';
import { type ApiKeyRecord, apiKeyItem, hasKeyEnded, nextMoment } from './key-record.ts';

/**
 * `full`: no room for another key; `erased`: the user is being erased; `unmade`: the key that was to make it is gone;
 * `stale`: the record changed since its read. Only `saved` wrote anything.
 */
export type KeyOutcome = 'saved' | 'full' | 'erased' | 'unmade' | 'stale';

/** The key or session of the call. The write fails if it was revoked meanwhile. */
export type Maker = { kind: 'key' | 'session'; hash: string; key?: Descent };
/** Of a key: its id, and what it descends from. */
type Descent = Pick<ApiKeyRecord, 'keyId' | 'descent'>;

/** Owner of the key, and time and author of the change. */
export type KeyChange = { userId: string; now: Instant; by: Actor; maker?: Maker | undefined };

/** Writes of the same transaction: the recorded response, notices and their budget. */
export type KeyExtras = {
  extraWrites?: readonly WriteItem[] | undefined;
  notices?: readonly WriteItem[] | undefined;
};

type Parts = { own: readonly WriteItem[]; count: readonly WriteItem[]; maker: readonly WriteItem[] };

const ATTEMPTS = 5;

/** Condition for a transaction of what a credential makes: false once that has ended. */
export const unlessMakerEnded = ({ name: TableName }: Table, userId: string, { kind, hash }: Maker): WriteItem => {
  const keyOf = kind === 'key' ? keys.apiKey : keys.session;
  return { ConditionCheck: { TableName, Key: keyOf(userId, hash), ConditionExpression: 'attribute_exists(pk)' } };
};

/** API keys of users, each change with its count and its entry in the history. */
export const keyStore = (table: Table) => {
  const { name: TableName } = table;
  const count = keyCount(table);
  const exists = 'attribute_exists(pk)';

  const list = liveKeys(table);

  const put = ({ userId, now }: KeyChange, key: ApiKeyRecord): WriteItem => ({
    Put: { TableName, Item: apiKeyItem(userId, key, now), ConditionExpression: 'attribute_not_exists(pk)' },
  });
  const remove = ({ userId }: KeyChange, { hash }: ApiKeyRecord): WriteItem => ({
    Delete: { TableName, Key: keys.apiKey(userId, hash), ConditionExpression: exists },
  });
  const entry = ({ userId, now, by }: KeyChange, event: KeyEvent, key: ApiKeyRecord): WriteItem => ({
    Put: { TableName, Item: historyItem(userId, key, { event, at: now, by }) },
  });
  const stillThere = ({ userId, maker }: KeyChange, ...changed: ApiKeyRecord[]): WriteItem[] => {
    if (!maker || changed.some(({ hash }) => hash === maker.hash)) return [];
    return [unlessMakerEnded(table, userId, maker)];
  };

  /** Moves the end of a key that has a successor; never a second time. */
  const shorten = ({ userId, now }: KeyChange, key: ApiKeyRecord): WriteItem => {
    const { hash, validUntil, successorId } = key;
    const dueAt = nextMoment(key, now);
    return {
      Update: {
        TableName,
        Key: keys.apiKey(userId, hash),
        UpdateExpression: 'SET validUntil = :end, successorId = :successor, duePk = :duePk, dueAt = :dueAt',
        ConditionExpression: `${exists} AND (attribute_not_exists(successorId) OR attribute_type(successorId, :null))`,
        ExpressionAttributeValues: {
          ':end': validUntil,
          ':successor': successorId,
          ':duePk': keys.due('KEY', userId),
          ':dueAt': dueAt,
          ':null': 'NULL',
        },
      },
    };
  };

  const attempt = async ({ own, count: counting, maker }: Parts, { extraWrites, notices = [] }: KeyExtras) => {
    const failed = await writeAll(table, [...own, ...counting, ...maker, ...notices], extraWrites);
    const isAmong = (first: number, length: number) => failed.some((index) => index >= first && index < first + length);
    if (failed.length === 0) return 'saved';
    if (isAmong(own.length + counting.length, maker.length)) return 'unmade';
    return isAmong(own.length, counting.length) ? 'uncounted' : 'stale';
  };

  /** Writes with a change of the count; again once the user's keys are counted, and those that have ended are gone. */
  const write = async (change: KeyChange, parts: Parts, extras: KeyExtras): Promise<KeyOutcome> => {
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      const outcome = await attempt(parts, extras);
      if (outcome !== 'uncounted') return outcome;
      const room = await count.room(change.userId);
      if (room === 'erased' || (room === 'uncounted' && !(await count.begin(change.userId)))) return 'erased';
      if (room === 'full' && (await removeEnded(change)) === 0) return 'full';
    }
    throw new Error('The count of keys kept changing while it was written');
  };

  /** @returns by how much the number of active records falls. The job for expired keys runs every 15 minutes. */
  const removeEnded = async (change: KeyChange): Promise<number> => {
    const ended = (await list(change.userId)).filter((key) => hasKeyEnded(key, change.now));
    for (const key of ended) await end({ ...change, maker: undefined }, key, 'key.ended');
    return ended.length;
  };

  /** The end of a key, without the count. */
  const ended = (change: KeyChange, key: ApiKeyRecord, event: 'key.revoked' | 'key.ended'): WriteItem[] => [
    remove(change, key),
    entry(change, event, key),
  ];

  /** Revokes a key permanently, from the next request on, and moves its record to the history. */
  const end = (change: KeyChange, key: ApiKeyRecord, event: 'key.revoked' | 'key.ended', extras: KeyExtras = {}) =>
    write(
      change,
      {
        own: ended(change, key, event),
        count: [count.oneLess(change.userId)],
        maker: stillThere(change, key),
      },
      extras,
    );

  /**
   * Revokes several keys. Its condition fails when another one was made since `live` was read.
   * @param live all keys of the user
   */
  const endAll = async (
    change: KeyChange,
    { live, ending }: { live: readonly ApiKeyRecord[]; ending: readonly ApiKeyRecord[] },
    extras: KeyExtras = {},
  ): Promise<KeyOutcome> => {
    const own = ending.flatMap((key) => ended(change, key, 'key.revoked'));
    const fewer = count.from(change.userId, live.length, live.length - ending.length);
    const outcome = await attempt({ own, count: [fewer], maker: stillThere(change, ...ending) }, extras);
    if (outcome !== 'uncounted') return outcome;
    const room = await count.room(change.userId);
    const isErased = room === 'erased' || (room === 'uncounted' && !(await count.begin(change.userId)));
    return isErased ? 'erased' : 'stale';
  };

  return {
    list,
    end,
    endAll,
    ended,

    create: (change: KeyChange, key: ApiKeyRecord, extras: KeyExtras = {}): Promise<KeyOutcome> =>
      write(
        change,
        {
          own: [put(change, key), entry(change, 'key.created', key)],
          count: [count.oneMore(change.userId)],
          maker: stillThere(change),
        },
        extras,
      ),

    /** Moves the due time of an expiring key; false after a concurrent move or removal. */
    async postpone(
      { userId, key, seen, next }: { userId: string; key: ApiKeyRecord; seen: Instant; next: Instant },
      notices: readonly WriteItem[],
    ): Promise<boolean> {
      const Update = {
        TableName,
        Key: keys.apiKey(userId, key.hash),
        UpdateExpression: 'SET dueAt = :next',
        ConditionExpression: 'dueAt = :seen',
        ExpressionAttributeValues: { ':next': next, ':seen': seen },
      };
      return (await writeAll(table, [{ Update }, ...notices])).length === 0;
    },

    /** @param old with its new end and its successor; null as its end: it is taken away at once */
    rotate: (
      change: KeyChange,
      { old, successor, overlaps }: { old: ApiKeyRecord; successor: ApiKeyRecord; overlaps: boolean },
      extras: KeyExtras = {},
    ): Promise<KeyOutcome> =>
      write(
        change,
        {
          own: [
            overlaps ? shorten(change, old) : remove(change, old),
            entry(change, overlaps ? 'key.rotated' : 'key.revoked', old),
            put(change, successor),
            entry(change, 'key.created', successor),
          ],
          count: overlaps ? [count.oneMore(change.userId)] : [],
          maker: stillThere(change, old),
        },
        extras,
      ),
  };
};

export type KeyStore = ReturnType<typeof keyStore>;
