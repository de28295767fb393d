import type { IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import { notificationInstant } from './occurrence.ts';
import { nextDueDate } from './recurrence.ts';
import type { Reminder } from './reminder.ts';
import { reminderTimeFor } from './reminder-time.ts';

/** A `reminderTime` that would be past moves to the new due date, at the same time of day. */
export const renewed = (reminder: Reminder, now: Instant): Reminder => {
  if (!reminder.recurrencePattern) return reminder;
  const dueDate = nextDueDate(reminder.recurrencePattern, reminder, dateInSaoPaulo(now));
  const reminderTime = renewedReminderTime(reminder, dueDate, now);
  return {
    ...reminder,
    dueDate,
    reminderTime,
    status: 'active',
    completedAt: null,
    notifyAt: notificationInstant({ dueDate, reminderTime }, now),
    isProvoked: false,
    updatedAt: now,
  };
};

const renewedReminderTime = ({ leadDays, reminderTime }: Reminder, dueDate: IsoDate, now: Instant): Instant => {
  const keepingDistance = reminderTimeFor(dueDate, leadDays, reminderTime);
  return keepingDistance > now ? keepingDistance : reminderTimeFor(dueDate, 0, reminderTime);
};
