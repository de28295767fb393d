import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { reminderSchedules } from '../reminders/schedule.ts';
import { keys } from '../storage/keys.ts';
import { openTable, type Table } from '../storage/table.ts';
import { openAggregator } from '../sync/pluggy/open.ts';
import { epochSeconds, type Instant } from '../time/instant.ts';
import { userRecords } from './user-records.ts';

/** Queued messages of the user drop for as long as the tombstone stands. */
const TOMBSTONE_SECONDS = 90 * 24 * 60 * 60;

type Parts = {
  table: Table;
  /** Removes a connection at the aggregator; one that is gone is removed already. */
  deleteItem(itemId: string): Promise<void>;
  removeSchedule(reminderId: string): Promise<void>;
};

const parts = (): Parts => ({
  table: openTable(),
  deleteItem: (itemId) => openAggregator().deleteItem(itemId),
  removeSchedule: (id) => reminderSchedules.remove(id),
});

const idAfter = (prefix: string, records: readonly Record<string, unknown>[]): string[] =>
  records.map(({ sk }) => String(sk)).flatMap((sk) => (sk.startsWith(prefix) ? [sk.slice(prefix.length)] : []));

/**
 * Erases a user (LGPD, design 11): the tombstone first, which every import and job checks; then what others hold
 * (connections at the aggregator, schedules); the records of the table last, so that a run that broke off finds them
 * again. Repeatable.
 * @returns how many records went
 */
export const eraseUser = async (
  userId: string,
  now: Instant,
  { table, deleteItem, removeSchedule }: Parts = parts(),
): Promise<{ erased: string; records: number }> => {
  const tombstone = keys.tombstone(userId);
  const { client, name } = table;
  await client.send(
    new PutCommand({
      TableName: name,
      Item: { ...tombstone, erasedAt: now, expiresAt: epochSeconds(now) + TOMBSTONE_SECONDS },
    }),
  );
  const records = (await userRecords(table, userId)).filter(({ sk }) => sk !== tombstone.sk);
  const itemIds = idAfter('ITEM#', records);
  for (const itemId of itemIds) await deleteItem(itemId);
  for (const id of idAfter('REMINDER#', records)) await removeSchedule(id);
  for (const itemId of itemIds) await client.send(new DeleteCommand({ TableName: name, Key: keys.itemOwner(itemId) }));
  for (const { pk, sk } of records) await client.send(new DeleteCommand({ TableName: name, Key: { pk, sk } }));
  return { erased: userId, records: records.length };
};
