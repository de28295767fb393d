import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { StaleError, untilWritten } from '../../platform/retry.ts';
import type { keys } from '../../platform/table/keys.ts';
import { isRecordId } from '../../platform/table/keys.ts';
import { queryBetween, queryPrefix } from '../../platform/table/query-pages.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWriteAll, type WriteItem } from '../../platform/table/transact.ts';
import type { SaveOutcome } from '../../platform/table/write-owned.ts';
import { isOwnedElsewhere } from '../../platform/table/write-owned.ts';
import { countRecords, roomFor } from '../record-totals.ts';
import { type CountedKindName, type QuotaChange, quotaChange } from './quota.ts';

type Versioned = { userId: string; id: string; version: number };
type Key = { pk: string; sk: string };

/** Configuration of a kind of counted records. */
export type CountedKind<Item extends Versioned> = {
  counted: CountedKindName;
  idKind: Parameters<typeof keys.id>[0];
  activeKey(userId: string, id: string): Key;
  inactiveKey(userId: string, id: string): Key;
  keysOf(userId: string): Parameters<typeof queryPrefix>[1];
  activeKeysOf(userId: string): Parameters<typeof queryBetween>[1];
  /** @throws when the table's item is not such a record */
  read(item: unknown): Item;
  /** The table's item, with the key of its place and indexes. */
  itemOf(record: Item): Record<string, unknown>;
  /** 1 while the record is active and counts toward the quota. */
  quotaUnits(record: Item): 0 | 1;
  /** Whether the record has the active key: the active ones, and those that are read together with them. */
  isAmongActive(record: Item): boolean;
};

/**
 * `limit`: how many active records the plan has; without it a record becomes active in any case (renewal).
 * `alongside`, `deliveries` and `budgets` are written in the same transaction; where a budget was written since it was read,
 * the outcome is `stale`.
 */
export type SaveOptions = {
  limit?: number;
  extraWrites?: readonly WriteItem[];
  deliveries?: readonly WriteItem[];
  budgets?: readonly WriteItem[];
};

/** `counts`: the user's counts as a refused change of them found them. */
type Written = { outcome: SaveOutcome; counts?: unknown };

/** `full`: the user has the maximum number of records; `erased`: the user is being, or was, erased. */
export type CreateOutcome = SaveOutcome | 'full' | 'erased';

const byId = (one: Versioned, other: Versioned): number => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
const isSame = (one: Key, other: Key): boolean => one.pk === other.pk && one.sk === other.sk;

