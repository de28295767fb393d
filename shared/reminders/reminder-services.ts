import { queues } from '../contract/queues.ts';
import { queueSender } from '../platform/queue.ts';
import { openTable } from '../platform/table/table.ts';
import { type ReminderStore, reminderStore } from './reminder-store.ts';
import type { SchedulingServices } from './schedule-notification.ts';
import { reminderSchedules } from './schedule-notification.ts';

export type ReminderServices = { reminders: ReminderStore; scheduling: SchedulingServices };

export const reminderServices = (): ReminderServices => ({
  reminders: reminderStore(openTable()),
  scheduling: { schedules: reminderSchedules, dispatchQueue: queueSender(queues.dispatchReminder) },
});
