import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { readAccessRecords } from './access-records.ts';
import type { ApiKeyRecord } from './key-record.ts';
import { MOST_KEYS } from './key-rules.ts';

/** Reads the keys of a user that were not revoked; one may have ended. */
export const liveKeys =
  (table: Table) =>
  async (userId: string): Promise<ApiKeyRecord[]> =>
    readAccessRecords(await queryPrefix(table, keys.accessOf(userId))).keys;

const record = z.object({ apiKeys: z.optional(stored.integer), erasedAt: z.optional(stored.text) });

/** `uncounted`: the user's keys were made before they were counted. */
export type KeyRoom = 'erased' | 'uncounted' | 'full' | 'room';

/** The number of a user's active keys, a counter on the quota record. */
export const keyCount = (table: Table) => {
  const { client, name: TableName } = table;

  const update = (userId: string, condition: string, values: Record<string, number>): WriteItem => ({
    Update: {
      TableName,
      Key: keys.quota(userId),
      UpdateExpression: 'ADD apiKeys :change',
      ConditionExpression: condition,
      ExpressionAttributeValues: values,
    },
  });

  return {
    /** Fails where there is no room, for a user who is being erased, and where keys were never counted. */
    oneMore: (userId: string): WriteItem =>
      update(userId, 'apiKeys < :most AND attribute_not_exists(erasedAt)', { ':change': 1, ':most': MOST_KEYS }),

    /** Fails where keys were never counted. */
    oneLess: (userId: string): WriteItem => update(userId, 'apiKeys > :none', { ':change': -1, ':none': 0 }),

    /** Fails where there are not as many as were seen. */
    from: (userId: string, seen: number, left: number): WriteItem => ({
      Update: {
        TableName,
        Key: keys.quota(userId),
        UpdateExpression: 'SET apiKeys = :left',
        ConditionExpression: 'apiKeys = :seen AND attribute_not_exists(erasedAt)',
        ExpressionAttributeValues: { ':left': left, ':seen': seen },
      },
    }),

    /** Why `oneMore` failed: a failed condition gives no reason. */
    async room(userId: string): Promise<KeyRoom> {
      const { Item } = await client.send(new GetCommand({ TableName, Key: keys.quota(userId), ConsistentRead: true }));
      const { apiKeys, erasedAt } = record.parse(Item ?? {});
      if (erasedAt) return 'erased';
      if (apiKeys === undefined) return 'uncounted';
      return apiKeys >= MOST_KEYS ? 'full' : 'room';
    },

    /**
     * Counts the keys of a user whose keys never were. Until that is written none can come or go, so it is exact.
     * @returns false for a user who is being, or was, erased
     */
    async begin(userId: string): Promise<boolean> {
      const live = await liveKeys(table)(userId);
      const Update = {
        TableName,
        Key: keys.quota(userId),
        UpdateExpression: 'SET apiKeys = :count',
        ConditionExpression: 'attribute_not_exists(apiKeys) AND attribute_not_exists(erasedAt)',
        ExpressionAttributeValues: { ':count': live.length },
      };
      return !(await writeAll(table, [{ Update }, unlessErased(table, userId)])).includes(1);
    },
  };
};
