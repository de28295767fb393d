import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { ifConditionFailed } from '../platform/table/condition.ts';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { FREQUENCIES } from './frequency.ts';
import type { KnownStream } from './stream-ids.ts';

const record = z.object({
  streams: z.array(
    z.object({
      id: stored.text,
      direction: z.enum(['inflow', 'outflow']),
      frequency: z.enum(FREQUENCIES),
      currencyCode: stored.text,
      name: stored.text,
      accountId: stored.text,
      lastAmount: stored.centavos,
      lastDate: stored.date,
      rowIds: z.array(stored.text),
    }),
  ),
});

const read = async (table: Table, userId: string, consistent: boolean): Promise<KnownStream[]> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keys.recurring(userId), ConsistentRead: consistent }),
  );
  return Item ? record.parse(Item).streams : [];
};

/** What is known of each user's recurring streams: one record, which imports and unlinking alone write. */
export const streamRecordStore = (table: Table) => ({
  /** @param consistent for an import, which writes what it makes of it */
  known: (userId: string, consistent = false): Promise<KnownStream[]> => read(table, userId, consistent),

  /** Forgets the streams of accounts that are no longer connected; a user without a record gets none. */
  forget: async (userId: string, accountIds: ReadonlySet<string>): Promise<void> => {
    const known = await read(table, userId, true);
    const left = known.filter(({ accountId }) => !accountIds.has(accountId));
    if (left.length === known.length) return;
    await table.client
      .send(
        new PutCommand({
          TableName: table.name,
          Item: { ...keys.recurring(userId), streams: left },
          ConditionExpression: 'attribute_exists(pk)',
        }),
      )
      .then(() => undefined, ifConditionFailed(undefined));
  },

  /** Part of the transaction that an import writes. */
  put: (userId: string, streams: readonly KnownStream[]): WriteItem => ({
    Put: { TableName: table.name, Item: { ...keys.recurring(userId), streams } },
  }),
});

export type StreamRecordStore = ReturnType<typeof streamRecordStore>;
