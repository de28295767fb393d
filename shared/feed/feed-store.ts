import { inflateRawSync } from 'node:zlib';
import { DeleteCommand, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { RowChanges } from '../ledger/store/fenced-writes.ts';
import { ifConditionFailed, writeOne } from '../platform/table/condition.ts';
import { type DueRecord, type DueUntil, eachDue } from '../platform/table/due.ts';
import { keys, sequenceOfKey } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { addSeconds, type Instant, systemClock } from '../time/instant.ts';
import { RETENTION_SECONDS, type Sequence } from './sequence.ts';

/** `isOfHoldings`: investments or loans of the connection have changed. */
export type FeedEntry = { sequence: Sequence; changes: RowChanges[]; isOfHoldings: boolean };

const entryRecord = z.object({
  sk: stored.text,
  packed: z.instanceof(Uint8Array),
  isOfHoldings: z._default(stored.flag, false),
});
const floorRecord = z.object({ storedSince: stored.instant });

// Not validated: only `feed-writes.ts` writes it.
const parseEntry = (record: unknown): FeedEntry => {
  const { sk, packed, isOfHoldings } = entryRecord.parse(record);
  return { sequence: sequenceOfKey(sk), changes: JSON.parse(inflateRawSync(packed).toString()), isOfHoldings };
};

/** Entries of one Query; a backlog that is longer takes several. */
const MOST_ENTRIES = 200;

export const feedStore = ({ client, name: TableName }: Table) => ({
  /** In order, strongly consistent. `isWhole`: there are no further ones. */
  after: async (
    userId: string,
    itemId: string,
    sequence: Sequence,
  ): Promise<{ entries: FeedEntry[]; isWhole: boolean }> => {
    const query = new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: keys.feedAfter(userId, itemId, sequence),
      ConsistentRead: true,
      Limit: MOST_ENTRIES,
    });
    const { Items = [], LastEvaluatedKey } = await client.send(query);
    return { entries: Items.map(parseEntry), isWhole: LastEvaluatedKey === undefined };
  },

  /** The last entry's place; null without entries after `sequence`. */
  lastAfter: async (userId: string, itemId: string, sequence: Sequence): Promise<Sequence | null> => {
    const query = new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: keys.feedAfter(userId, itemId, sequence),
      ProjectionExpression: 'sk',
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: 1,
    });
    const [last] = (await client.send(query)).Items ?? [];
    return last ? sequenceOfKey(String(last.sk)) : null;
  },

  /** Since when all entries of all users are kept; null before the first were removed. */
  storedSince: async (): Promise<Instant | null> => {
    const { Item } = await client.send(new GetCommand({ TableName, Key: keys.feedFloor() }));
    return Item ? floorRecord.parse(Item).storedSince : null;
  },

  /** Never moves back. */
  keepSince: async (instant: Instant): Promise<void> => {
    const update = new UpdateCommand({
      TableName,
      Key: keys.feedFloor(),
      UpdateExpression: 'SET storedSince = :instant',
      ConditionExpression: 'attribute_not_exists(pk) OR storedSince < :instant',
      ExpressionAttributeValues: { ':instant': instant },
    });
    await writeOne(() => client.send(update)).catch(ifConditionFailed(undefined));
  },
});

export type FeedStore = ReturnType<typeof feedStore>;

const AT_ONCE = 10;

const remove = async ({ client, name }: Table, due: readonly DueRecord[]): Promise<void> => {
  for (let start = 0; start < due.length; start += AT_ONCE) {
    const chunk = due.slice(start, start + AT_ONCE);
    await Promise.all(chunk.map(({ pk, sk }) => client.send(new DeleteCommand({ TableName: name, Key: { pk, sk } }))));
  }
};

/**
 * Ends cursors that are older than what is kept, before an entry that they may need is removed; cursors created after it do not
 * end, also when the run simulates a later time.
 */
export const expireFeed = async (table: Table, now: Instant, clock: () => Instant = systemClock): Promise<void> => {
  const kept = addSeconds(now, -RETENTION_SECONDS);
  const today = clock();
  await feedStore(table).keepSince(kept < today ? kept : today);
};

/** Removes what older releases wrote without an end of its own: their entries are in the `due` index. */
export const removeFromFeed = (table: Table, range: DueUntil): Promise<void> =>
  eachDue(table, { kind: 'FEED', ...range }, (due) => remove(table, due));
