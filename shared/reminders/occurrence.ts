import { addDays, type IsoDate } from '../time/calendar.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { dateInSaoPaulo, instantInSaoPaulo, timeOfDay } from '../time/sao-paulo.ts';
import type { Reminder } from './reminder.ts';

/**
 * Stable name of one due occurrence: what is due when, and the moment chosen for its notification.
 * It names the deliveries, so one occurrence is delivered once per channel; an owner who moves either asks for a new one.
 */
export const occurrenceOf = ({ dueDate, reminderTime }: Pick<Reminder, 'dueDate' | 'reminderTime'>): string =>
  `${dueDate}@${reminderTime}`;

/** Whether the last occurrence that was dispatched fell on this due date. */
export const wasDispatchedFor = ({ dispatchedOccurrence }: Reminder, dueDate: IsoDate): boolean =>
  dispatchedOccurrence?.startsWith(`${dueDate}@`) ?? false;

/**
 * When an occurrence that was not yet dispatched notifies: at its `reminderTime`; at once when that is past
 * and the due date is today or later; else never (design 8).
 */
export const notificationInstant = (
  { dueDate, reminderTime }: Pick<Reminder, 'dueDate' | 'reminderTime'>,
  now: Instant,
): Instant | null => {
  if (reminderTime > now) return reminderTime;
  return dueDate >= dateInSaoPaulo(now) ? now : null;
};

/** Years beyond this one are not renewed: their instants no longer compare as text. */
const LAST_RENEWABLE = '9990-01-01' as IsoDate;

const renewalInstant = (dueDate: IsoDate): Instant | null =>
  dueDate < LAST_RENEWABLE ? instantInSaoPaulo(addDays(dueDate, 1), timeOfDay(0, 0)) : null;

/** What happens to a reminder next by itself. */
export type NextStep = { kind: 'notify' | 'renew'; at: Instant };

/**
 * The next step of a reminder, due or still to come: its pending notification, then its renewal at the start of the
 * day after the due date. Renewal waits for a pending notification; an inactive reminder does neither (design 8).
 */
export const nextStep = (reminder: Reminder): NextStep | null => {
  const { status, notifyAt, dueDate, recurrencePattern } = reminder;
  if (status === 'inactive') return null;
  if (status === 'active' && notifyAt) return { kind: 'notify', at: notifyAt };
  const at = recurrencePattern ? renewalInstant(dueDate) : null;
  return at && { kind: 'renew', at };
};

/** Whether both have the same next step, so that what was arranged for the one serves the other. */
export const hasSameNextStep = (one: Reminder, other: Reminder): boolean => {
  const [a, b] = [nextStep(one), nextStep(other)];
  return a?.kind === b?.kind && a?.at === b?.at && occurrenceOf(one) === occurrenceOf(other);
};

/** How late a notification may be before the sweep looks for it, in seconds (design 8). */
const LATE_AFTER_SECONDS = 120;

/** Notifications due at or before this instant are late at `now`. */
export const lateBefore = (now: Instant): Instant => addSeconds(now, -LATE_AFTER_SECONDS);
