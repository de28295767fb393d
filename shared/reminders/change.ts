import type { Centavos } from '../money.ts';
import { dayOf, daysBetween, type IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import type { TimeOfDay } from '../time/sao-paulo.ts';
import { notificationInstant, occurrenceOf, wasDispatchedFor } from './occurrence.ts';
import type { Reminder, ReminderStatus } from './reminder.ts';
import { atTimeOfDay, leadDaysOf, shiftedReminderTime } from './reminder-time.ts';

/** What an owner changes; absent fields stay. */
export type ReminderChange = {
  title?: string | undefined;
  amount?: Centavos | null | undefined;
  dueDate?: IsoDate | undefined;
  reminderTime?: Instant | undefined;
  /** Applied after `reminderTime`: another time of day on the same date. */
  recurrenceTime?: TimeOfDay | undefined;
  newStatus?: ReminderStatus | undefined;
};

/**
 * The reminder after its owner's change. A new due date takes `reminderTime` along, at the same distance in days,
 * unless one is given. Any status may follow any other (design 8).
 */
export const changed = (reminder: Reminder, change: ReminderChange, now: Instant): Reminder => {
  const dueDate = change.dueDate ?? reminder.dueDate;
  const reminderTime = movedReminderTime(reminder, change);
  const status = change.newStatus ?? reminder.status;
  const next: Reminder = {
    ...reminder,
    title: change.title ?? reminder.title,
    amount: change.amount === undefined ? reminder.amount : change.amount,
    dueDate,
    reminderTime,
    status,
    // A client may send back a due date that a short month had clamped: only another date sets another anchor.
    anchorDay: dueDate === reminder.dueDate ? reminder.anchorDay : dayOf(dueDate),
    leadDays: change.reminderTime ? chosenLeadDays(reminder, reminderTime, dueDate) : reminder.leadDays,
    completedAt: status === 'completed' ? (reminder.completedAt ?? now) : null,
    updatedAt: now,
  };
  return { ...next, notifyAt: pendingNotification(reminder, next, now) };
};

const movedReminderTime = (reminder: Reminder, { dueDate, reminderTime, recurrenceTime }: ReminderChange): Instant => {
  const shift = dueDate ? daysBetween(reminder.dueDate, dueDate) : 0;
  const onItsDay = reminderTime ?? shiftedReminderTime(reminder.reminderTime, shift);
  return recurrenceTime ? atTimeOfDay(onItsDay, recurrenceTime) : onItsDay;
};

const chosenLeadDays = (reminder: Reminder, reminderTime: Instant, dueDate: IsoDate): number =>
  occurrenceOf(reminder) === occurrenceOf({ dueDate, reminderTime })
    ? reminder.leadDays
    : leadDaysOf(reminderTime, dueDate);

const pendingNotification = (before: Reminder, after: Reminder, now: Instant): Instant | null => {
  if (after.status !== 'active') return null;
  // What is already late stays due: a new title must not cancel a notification that waits for the sweep.
  if (before.status === 'active' && occurrenceOf(before) === occurrenceOf(after)) return before.notifyAt;
  if (occurrenceOf(after) === after.dispatchedOccurrence) return null;
  // An earlier time of day, given after this due date has rung, is for the next time.
  if (after.reminderTime <= now && wasDispatchedFor(after, after.dueDate)) return null;
  return notificationInstant(after, now);
};
