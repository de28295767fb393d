import type { REMINDER_FILTERS } from '../contract/operations/list-payment-reminders.ts';
import { type Centavos, toAmount } from '../money.ts';
import { addDays, dayOf, daysBetween, type IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import type { TimeOfDay } from '../time/sao-paulo.ts';
import type { RecurrencePattern, Reminder, ReminderStatus } from './reminder.ts';
import {
  atTimeOfDay,
  defaultReminderTime,
  isDueAtOnce,
  leadDaysOf,
  notificationInstant,
  recurrenceTimeOf,
  reminderOccurrenceOf,
  shiftedReminderTime,
  wasDispatchedFor,
} from './reminder-occurrence.ts';

/** Absent fields stay. */
export type ReminderChange = {
  title?: string | undefined;
  amount?: Centavos | null | undefined;
  dueDate?: IsoDate | undefined;
  reminderTime?: Instant | undefined;
  /** Applied after `reminderTime`: another time of day on the same date. */
  recurrenceTime?: TimeOfDay | undefined;
  newStatus?: ReminderStatus | undefined;
};

/** A new due date moves `reminderTime` by the same days unless one is given. Any status may follow any other. */
export const changedReminder = (reminder: Reminder, change: ReminderChange, now: Instant): Reminder => {
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
    // A client may send back a clamped due date, so the same date keeps its anchor day.
    anchorDay: dueDate === reminder.dueDate ? reminder.anchorDay : dayOf(dueDate),
    leadDays: change.reminderTime ? chosenLeadDays(reminder, reminderTime, dueDate) : reminder.leadDays,
    completedAt: status === 'completed' ? (reminder.completedAt ?? now) : null,
    updatedAt: now,
  };
  return { ...next, ...pendingNotification(reminder, next, now) };
};

const movedReminderTime = (reminder: Reminder, { dueDate, reminderTime, recurrenceTime }: ReminderChange): Instant => {
  const shift = dueDate ? daysBetween(reminder.dueDate, dueDate) : 0;
  const onItsDay = reminderTime ?? shiftedReminderTime(reminder.reminderTime, shift);
  return recurrenceTime ? atTimeOfDay(onItsDay, recurrenceTime) : onItsDay;
};

const chosenLeadDays = (reminder: Reminder, reminderTime: Instant, dueDate: IsoDate): number =>
  reminderOccurrenceOf(reminder) === reminderOccurrenceOf({ dueDate, reminderTime })
    ? reminder.leadDays
    : leadDaysOf(reminderTime, dueDate);

type Pending = Pick<Reminder, 'notifyAt' | 'isImmediate'>;
const NONE: Pending = { notifyAt: null, isImmediate: false };

const pendingNotification = (before: Reminder, after: Reminder, now: Instant): Pending => {
  if (after.status !== 'active') return NONE;
  // A late notification stays pending: a new title must not cancel it before the sweep.
  if (before.status === 'active' && reminderOccurrenceOf(before) === reminderOccurrenceOf(after))
    return { notifyAt: before.notifyAt, isImmediate: before.isImmediate };
  if (reminderOccurrenceOf(after) === after.dispatchedOccurrence) return NONE;
  // An earlier time of day, set after this due date's notification, applies from the next occurrence on.
  if (after.reminderTime <= now && wasDispatchedFor(after, after.dueDate)) return NONE;
  const notifyAt = notificationInstant(after, now);
  return { notifyAt, isImmediate: isDueAtOnce(notifyAt, now) };
};

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
