import type { REMINDER_FILTERS } from '../contract/operations/list-payment-reminders.ts';
import { toAmount } from '../money.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import type { Reminder } from './reminder.ts';
import { reminderOccurrenceOf } from './reminder-occurrence.ts';
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

export type ReminderFilter = { name: (typeof REMINDER_FILTERS)[number]; days: number };

const matches = ({ status, dueDate }: Reminder, { name, days }: ReminderFilter, today: IsoDate): boolean => {
  switch (name) {
    case 'all':
      return true;
    case 'active':
      return status === 'active';
    case 'upcoming':
      return status === 'active' && dueDate >= today && dueDate <= addDays(today, days);
    case 'overdue':
      return status === 'active' && dueDate < today;
  }
};

const byDueDate = (a: Reminder, b: Reminder): number => order(a.dueDate, b.dueDate) || order(a.id, b.id);
const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * By due date, then by creation; `upcoming` covers today (in America/Sao_Paulo) through `days` later, both included.
 */
export const filteredReminders = (reminders: readonly Reminder[], filter: ReminderFilter, today: IsoDate): Reminder[] =>
  reminders.filter((reminder) => matches(reminder, filter, today)).sort(byDueDate);

export const describeFilter = ({ name, days }: ReminderFilter): string =>
  ({
    active: 'Active reminders',
    all: 'All reminders',
    upcoming: `Reminders due within the next ${days} ${days === 1 ? 'day' : 'days'}`,
    overdue: 'Overdue reminders',
  })[name];
