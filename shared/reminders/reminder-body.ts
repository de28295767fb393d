import { toAmount } from '../money.ts';
import { reminderOccurrenceOf } from './occurrence.ts';
import type { Reminder } from './reminder.ts';
import { recurrenceTimeOf } from './reminder-time.ts';

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

const wasNotified = (reminder: Reminder): boolean => reminder.dispatchedOccurrence === reminderOccurrenceOf(reminder);

export const listedReminderBody = (reminder: Reminder) => ({
  ...reminderBody(reminder),
  ...(reminder.notification && wasNotified(reminder) ? { notification: reminder.notification } : {}),
  ...(reminder.status === 'completed' && reminder.completedAt ? { completedAt: reminder.completedAt } : {}),
});
