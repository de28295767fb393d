import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { keys } from '../storage/keys.ts';
import { isOwnedElsewhere } from '../storage/owned-elsewhere.ts';
import { queryPrefix } from '../storage/query.ts';
import { isRecordId } from '../storage/record-id.ts';
import type { Table } from '../storage/table.ts';
import { type WriteItem, writeAll } from '../storage/transact.ts';
import type { SaveOutcome } from '../storage/write-owned.ts';
import { type QuotaCounter, quotaChange } from './quota.ts';

type Versioned = { userId: string; id: string; version: number };

/** What sets one kind of counted record apart from another. */
export type CountedKind<Item extends Versioned> = {
  counter: QuotaCounter;
  idKind: Parameters<typeof keys.id>[0];
  key(userId: string, id: string): { pk: string; sk: string };
  keysOf(userId: string): Parameters<typeof queryPrefix>[1];
  /** @throws when the table's item is not such a record */
  read(item: unknown): Item;
  /** The table's item, with keys and indexes. */
  itemOf(record: Item): Record<string, unknown>;
  /** 1 while the record counts toward the quota. */
  useOf(record: Item): 0 | 1;
};

/**
 * `limit`: how many active records the plan has; without it a record becomes active in any case (renewal).
 * `alongside` and `deliveries` are written in the same transaction.
 */
export type SaveOptions = { limit?: number; alongside?: readonly WriteItem[]; deliveries?: readonly WriteItem[] };

/** A user's records of a kind of which the plan bounds the active ones, each written together with its count. */
export const countedRecords = <Item extends Versioned>(table: Table, kind: CountedKind<Item>) => {
  const { client, name: TableName } = table;

  const write = async (
    record: WriteItem,
    quota: WriteItem[],
    { alongside, deliveries = [] }: SaveOptions,
  ): Promise<SaveOutcome> => {
    const failed = await writeAll(table, [record, ...quota, ...deliveries], alongside);
    if (failed.length === 0) return 'saved';
    if (failed.includes(0)) return 'stale';
    return quota.length > 0 && failed.includes(1) ? 'quota' : 'refused';
  };

  const quotaOf = ({ userId }: Item, change: number, limit?: number): WriteItem[] =>
    quotaChange({ table, userId, counter: kind.counter }, change, limit);

  const unchangedSince = ({ version }: Item) => ({
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': version },
  });

  return {
    async find(userId: string, id: string): Promise<Item | null> {
      if (!isRecordId(id)) return null;
      const get = new GetCommand({ TableName, Key: kind.key(userId, id), ConsistentRead: true });
      const { Item } = await client.send(get);
      return Item ? kind.read(Item) : null;
    },

    /** Every record of the user, in order of id, which is that of creation. */
    async list(userId: string): Promise<Item[]> {
      return (await queryPrefix(table, kind.keysOf(userId))).map(kind.read);
    },

    /** Whether another user has a record with this id; only for what `find` did not find. */
    async isOwnedElsewhere(userId: string, id: string): Promise<boolean> {
      return isRecordId(id) && isOwnedElsewhere(table, userId, kind.idKind, id);
    },

    /** Writes a new record and its count, or nothing. */
    create(record: Item, options: SaveOptions & { limit: number }): Promise<SaveOutcome> {
      const put = { Put: { TableName, Item: kind.itemOf(record), ConditionExpression: 'attribute_not_exists(pk)' } };
      return write(put, quotaOf(record, kind.useOf(record), options.limit), options);
    },

    /** Replaces `before`, as it was read, by `after`, with what that means for the count, or writes nothing. */
    replace(before: Item, after: Item, options: SaveOptions = {}): Promise<SaveOutcome> {
      const Item = kind.itemOf({ ...after, version: before.version + 1 });
      const quota = quotaOf(before, kind.useOf(after) - kind.useOf(before), options.limit);
      return write({ Put: { TableName, Item, ...unchangedSince(before) } }, quota, options);
    },

    /** Removes the record as it was read, and its count, or nothing. */
    remove(record: Item, options: SaveOptions = {}): Promise<SaveOutcome> {
      const Key = kind.key(record.userId, record.id);
      return write(
        { Delete: { TableName, Key, ...unchangedSince(record) } },
        quotaOf(record, -kind.useOf(record)),
        options,
      );
    },
  };
};
