import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Instant } from '../../time/instant.ts';
import { allOf, collectFailures } from '../retry.ts';
import { DUE_SHARDS, type DueKind, keys, userIdOfKey } from './keys.ts';
import type { Table } from './table.ts';
import { tableDefinition } from './table-definition.ts';
import { updateItem } from './update.ts';

/** `dueAt` comes from the index, which follows writes with a short delay. */
export type DueRecord = { userId: string; pk: string; sk: string; dueAt: Instant };

const schema = z.object({ pk: z.string(), sk: z.string(), dueAt: z.string() });

/** Later than every due instant. */
export const EVER = '9999-12-31T23:59:59.999Z' as Instant;

export type DueRange = { kind: DueKind; shard: number; until: Instant; after?: DueRecord | undefined };

const startKey = ({ kind, shard, after }: DueRange) => {
  const { partitionKey, sortKey } = tableDefinition.indexes.due;
  return after && { pk: after.pk, sk: after.sk, [partitionKey]: keys.dueShard(kind, shard), [sortKey]: after.dueAt };
};

/** The earliest first; pages are read on demand. */
export async function* dueInShard({ client, name }: Table, range: DueRange): AsyncGenerator<DueRecord[]> {
  const { name: IndexName, partitionKey, sortKey } = tableDefinition.indexes.due;
  const pages = paginateQuery(
    { client },
    {
      TableName: name,
      IndexName,
      KeyConditionExpression: `${partitionKey} = :shard AND ${sortKey} <= :until`,
      ExpressionAttributeValues: { ':shard': keys.dueShard(range.kind, range.shard), ':until': range.until },
      ExclusiveStartKey: startKey(range),
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

/** At most `most`, after the record `after`, the earliest first. */
export const firstDue = async (table: Table, range: DueRange, most: number): Promise<DueRecord[]> => {
  const found: DueRecord[] = [];
  for await (const page of dueInShard(table, range)) {
    found.push(...page);
    if (found.length >= most) break;
  }
  return found.slice(0, most);
};

/** Something for each shard, such as a message. */
export const ofEachShard = <Of>(make: (shard: number) => Of): Of[] =>
  Array.from({ length: DUE_SHARDS }, (_, shard) => make(shard));

const SHARDS_AT_ONCE = 8;

/** What is due until then: of one shard, or of all. */
export type DueUntil = { until: Instant; shard?: number | undefined };

/**
 * Passes every due record to `take`, shards in parallel; a failed page or shard does not stop the others.
 * @throws at the end: the failure, or an AggregateError of several
 */
export const eachDue = async (
  table: Table,
  { kind, until, shard: only }: DueUntil & { kind: DueKind },
  take: (records: DueRecord[]) => Promise<void>,
): Promise<void> => {
  const shards = only === undefined ? ofEachShard((shard) => shard) : [only];
  const { part, end } = collectFailures();
  const walkShard = async (shard: number): Promise<void> => {
    for await (const page of dueInShard(table, { kind, shard, until })) if (page.length > 0) await part(take(page));
  };
  const walk = async (): Promise<void> => {
    for (let shard = shards.shift(); shard !== undefined; shard = shards.shift()) await part(walkShard(shard));
  };
  await Promise.all(Array.from({ length: SHARDS_AT_ONCE }, walk));
  end();
};

/** Moves a due record to `until`, so concurrent runs skip it; false when another run has moved it. */
export const postpone = async (
  table: Table,
  key: { pk: string; sk: string },
  { seen, until }: { seen: Instant; until: Instant },
): Promise<boolean> => {
  const change = { set: { dueAt: until }, condition: '#dueAt = :seen', values: { ':seen': seen } };
  return (await updateItem(table, key, change)) !== null;
};

/** Reads pages of the index, of which a user may have several records, and does the work of each user once. */
export const oncePerUser = (work: (userId: string) => Promise<void>) => {
  const taken = new Set<string>();
  return (records: readonly DueRecord[]): Promise<void> => {
    const fresh = [...new Set(records.map(({ userId }) => userId))].filter((userId) => !taken.has(userId));
    for (const userId of fresh) taken.add(userId);
    return allOf(...fresh.map((userId) => () => work(userId)));
  };
};
