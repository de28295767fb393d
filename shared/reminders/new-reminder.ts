import type { Centavos } from '../money.ts';
import { dayOf, type IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import { notificationInstant } from './occurrence.ts';
import type { RecurrencePattern, Reminder } from './reminder.ts';
import { defaultReminderTime, leadDaysOf } from './reminder-time.ts';

/** What an owner says about a reminder to be created. */
export type NewReminder = {
  title: string;
  amount: Centavos | null;
  dueDate: IsoDate;
  /** Absent: the day before the due date at 09:00 America/Sao_Paulo. */
  reminderTime?: Instant | undefined;
  recurrencePattern: RecurrencePattern | null;
};

/** The active reminder that `input` asks for, with its first notification pending where it has one. */
export const newReminder = (input: NewReminder, ids: Pick<Reminder, 'userId' | 'id'>, now: Instant): Reminder => {
  const { title, amount, dueDate, recurrencePattern } = input;
  const reminderTime = input.reminderTime ?? defaultReminderTime(dueDate);
  return {
    ...ids,
    title,
    amount,
    dueDate,
    reminderTime,
    status: 'active',
    recurrencePattern,
    anchorDay: dayOf(dueDate),
    leadDays: leadDaysOf(reminderTime, dueDate),
    notifyAt: notificationInstant({ dueDate, reminderTime }, now),
    dispatchedOccurrence: null,
    createdAt: now,
    updatedAt: now,
    completedAt: null,
    version: 1,
  };
};
