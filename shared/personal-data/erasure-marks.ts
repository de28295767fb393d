import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { writeOne } from '../platform/table/condition.ts';
import { keys } from '../platform/table/keys.ts';
import { sortKeysOf } from '../platform/table/query-pages.ts';
import type { Table } from '../platform/table/table.ts';
import { writeAll } from '../platform/table/transact.ts';
import { updateOf } from '../platform/table/update.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';

/** The tombstone outlives the erasure by this time, so late messages are dropped. */
const TOMBSTONE_SECONDS = 90 * 24 * 60 * 60;

export const erasureMarks = (table: Table, userId: string, now: Instant) => ({
  /** First, so even an interrupted erasure has ended the access. */
  async removeCredentials(): Promise<void> {
    const lasting = [keys.profile, keys.subscription, keys.tombstone].map((key) => key(userId).sk);
    const found = await sortKeysOf(table, keys.accessOf(userId));
    const { pk } = keys.profile(userId);
    for (const sk of found.filter((one) => !lasting.includes(one))) {
      await writeOne(() => table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } })));
    }
  },

  /**
   * Every write that creates a user's record checks one of the two marks, so the removal finds all earlier writes. Where an erasure has
   * ended meanwhile nothing is written: its tombstone lapses as it was to.
   */
  async begin(): Promise<void> {
    const Update = {
      TableName: table.name,
      Key: keys.quota(userId),
      UpdateExpression: 'SET erasedAt = :now',
      ExpressionAttributeValues: { ':now': now },
    };
    const mark = { set: { erasedAt: now }, condition: 'attribute_not_exists(#expiresAt)' };
    await writeAll(table, [updateOf(table, keys.tombstone(userId), mark), { Update }]);
  },

  isMark: ({ sk }: Record<string, unknown>): boolean =>
    sk === keys.tombstone(userId).sk || sk === keys.quota(userId).sk,

  /** Only when nothing else is left. */
  async end(): Promise<void> {
    const TableName = table.name;
    await table.client.send(new DeleteCommand({ TableName, Key: keys.quota(userId) }));
    await table.client.send(
      new UpdateCommand({
        TableName,
        Key: keys.tombstone(userId),
        UpdateExpression: 'SET expiresAt = :end',
        ExpressionAttributeValues: { ':end': epochSeconds(addSeconds(now, TOMBSTONE_SECONDS)) },
      }),
    );
  },
});

export type ErasureMarks = ReturnType<typeof erasureMarks>;
