import { addDays, addMonths, daysBetween, type IsoDate, monthNumberOf, yearOf } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import type { RecurrencePattern, Reminder } from './reminder.ts';
import { notificationInstant } from './reminder-occurrence.ts';
import { reminderTimeFor } from './reminder-time.ts';

/** `anchorDay` survives clamping to a shorter month. */
export type Recurrence = { dueDate: IsoDate; anchorDay: number };

/** In one step, however long the service was down. @param today the date in America/Sao_Paulo */
export const nextDueDate = (
  pattern: RecurrencePattern,
  { dueDate, anchorDay }: Recurrence,
  today: IsoDate,
): IsoDate => {
  const earliest = today > dueDate ? today : addDays(dueDate, 1);
  switch (pattern) {
    case 'daily':
      return earliest;
    case 'weekly':
      return addDays(dueDate, 7 * Math.ceil(daysBetween(dueDate, earliest) / 7));
    case 'monthly':
      return firstByMonths(dueDate, anchorDay, earliest, 1);
    case 'yearly':
      return firstByMonths(dueDate, anchorDay, earliest, 12);
  }
};

const firstByMonths = (dueDate: IsoDate, anchorDay: number, earliest: IsoDate, step: number): IsoDate => {
  const months = (yearOf(earliest) - yearOf(dueDate)) * 12 + monthNumberOf(earliest) - monthNumberOf(dueDate);
  // At least one step: the anchor day may follow a clamped or moved due date within the month.
  const steps = Math.max(1, Math.floor(months / step));
  const candidate = addMonths(dueDate, steps * step, anchorDay);
  return candidate >= earliest ? candidate : addMonths(dueDate, (steps + 1) * step, anchorDay);
};

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
    isImmediate: false,
    updatedAt: now,
  };
};

const renewedReminderTime = ({ leadDays, reminderTime }: Reminder, dueDate: IsoDate, now: Instant): Instant => {
  const keepingDistance = reminderTimeFor(dueDate, leadDays, reminderTime);
  return keepingDistance > now ? keepingDistance : reminderTimeFor(dueDate, 0, reminderTime);
};
