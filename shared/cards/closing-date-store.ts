import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { readStored, stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { isOwnedElsewhere } from '../platform/table/write-owned.ts';
import type { Instant } from '../time/instant.ts';
import type { ClosingDate, ClosingDateChanges } from './closing-date.ts';

const schema = z.object({
  id: stored.text,
  userId: stored.text,
  accountId: stored.text,
  closingDay: z.int().check(z.gte(1), z.lte(31)),
  isActive: stored.flag,
  notes: stored.text,
  createdAt: stored.instant,
  updatedAt: stored.instant,
});

export const parseClosingDate = (record: unknown): ClosingDate => readStored(schema, record, ['pk', 'sk', 'idKey']);

/** At most one closing date per card. */
export const closingDateStore = (table: Table) => ({
  /** In account id order. */
  list: async (userId: string): Promise<ClosingDate[]> => {
    const records = await queryPrefix(table, keys.closingDatesOf(userId));
    return records.map(parseClosingDate);
  },

  find: async (userId: string, accountId: string): Promise<ClosingDate | null> => {
    const { client, name } = table;
    const { Item } = await client.send(
      new GetCommand({ TableName: name, Key: keys.closingDate(userId, accountId), ConsistentRead: true }),
    );
    return Item ? parseClosingDate(Item) : null;
  },

  /** `erased`: the user is being, or was, erased. */
  insert: async (
    record: ClosingDate,
    extraWrites: readonly WriteItem[] = [],
  ): Promise<'saved' | 'already there' | 'erased'> => {
    const failed = await writeAll(table, [putNew(table, record), unlessErased(table, record.userId)], extraWrites);
    if (failed.includes(1)) return 'erased';
    return succeeded(failed) ? 'saved' : 'already there';
  },

  /** Sets only the given fields, so a concurrent change of others survives. False when the record is gone. */
  update: async (
    { userId, accountId }: ClosingDate,
    changes: ClosingDateChanges & { updatedAt: Instant },
    extraWrites: readonly WriteItem[] = [],
  ): Promise<boolean> => {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    const Update = {
      TableName: table.name,
      Key: keys.closingDate(userId, accountId),
      UpdateExpression: `SET ${given.map(([field]) => `#${field} = :${field}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(given.map(([field]) => [`#${field}`, field])),
      ExpressionAttributeValues: Object.fromEntries(given.map(([field, value]) => [`:${field}`, value])),
      ConditionExpression: 'attribute_exists(pk)',
    };
    return succeeded(await writeAll(table, [{ Update }], extraWrites));
  },

  /** False when the record is gone. */
  remove: async ({ userId, accountId }: ClosingDate, extraWrites: readonly WriteItem[] = []): Promise<boolean> => {
    const Delete = {
      TableName: table.name,
      Key: keys.closingDate(userId, accountId),
      ConditionExpression: 'attribute_exists(pk)',
    };
    return succeeded(await writeAll(table, [{ Delete }], extraWrites));
  },

  /** For the transaction in which a card goes on under another id. */
  put: (record: ClosingDate): WriteItem => putNew(table, record),

  /** For the transaction that removes the card. */
  removal: ({ userId, accountId }: ClosingDate): WriteItem => ({
    Delete: { TableName: table.name, Key: keys.closingDate(userId, accountId) },
  }),

  isOwnedElsewhere: (userId: string, id: string): Promise<boolean> => isOwnedElsewhere(table, userId, 'CLOSING', id),
});

export type ClosingDateStore = ReturnType<typeof closingDateStore>;

const succeeded = (failedConditions: readonly number[]): boolean => failedConditions.length === 0;

const putNew = ({ name }: Table, record: ClosingDate): WriteItem => ({
  Put: {
    TableName: name,
    Item: {
      ...keys.closingDate(record.userId, record.accountId),
      idKey: keys.id('CLOSING', record.id),
      ...record,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});
