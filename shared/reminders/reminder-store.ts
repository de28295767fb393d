import { type CountedKind, countedRecords } from '../access/counted-records.ts';
import { type DueRecord, eachDue } from '../storage/due.ts';
import { keys, reminderIdOfKey } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import { updateItem } from '../storage/update.ts';
import type { Instant } from '../time/instant.ts';
import { quotaUseOf, type Reminder } from './reminder.ts';
import { readReminder, reminderItem } from './reminder-record.ts';

export type DueReminder = { userId: string; id: string; dueAt: Instant };

const kind: CountedKind<Reminder> = {
  counter: 'activeReminders',
  idKind: 'REMINDER',
  key: keys.reminder,
  keysOf: keys.remindersOf,
  read: readReminder,
  itemOf: reminderItem,
  useOf: quotaUseOf,
};

const dueReminder = ({ userId, sk, dueAt }: DueRecord): DueReminder => ({ userId, id: reminderIdOfKey(sk), dueAt });

/** The table's reminders, each kept with its count in the quota and its place in the `due` index. */
export const reminderStore = (table: Table) => ({
  ...countedRecords(table, kind),

  /** Hands over, page by page, the reminders with a notification (`REMINDER`) or renewal due at `until` or before. */
  eachDue(what: 'REMINDER' | 'RENEWAL', until: Instant, take: (due: DueReminder[]) => Promise<void>): Promise<void> {
    return eachDue(table, { kind: what, until }, (records) => take(records.map(dueReminder)));
  },

  /**
   * Keeps others from taking up the same due notification before `until`; false when its due instant has moved.
   * What is due is not changed by it, only when it is looked for.
   */
  async claim({ userId, id, dueAt }: DueReminder, until: Instant): Promise<boolean> {
    const change = { set: { dueAt: until }, condition: '#dueAt = :seen', values: { ':seen': dueAt } };
    return (await updateItem(table, keys.reminder(userId, id), change)) !== null;
  },
});

export type ReminderStore = ReturnType<typeof reminderStore>;
