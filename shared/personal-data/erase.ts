import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { eraseMemoriesElsewhere } from '../memories/provider.ts';
import { reminderSchedules } from '../reminders/schedule.ts';
import { keys } from '../storage/keys.ts';
import { queryPartition } from '../storage/query.ts';
import { openTable, type Table } from '../storage/table.ts';
import { openAggregator } from '../sync/pluggy/open.ts';
import { epochSeconds, type Instant } from '../time/instant.ts';
import { addressKeys } from './address-records.ts';

/** Queued messages of the user drop for as long as the tombstone stands. */
const TOMBSTONE_SECONDS = 90 * 24 * 60 * 60;

type Parts = {
  table: Table;
  /** Removes a connection at the aggregator; one that is gone is removed already. */
  deleteItem(itemId: string): Promise<void>;
  removeSchedule(reminderId: string): Promise<void>;
  /** Memories that a vendor keeps. */
  eraseMemories(userId: string): Promise<void>;
};

const parts = (): Parts => ({
  table: openTable(),
  deleteItem: (itemId) => openAggregator().deleteItem(itemId),
  removeSchedule: (id) => reminderSchedules.remove(id),
  eraseMemories: eraseMemoriesElsewhere,
});

const idAfter = (prefix: string, records: readonly Record<string, unknown>[]): string[] =>
  records.map(({ sk }) => String(sk)).flatMap((sk) => (sk.startsWith(prefix) ? [sk.slice(prefix.length)] : []));

const remove = async ({ client, name }: Table, Key: Record<string, unknown>): Promise<void> => {
  await client.send(new DeleteCommand({ TableName: name, Key }));
};

/**
 * Erases a user (LGPD, design 11): the tombstone first, which every import and job checks; then what others hold
 * (connections at the aggregator, schedules); the records of the table last, so that a run that broke off finds them
 * again. Repeatable.
 * @returns how many records went
 */
export const eraseUser = async (
  userId: string,
  now: Instant,
  { table, deleteItem, removeSchedule, eraseMemories }: Parts = parts(),
): Promise<{ erased: string; records: number }> => {
  const tombstone = keys.tombstone(userId);
  const { client, name } = table;
  await client.send(
    new PutCommand({
      TableName: name,
      Item: { ...tombstone, erasedAt: now, expiresAt: epochSeconds(now) + TOMBSTONE_SECONDS },
    }),
  );
  const before = await queryPartition(table, keys.everythingOf(userId));
  const itemIds = idAfter('ITEM#', before);
  for (const itemId of itemIds) await deleteItem(itemId);
  for (const id of idAfter('REMINDER#', before)) await removeSchedule(id);
  await eraseMemories(userId);
  const elsewhere = [...itemIds.map(keys.itemOwner), ...(await addressKeys(table, userId))];
  for (const Key of elsewhere) await remove(table, Key);
  // Without its item an import that runs can write no more; only then is there a last list of what is left.
  for (const itemId of itemIds) await remove(table, keys.item(userId, itemId));
  const left = (await queryPartition(table, keys.everythingOf(userId))).filter(({ sk }) => sk !== tombstone.sk);
  for (const { pk, sk } of left) await remove(table, { pk, sk });
  return { erased: userId, records: itemIds.length + left.length };
};
