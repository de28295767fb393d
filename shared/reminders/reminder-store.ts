import { type CountedKind, quotaRepository } from '../access/quota-repository.ts';
import { type DueRecord, eachDue, postpone } from '../platform/table/due.ts';
import { keys, reminderIdOfKey } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { Instant } from '../time/instant.ts';
import { quotaUnits, type Reminder } from './reminder.ts';
import { readReminder, reminderItem } from './reminder-record.ts';

export type DueReminder = { userId: string; id: string; dueAt: Instant };

const kind: CountedKind<Reminder> = {
  counted: 'reminders',
  idKind: 'REMINDER',
  activeKey: keys.reminder,
  inactiveKey: keys.inactiveReminder,
  keysOf: keys.remindersOf,
  activeKeysOf: keys.activeRemindersOf,
  read: readReminder,
  itemOf: reminderItem,
  quotaUnits: quotaUnits,
};

const dueReminder = ({ userId, sk, dueAt }: DueRecord): DueReminder => ({ userId, id: reminderIdOfKey(sk), dueAt });

/** Keeps each reminder together with its quota count and its entry in the `due` index. */
export const reminderStore = (table: Table) => ({
  ...quotaRepository(table, kind),

  eachDue(what: 'REMINDER' | 'RENEWAL', until: Instant, take: (due: DueReminder[]) => Promise<void>): Promise<void> {
    return eachDue(table, { kind: what, until }, (records) => take(records.map(dueReminder)));
  },

  /** Moves the index entry only, so other sweeps skip it; false when the entry has moved. */
  claim({ userId, id, dueAt }: DueReminder, until: Instant): Promise<boolean> {
    return postpone(table, keys.reminder(userId, id), { seen: dueAt, until });
  },
});

export type ReminderStore = ReturnType<typeof reminderStore>;
