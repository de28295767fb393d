import { createHash } from 'node:crypto';
import {
  addDays,
  addMonths,
  dateFromEpochDay,
  daysBetween,
  epochDay,
  type IsoDate,
  isoDate,
  monthNumberOf,
  yearOf,
} from '../time/calendar.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { dateInSaoPaulo, instantInSaoPaulo, type TimeOfDay, timeInSaoPaulo, timeOfDay } from '../time/sao-paulo.ts';
import type { RecurrencePattern, Reminder } from './reminder.ts';

/** Names the deliveries, so an occurrence is delivered once per channel. */
export const reminderOccurrenceOf = ({ dueDate, reminderTime }: Pick<Reminder, 'dueDate' | 'reminderTime'>): string =>
  `${dueDate}@${reminderTime}`;

export const wasDispatchedFor = ({ dispatchedOccurrence }: Reminder, dueDate: IsoDate): boolean =>
  dispatchedOccurrence?.startsWith(`${dueDate}@`) ?? false;

/** At `reminderTime`; at once when that is past and the due date is today or later; else never. */
export const notificationInstant = (
  { dueDate, reminderTime }: Pick<Reminder, 'dueDate' | 'reminderTime'>,
  now: Instant,
): Instant | null => {
  if (reminderTime > now) return reminderTime;
  return dueDate >= dateInSaoPaulo(now) ? now : null;
};

/** Instants of later years no longer compare as text. */
const LAST_RENEWABLE = '9990-01-01' as IsoDate;

const renewalInstant = (dueDate: IsoDate): Instant | null =>
  dueDate < LAST_RENEWABLE ? instantInSaoPaulo(addDays(dueDate, 1), timeOfDay(0, 0)) : null;

export type NextStep = { kind: 'notify' | 'renew'; at: Instant };

/**
 * Renewal (at the start of the day after the due date) waits for the notification; an inactive reminder has no step.
 */
export const nextStep = (reminder: Reminder): NextStep | null => {
  const { status, notifyAt, dueDate, recurrencePattern } = reminder;
  if (status === 'inactive') return null;
  if (status === 'active' && notifyAt) return { kind: 'notify', at: notifyAt };
  const at = recurrencePattern ? renewalInstant(dueDate) : null;
  return at && { kind: 'renew', at };
};

export const hasSameNextStep = (one: Reminder, other: Reminder): boolean => {
  const [a, b] = [nextStep(one), nextStep(other)];
  return a?.kind === b?.kind && a?.at === b?.at && reminderOccurrenceOf(one) === reminderOccurrenceOf(other);
};

/** A schedule for a nearer instant could be created too late, so the message is enqueued directly. */
export const SCHEDULED_FROM_SECONDS = 60;

export const isDueAtOnce = (notifyAt: Instant | null, now: Instant): boolean =>
  notifyAt !== null && notifyAt < addSeconds(now, SCHEDULED_FROM_SECONDS);

/** Seconds after which the sweep processes a notification. */
const LATE_AFTER_SECONDS = 120;

export const lateBefore = (now: Instant): Instant => addSeconds(now, -LATE_AFTER_SECONDS);

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

const DEFAULT_TIME = timeOfDay(9, 0);
const FIRST_DAY = epochDay(isoDate(1, 1, 1));
// The next day still has a four-digit year in every zone.
const LAST_DAY = epochDay(isoDate(9999, 12, 30));

const dayNear = (date: IsoDate, days: number): IsoDate =>
  dateFromEpochDay(Math.min(Math.max(epochDay(date) + days, FIRST_DAY), LAST_DAY));

/** 09:00 America/Sao_Paulo on the day before (RULES.md#create-payment-reminder). */
export const defaultReminderTime = (dueDate: IsoDate): Instant => instantInSaoPaulo(dayNear(dueDate, -1), DEFAULT_TIME);

export const leadDaysOf = (reminderTime: Instant, dueDate: IsoDate): number =>
  daysBetween(dateInSaoPaulo(reminderTime), dueDate);

/** Keeps the time of day in America/Sao_Paulo. */
export const reminderTimeFor = (dueDate: IsoDate, leadDays: number, reminderTime: Instant): Instant =>
  instantInSaoPaulo(dayNear(dueDate, -leadDays), timeInSaoPaulo(reminderTime));

/** Keeps the time of day in America/Sao_Paulo. */
export const shiftedReminderTime = (reminderTime: Instant, days: number): Instant =>
  days === 0
    ? reminderTime
    : instantInSaoPaulo(dayNear(dateInSaoPaulo(reminderTime), days), timeInSaoPaulo(reminderTime));

/** Keeps the date in America/Sao_Paulo. */
export const atTimeOfDay = (reminderTime: Instant, time: TimeOfDay): Instant =>
  instantInSaoPaulo(dateInSaoPaulo(reminderTime), time);

/** `8h` or `14h30`, in America/Sao_Paulo. */
export const recurrenceTimeOf = (reminderTime: Instant): string => {
  const [hour = '0', minute = '00'] = timeInSaoPaulo(reminderTime).split(':');
  return `${Number(hour)}h${minute === '00' ? '' : minute}`;
};

const RECURRENCE_TIME = /^(\d{1,2})h(\d{2})?$/i;

/** Null when `text` is not `8h` or `14h30` or the time does not exist. */
export const parseRecurrenceTime = (text: string): TimeOfDay | null => {
  const match = RECURRENCE_TIME.exec(text);
  if (!match) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  return hour <= 23 && minute <= 59 ? timeOfDay(hour, minute) : null;
};

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
