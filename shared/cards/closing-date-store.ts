import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../storage/keys.ts';
import { isOwnedElsewhere } from '../storage/owned-elsewhere.ts';
import { queryPrefix } from '../storage/query.ts';
import { stored } from '../storage/stored.ts';
import type { Table } from '../storage/table.ts';
import { type WriteItem, writeAll } from '../storage/transact.ts';
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

/** A stored closing date. */
export const parseClosingDate = (record: unknown): ClosingDate => schema.parse(record);

/** Closing dates of a user's cards, at most one per card. Writes say whether their condition held. */
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

  /** False when the card already has one. */
  insert: async (record: ClosingDate, alongside: readonly WriteItem[] = []): Promise<boolean> =>
    succeeded(await writeAll(table, [putNew(table, record)], alongside)),

  /** Sets the given fields and leaves the others as another call may just have set them. False when it has gone. */
  update: async (
    { userId, accountId }: ClosingDate,
    changes: ClosingDateChanges & { updatedAt: Instant },
    alongside: readonly WriteItem[] = [],
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
    return succeeded(await writeAll(table, [{ Update }], alongside));
  },

  /** False when it has gone meanwhile. */
  remove: async ({ userId, accountId }: ClosingDate, alongside: readonly WriteItem[] = []): Promise<boolean> => {
    const Delete = {
      TableName: table.name,
      Key: keys.closingDate(userId, accountId),
      ConditionExpression: 'attribute_exists(pk)',
    };
    return succeeded(await writeAll(table, [{ Delete }], alongside));
  },

  /** Whether another user has the closing date; see `isOwnedElsewhere`. */
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
