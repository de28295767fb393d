import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { type QuotaCounter, quotaChange, readQuota } from '../access/quota.ts';
import { dueInShard } from '../storage/due.ts';
import { keys, limitIdOfKey } from '../storage/keys.ts';
import { isOwnedElsewhere } from '../storage/owned-elsewhere.ts';
import { queryPrefix } from '../storage/query.ts';
import { isRecordId } from '../storage/record-id.ts';
import type { Table } from '../storage/table.ts';
import { type WriteItem, writeAll } from '../storage/transact.ts';
import type { SaveOutcome } from '../storage/write-owned.ts';
import type { Instant } from '../time/instant.ts';
import { quotaUseOf, type SpendingLimit } from './limit.ts';
import { limitItem, readLimit } from './limit-record.ts';

/** `limit`: how many active limits the plan has. */
export type SaveOptions = { limit?: number; alongside?: readonly WriteItem[]; deliveries?: readonly WriteItem[] };

export type LimitId = { userId: string; id: string };

const counter: QuotaCounter = 'activeLimits';

/** The table's spending limits, each kept with its count in the quota and its place in the `due` index. */
export const limitStore = (table: Table) => {
  const { client, name: TableName } = table;
  const counting = (userId: string) => ({ table, userId, counter });

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

  return {
    async find(userId: string, id: string): Promise<SpendingLimit | null> {
      if (!isRecordId(id)) return null;
      const get = new GetCommand({ TableName, Key: keys.limit(userId, id), ConsistentRead: true });
      const { Item } = await client.send(get);
      return Item ? readLimit(Item) : null;
    },

    /** Every limit of the user, in order of id, which is that of creation. */
    async list(userId: string): Promise<SpendingLimit[]> {
      return (await queryPrefix(table, keys.limitsOf(userId))).map(readLimit);
    },

    /** Whether another user has a limit with this id; only for what `find` did not find. */
    async isOwnedElsewhere(userId: string, id: string): Promise<boolean> {
      return isRecordId(id) && isOwnedElsewhere(table, userId, 'LIMIT', id);
    },

    /** How many active limits the user has. */
    async activeCount(userId: string): Promise<number> {
      return (await readQuota(table, userId))[counter];
    },

    /** Writes a new limit and its count, or nothing. */
    create(limit: SpendingLimit, options: SaveOptions & { limit: number }): Promise<SaveOutcome> {
      const put = { Put: { TableName, Item: limitItem(limit), ConditionExpression: 'attribute_not_exists(pk)' } };
      return write(put, quotaChange(counting(limit.userId), quotaUseOf(limit), options.limit), options);
    },

    /** Replaces `before`, as it was read, by `after`, with what that means for the count, or writes nothing. */
    replace(before: SpendingLimit, after: SpendingLimit, options: SaveOptions = {}): Promise<SaveOutcome> {
      const put = {
        Put: {
          TableName,
          Item: limitItem({ ...after, version: before.version + 1 }),
          ConditionExpression: 'version = :version',
          ExpressionAttributeValues: { ':version': before.version },
        },
      };
      const change = quotaUseOf(after) - quotaUseOf(before);
      return write(put, quotaChange(counting(before.userId), change, options.limit), options);
    },

    /** At most `most` limits of a shard whose renewal is due at `until` or before, the earliest first. */
    async due(shard: number, until: Instant, most: number): Promise<LimitId[]> {
      const found: LimitId[] = [];
      for await (const page of dueInShard(table, 'LIMIT', shard, until)) {
        found.push(...page.map(({ userId, sk }) => ({ userId, id: limitIdOfKey(sk) })));
        if (found.length >= most) break;
      }
      return found.slice(0, most);
    },
  };
};

export type LimitStore = ReturnType<typeof limitStore>;
