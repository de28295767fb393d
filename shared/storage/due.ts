import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Instant } from '../time/instant.ts';
import { DUE_SHARDS, type DueKind, keys, userIdOfKey } from './keys.ts';
import type { Table } from './table.ts';
import { tableDefinition } from './table-definition.ts';

/** Where a due record is and when it was due as the index knew it, a moment late at most. */
export type DueRecord = { userId: string; pk: string; sk: string; dueAt: Instant };

const schema = z.object({ pk: z.string(), sk: z.string(), dueAt: z.string() });

/** What of one shard is due at `until` or before, the earliest first; pages are read as they are asked for. */
export async function* dueInShard(
  { client, name }: Table,
  kind: DueKind,
  shard: number,
  until: Instant,
): AsyncGenerator<DueRecord[]> {
  const { name: IndexName, partitionKey, sortKey } = tableDefinition.indexes.due;
  const pages = paginateQuery(
    { client },
    {
      TableName: name,
      IndexName,
      KeyConditionExpression: `${partitionKey} = :shard AND ${sortKey} <= :until`,
      ExpressionAttributeValues: { ':shard': keys.dueShard(kind, shard), ':until': until },
    },
  );
  for await (const { Items = [] } of pages) {
    yield Items.flatMap((item) => {
      const { pk, sk, dueAt } = schema.parse(item);
      const userId = userIdOfKey(pk);
      return userId ? [{ userId, pk, sk, dueAt: dueAt as Instant }] : [];
    });
  }
}

export const SHARDS_AT_ONCE = 8;

/**
 * Hands every due record of the kind to `take`, page by page, several shards side by side.
 * A record that goes on being due while this runs may be handed over again.
 */
export const eachDue = async (
  table: Table,
  { kind, until }: { kind: DueKind; until: Instant },
  take: (records: DueRecord[]) => Promise<void>,
): Promise<void> => {
  const shards = Array.from({ length: DUE_SHARDS }, (_, shard) => shard);
  const walk = async (): Promise<void> => {
    for (let shard = shards.shift(); shard !== undefined; shard = shards.shift()) {
      for await (const page of dueInShard(table, kind, shard, until)) if (page.length > 0) await take(page);
    }
  };
  await Promise.all(Array.from({ length: SHARDS_AT_ONCE }, walk));
};
