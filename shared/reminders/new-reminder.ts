import type { Centavos } from '../money.ts';
import { dayOf, type IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import type { RecurrencePattern, Reminder } from './reminder.ts';
import { isDueAtOnce, notificationInstant } from './reminder-occurrence.ts';
import { defaultReminderTime, leadDaysOf } from './reminder-time.ts';

export type NewReminder = {
  title: string;
  amount: Centavos | null;
  dueDate: IsoDate;
  /** Default: the day before the due date at 09:00 America/Sao_Paulo. */
  reminderTime?: Instant | undefined;
  recurrencePattern: RecurrencePattern | null;
};

export const newReminder = (input: NewReminder, ids: Pick<Reminder, 'userId' | 'id'>, now: Instant): Reminder => {
  const { title, amount, dueDate, recurrencePattern } = input;
  const reminderTime = input.reminderTime ?? defaultReminderTime(dueDate);
  const notifyAt = notificationInstant({ dueDate, reminderTime }, now);
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
    notifyAt,
    isImmediate: isDueAtOnce(notifyAt, now),
    dispatchedOccurrence: null,
    notification: null,
    createdAt: now,
    updatedAt: now,
    completedAt: null,
    version: 1,
  };
};
