import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { accountEventOf } from '../access/erasure-record.ts';
import { queues } from '../contract/queues.ts';
import { eraseMemoriesElsewhere } from '../memories/provider.ts';
import { type AddressHashes, openAddressHashes } from '../notifications/address-hashes.ts';
import { queueSender } from '../platform/queue.ts';
import { itemIdOfKey, keys, reminderIdOfKey } from '../platform/table/keys.ts';
import { queryPartition } from '../platform/table/query-pages.ts';
import { openTable, type Table } from '../platform/table/table.ts';
import { openAggregator } from '../pluggy/open.ts';
import { reminderSchedules } from '../reminders/schedule-notification.ts';
import { isManual } from '../sync/item.ts';
import type { Instant } from '../time/instant.ts';
import { addressRecords, signInRecords } from './address-records.ts';
import { type ErasureEnd, type ErasureMessage, erasureMarks } from './erasure-marks.ts';

export type ErasureParts = {
  table: Table;
  addressHashes(): Promise<AddressHashes>;
  /** Succeeds when the connection is gone already. */
  deleteItem(itemId: string): Promise<void>;
  removeSchedule(reminderId: string): Promise<void>;
  /** Removes schedules again once every call that may still create one has ended. */
  removeSchedulesLater(userId: string, reminderIds: readonly string[]): Promise<void>;
  /** Memories at a vendor. */
  eraseMemories(userId: string): Promise<void>;
  /** The last mail, and the event for the payment provider; at least once. */
  tellEnd(userId: string, end: ErasureEnd): Promise<void>;
};

/** Longer than any function runs; also the maximum delay of a queue. */
const AFTER_ALL_CALLS_SECONDS = 900;

const pick = ({ erasureId, at, finalAt }: ErasureEnd) => ({ erasureId, at, finalAt });

const parts = (): ErasureParts => ({
  table: openTable(),
  addressHashes: openAddressHashes,
  deleteItem: (itemId) => openAggregator().deleteItem(itemId),
  removeSchedule: (id) => reminderSchedules.remove(id),
  removeSchedulesLater: (userId, ids) =>
    queueSender(queues.dispatchReminder).sendBatch(
      ids.map((reminderId) => ({ body: { userId, reminderId }, delaySeconds: AFTER_ALL_CALLS_SECONDS })),
    ),
  eraseMemories: eraseMemoriesElsewhere,
  async tellEnd(userId, ended) {
    await queueSender(queues.sendBillingEvent).send(accountEventOf('account.erased', { userId, ...pick(ended) }));
    if (ended.mailTo !== null) await queueSender(queues.eraseUser).send({ userId, ended } satisfies ErasureMessage);
  },
});

type Found = Record<string, unknown>;

const idsOf = (records: readonly Found[]) => {
  const sortKeys = records.map(({ sk }) => String(sk));
  return {
    items: sortKeys.flatMap((sk) => itemIdOfKey(sk) ?? []).filter((id) => !isManual({ id })),
    reminders: sortKeys.filter((sk) => sk.startsWith('REMINDER#')).map(reminderIdOfKey),
  };
};

const remove = async ({ client, name: TableName }: Table, { pk, sk }: Found): Promise<void> => {
  await client.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
};

/** Writes that depend on an existing record may add records during the removal; each can do so only once. */
const MOST_ROUNDS = 20;

const removeAll = async (table: Table, userId: string, isKept: (record: Found) => boolean): Promise<number> => {
  let removed = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const left = (await queryPartition(table, keys.everythingOf(userId))).filter((record) => !isKept(record));
    if (left.length === 0) return removed;
    for (const record of left) await remove(table, record);
    removed += left.length;
  }
  throw new Error('Records of a user were still being written during the erasure');
};

/** The order makes an interrupted run repeatable (README). @returns the number of removed records */
export const eraseUser = async (
  userId: string,
  now: Instant,
  { table, ...elsewhere }: ErasureParts = parts(),
): Promise<{ erased: string; records: number }> => {
  const marks = erasureMarks(table, userId, now);
  await marks.removeCredentials();
  await marks.begin();
  const { items, reminders } = idsOf(await queryPartition(table, keys.everythingOf(userId)));
  for (const itemId of items) await elsewhere.deleteItem(itemId);
  await elsewhere.removeSchedulesLater(userId, reminders);
  for (const id of reminders) await elsewhere.removeSchedule(id);
  await elsewhere.eraseMemories(userId);
  const hashes = await elsewhere.addressHashes();
  // A stop is the number's own, which others may have, too: it names no user and ends nothing of this one.
  const ofAddresses = (await addressRecords(table, userId, hashes)).filter(({ reason }) => reason !== 'stop');
  const ofSignIn = await signInRecords(table, userId, hashes);
  for (const record of [...ofAddresses, ...ofSignIn]) await remove(table, record);
  // Without its item a running import can write nothing.
  for (const itemId of items) await remove(table, keys.item(userId, itemId));
  for (const itemId of items) await remove(table, keys.itemOwner(itemId));
  const records = items.length + (await removeAll(table, userId, marks.isMark));
  const ended = await marks.ending();
  if (ended) await elsewhere.tellEnd(userId, { ...ended, at: now });
  await marks.end();
  return { erased: userId, records };
};
