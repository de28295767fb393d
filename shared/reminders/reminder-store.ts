import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { type QuotaCounter, quotaChange, readQuota } from '../access/quota.ts';
import { type DueRecord, eachDue } from '../storage/due.ts';
import { keys, reminderIdOfKey } from '../storage/keys.ts';
import { isOwnedElsewhere } from '../storage/owned-elsewhere.ts';
import { queryPrefix } from '../storage/query.ts';
import { isRecordId } from '../storage/record-id.ts';
import type { Table } from '../storage/table.ts';
import { type WriteItem, writeAll } from '../storage/transact.ts';
import { updateItem } from '../storage/update.ts';
import type { SaveOutcome } from '../storage/write-owned.ts';
import type { Instant } from '../time/instant.ts';
import { quotaUseOf, type Reminder } from './reminder.ts';
import { readReminder, reminderItem } from './reminder-record.ts';

/** `limit`: how many active reminders the plan has; without it a reminder becomes active in any case (renewal). */
export type SaveOptions = { limit?: number; alongside?: readonly WriteItem[]; deliveries?: readonly WriteItem[] };

const counter: QuotaCounter = 'activeReminders';

/** The table's reminders, each kept with its count in the quota and its place in the `due` index. */
export const reminderStore = (table: Table) => {
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

  const unchangedSince = ({ version }: Reminder) => ({
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': version },
  });

  return {
    async find(userId: string, id: string): Promise<Reminder | null> {
      if (!isRecordId(id)) return null;
      const { Item } = await client.send(
        new GetCommand({ TableName, Key: keys.reminder(userId, id), ConsistentRead: true }),
      );
      return Item ? readReminder(Item) : null;
    },

    /** Every reminder of the user, in order of id. */
    async list(userId: string): Promise<Reminder[]> {
      return (await queryPrefix(table, keys.remindersOf(userId))).map(readReminder);
    },

    /** Whether another user has a reminder with this id; only for what `find` did not find. */
    async isOwnedElsewhere(userId: string, id: string): Promise<boolean> {
      return isRecordId(id) && isOwnedElsewhere(table, userId, 'REMINDER', id);
    },

    /** How many active reminders the user has. */
    async activeCount(userId: string): Promise<number> {
      return (await readQuota(table, userId))[counter];
    },

    /** Writes a new reminder and its count, or nothing. */
    create(reminder: Reminder, options: SaveOptions & { limit: number }): Promise<SaveOutcome> {
      const Item = reminderItem(reminder);
      const put = { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } };
      return write(put, quotaChange(counting(reminder.userId), quotaUseOf(reminder), options.limit), options);
    },

    /** Replaces `before`, as it was read, by `after`, with what that means for the count, or writes nothing. */
    replace(before: Reminder, after: Reminder, options: SaveOptions = {}): Promise<SaveOutcome> {
      const Item = reminderItem({ ...after, version: before.version + 1 });
      const quota = quotaChange(counting(before.userId), quotaUseOf(after) - quotaUseOf(before), options.limit);
      return write({ Put: { TableName, Item, ...unchangedSince(before) } }, quota, options);
    },

    /** Removes the reminder as it was read, and its count, or nothing. */
    remove(reminder: Reminder, options: SaveOptions = {}): Promise<SaveOutcome> {
      const Key = keys.reminder(reminder.userId, reminder.id);
      const quota = quotaChange(counting(reminder.userId), -quotaUseOf(reminder));
      return write({ Delete: { TableName, Key, ...unchangedSince(reminder) } }, quota, options);
    },

    /** Hands over, page by page, the reminders with a notification (`REMINDER`) or renewal due at `until` or before. */
    eachDue(kind: 'REMINDER' | 'RENEWAL', until: Instant, take: (due: DueReminder[]) => Promise<void>): Promise<void> {
      return eachDue(table, { kind, until }, (records) => take(records.map(dueReminder)));
    },

    /**
     * Keeps others from taking up the same due notification before `until`; false when its due instant has moved.
     * What is due is not changed by it, only when it is looked for.
     */
    async claim({ userId, id, dueAt }: DueReminder, until: Instant): Promise<boolean> {
      const change = { set: { dueAt: until }, condition: '#dueAt = :seen', values: { ':seen': dueAt } };
      return (await updateItem(table, keys.reminder(userId, id), change)) !== null;
    },
  };
};

export type ReminderStore = ReturnType<typeof reminderStore>;
export type DueReminder = { userId: string; id: string; dueAt: Instant };

const dueReminder = ({ userId, sk, dueAt }: DueRecord): DueReminder => ({ userId, id: reminderIdOfKey(sk), dueAt });
