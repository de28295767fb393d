import { createHash } from 'node:crypto';
import { addDays, epochDay, type IsoDate, monthNumberOf } from '../time/calendar.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { dateInSaoPaulo, instantInSaoPaulo, timeOfDay } from '../time/sao-paulo.ts';
import type { Reminder } from './reminder.ts';

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
