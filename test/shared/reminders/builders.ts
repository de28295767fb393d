import type { Centavos } from '../../../shared/money.ts';
import type { Reminder } from '../../../shared/reminders/reminder.ts';
import { leadDaysOf } from '../../../shared/reminders/reminder-occurrence.ts';
import { dayOf, type IsoDate } from '../../../shared/time/calendar.ts';
import type { Instant } from '../../../shared/time/instant.ts';

export const date = (text: string) => text as IsoDate;
export const instant = (text: string) => text as Instant;

/** An active reminder of Ana's, due 10 March 2026, that rings the day before at 09:00 in São Paulo. */
export const aReminder = (fields: Partial<Reminder> = {}): Reminder => {
  const dueDate = fields.dueDate ?? date('2026-03-10');
  const reminderTime = fields.reminderTime ?? instant('2026-03-09T12:00:00.000Z');
  return {
    userId: 'ana',
    id: 'reminder-1',
    title: 'Aluguel',
    amount: 125075 as Centavos,
    dueDate,
    reminderTime,
    status: 'active',
    recurrencePattern: null,
    anchorDay: dayOf(dueDate),
    leadDays: leadDaysOf(reminderTime, dueDate),
    notifyAt: reminderTime,
    isImmediate: false,
    dispatchedOccurrence: null,
    notification: null,
    createdAt: instant('2026-03-01T12:00:00.000Z'),
    updatedAt: instant('2026-03-01T12:00:00.000Z'),
    completedAt: null,
    version: 1,
    ...fields,
  };
};
