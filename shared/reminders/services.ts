import { queues } from '../contract/queues.ts';
import { queueSender } from '../queue.ts';
import { openTable } from '../storage/table.ts';
import type { Arranging } from './arrange.ts';
import { type ReminderStore, reminderStore } from './reminder-store.ts';
import { reminderSchedules } from './schedule.ts';

/** What an operation that writes reminders works with. */
export type ReminderServices = { reminders: ReminderStore; arranging: Arranging };

export const reminderServices = (): ReminderServices => ({
  reminders: reminderStore(openTable()),
  arranging: { schedules: reminderSchedules, dispatchQueue: queueSender(queues.dispatchReminder) },
});
