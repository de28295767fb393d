import { createHash } from 'node:crypto';
import { epochDay, monthNumberOf } from '../time/calendar.ts';
import type { Reminder } from './reminder.ts';

/** What decides which rows reminders explain, and stays the same when one is renewed. */
const factsOf = ({ id, title, amount, dueDate, recurrencePattern, anchorDay }: Reminder) => {
  const place = {
    daily: 0,
    weekly: epochDay(dueDate) % 7,
    monthly: anchorDay,
    yearly: monthNumberOf(dueDate) * 100 + anchorDay,
  };
  return [id, title, amount, recurrencePattern ?? dueDate, recurrencePattern ? place[recurrencePattern] : 0];
};

const byId = (a: Reminder, b: Reminder): number => (a.id < b.id ? -1 : 1);

/** Names the reminders: equal while they explain the same rows. */
export const digestOfReminders = (reminders: readonly Reminder[]): string =>
  createHash('sha256')
    .update(JSON.stringify(reminders.toSorted(byId).map(factsOf)))
    .digest('base64url')
    .slice(0, 22);