/** A user's records of a kind of which the plan bounds the active ones, each written together with its count. */
export const quotaRepository = <Item extends Versioned>(table: Table, kind: CountedKind<Item>) => {
  const { client, name: TableName } = table;

  const write = async (
    records: readonly WriteItem[],
    quota: readonly WriteItem[],
    { extraWrites, deliveries = [], budgets = [] }: SaveOptions,
  ): Promise<Written> => {
    const own = [...records, ...quota, ...deliveries];
    const failed = await tryWriteAll(table, [...own, ...budgets], extraWrites);
    if (failed.length === 0) return { outcome: 'saved' };
    if (failed.some(({ index }) => index < records.length)) return { outcome: 'stale' };
    const refusedCount = quota.length > 0 ? failed.find(({ index }) => index === records.length) : undefined;
    if (refusedCount) return { outcome: 'quota', counts: refusedCount.found };
    return { outcome: failed.some(({ index }) => index < own.length) ? 'refused' : 'stale' };
  };

  const quotaOf = ({ userId }: Item, change: QuotaChange): WriteItem[] =>
    quotaChange({ table, userId, kind: kind.counted }, change);

  const unchangedSince = ({ version }: Item) => ({
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': version },
  });

  /** Where the record may be, the likely place first: inactive ones of an earlier layout are among the active ones. */
  const placesOf = (record: Item): Key[] => {
    const [active, inactive] = [kind.activeKey(record.userId, record.id), kind.inactiveKey(record.userId, record.id)];
    if (kind.quotaUnits(record)) return [active];
    return kind.isAmongActive(record) ? [active, inactive] : [inactive, active];
  };

  const atEachPlace = async (record: Item, attempt: (place: Key) => Promise<Written>): Promise<Written> => {
    for (const place of placesOf(record)) {
      const written = await attempt(place);
      if (written.outcome !== 'stale') return written;
    }
    return { outcome: 'stale' };
  };

  const replacement = (place: Key, before: Item, after: Item): WriteItem[] => {
    const target = kind.isAmongActive(after) ? kind.activeKey : kind.inactiveKey;
    const Item = kind.itemOf({ ...after, version: before.version + 1 });
    if (isSame(place, target(after.userId, after.id))) return [{ Put: { TableName, Item, ...unchangedSince(before) } }];
    return [
      { Delete: { TableName, Key: place, ...unchangedSince(before) } },
      { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } },
    ];
  };

  /** Writes with a change of both counts; again once the user's records are counted, where that was not done before. */
  const counting = async (
    record: Item,
    change: QuotaChange,
    attempt: (quota: WriteItem[]) => Promise<Written>,
  ): Promise<CreateOutcome> => {
    const tryOnce = async (): Promise<CreateOutcome> => {
      const { outcome, counts } = await attempt(quotaOf(record, change));
      if (outcome !== 'quota') return outcome;
      const room = roomFor(counts, kind.counted, change);
      if (room === 'uncounted' && !(await countRecords(table, record.userId))) return 'erased';
      if (room === 'uncounted' || room === 'room') throw new StaleError('The count of records changed');
      return room;
    };
    return untilWritten(tryOnce);
  };

  const get = async (Key: Key): Promise<Item[]> => {
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Item ? [kind.read(Item)] : [];
  };

  return {
    async find(userId: string, id: string): Promise<Item | null> {
      if (!isRecordId(id)) return null;
      const found = await Promise.all([kind.activeKey(userId, id), kind.inactiveKey(userId, id)].map(get));
      return found.flat()[0] ?? null;
    },

    /** Every record of the user, in order of id, which is that of creation. */
    async list(userId: string): Promise<Item[]> {
      return (await queryPrefix(table, kind.keysOf(userId))).map(kind.read).sort(byId);
    },

    /** The active records of the user, in order of id. Of the others only those with the active key are read. */
    async listActive(userId: string): Promise<Item[]> {
      return (await queryBetween(table, kind.activeKeysOf(userId))).map(kind.read).filter(kind.quotaUnits);
    },

    /** The active records and those that have their key, in order of id: as many read units as `listActive`. */
    async listAmongActive(userId: string): Promise<Item[]> {
      return (await queryBetween(table, kind.activeKeysOf(userId))).map(kind.read).filter(kind.isAmongActive);
    },

    /**
     * Whether the user has no such record, checked in one transaction. `find` sends two independent reads, which can both miss a
     * record that moves between its two places meanwhile.
     */
    async isAbsent(userId: string, id: string): Promise<boolean> {
      if (!isRecordId(id)) return true;
      const places = [kind.activeKey(userId, id), kind.inactiveKey(userId, id)];
      const ConditionExpression = 'attribute_not_exists(pk)';
      const checks = places.map((Key) => ({ ConditionCheck: { TableName, Key, ConditionExpression } }));
      return (await tryWriteAll(table, checks)).length === 0;
    },

    /** Whether another user has a record with this id; only for ids that `find` did not find. */
    async isOwnedElsewhere(userId: string, id: string): Promise<boolean> {
      return isRecordId(id) && isOwnedElsewhere(table, userId, kind.idKind, id);
    },

    /** Writes a new record and its count, or nothing. */
    create(record: Item, options: SaveOptions & { limit: number }): Promise<CreateOutcome> {
      const Put = { TableName, Item: kind.itemOf(record), ConditionExpression: 'attribute_not_exists(pk)' };
      const change = { active: kind.quotaUnits(record), total: 1, limit: options.limit };
      return counting(record, change, (quota) => write([{ Put }], quota, options));
    },

    /** Replaces `before` by `after` and updates the count, on condition that `before` is unchanged since its read. */
    async replace(before: Item, after: Item, options: SaveOptions = {}): Promise<SaveOutcome> {
      const active = kind.quotaUnits(after) - kind.quotaUnits(before);
      const quota = quotaOf(before, { active, total: 0, limit: options.limit });
      const written = await atEachPlace(before, (place) => write(replacement(place, before, after), quota, options));
      return written.outcome;
    },

    /** Removes the record as it was read, and its count, or nothing. */
    async remove(record: Item, options: SaveOptions = {}): Promise<SaveOutcome> {
      const deletion = (Key: Key) => ({ Delete: { TableName, Key, ...unchangedSince(record) } });
      const outcome = await counting(record, { active: -kind.quotaUnits(record), total: -1 }, (quota) =>
        atEachPlace(record, (place) => write([deletion(place)], quota, options)),
      );
      // During an erasure there is nothing to remove: the erasure removes the records.
      return outcome === 'full' || outcome === 'erased' ? 'stale' : outcome;
    },
  };
};
