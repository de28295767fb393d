import { toAmount } from '../money.ts';
import type { Reminder } from './reminder.ts';
import { recurrenceTimeOf } from './reminder-time.ts';

/** A reminder as responses show it (specification, Payment reminder). */
export const reminderBody = (reminder: Reminder) => ({
  id: reminder.id,
  title: reminder.title,
  amount: reminder.amount === null ? null : toAmount(reminder.amount),
  dueDate: reminder.dueDate,
  reminderTime: reminder.reminderTime,
  status: reminder.status,
  isRecurring: reminder.recurrencePattern !== null,
  recurrencePattern: reminder.recurrencePattern,
  createdAt: reminder.createdAt,
  updatedAt: reminder.updatedAt,
});

export const updatedReminderBody = (reminder: Reminder) => ({
  ...reminderBody(reminder),
  recurrenceTime: recurrenceTimeOf(reminder.reminderTime),
});

export const listedReminderBody = (reminder: Reminder) => ({
  ...reminderBody(reminder),
  ...(reminder.status === 'completed' && reminder.completedAt ? { completedAt: reminder.completedAt } : {}),
});
