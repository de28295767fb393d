import type { RECURRENCE_PATTERNS, REMINDER_STATUSES } from '../contract/resources/reminder.ts';
import type { Centavos } from '../money.ts';
import type { Notification } from '../notifications/recipient.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';

export type ReminderStatus = (typeof REMINDER_STATUSES)[number];
export type RecurrencePattern = (typeof RECURRENCE_PATTERNS)[number];

export type Reminder = {
  readonly userId: string;
  readonly id: string;
  readonly title: string;
  /** BRL. */
  readonly amount: Centavos | null;
  /** Calendar date in America/Sao_Paulo. */
  readonly dueDate: IsoDate;
  readonly reminderTime: Instant;
  readonly status: ReminderStatus;
  /** Null when the reminder does not recur. */
  readonly recurrencePattern: RecurrencePattern | null;
  /** Target day of a monthly or yearly renewal: 31 Jan -> 28 Feb -> 31 Mar. */
  readonly anchorDay: number;
  /** Days from the date of `reminderTime` to `dueDate`; negative when it notifies after the due date. */
  readonly leadDays: number;
  /** When the pending notification is due; null when none is pending. */
  readonly notifyAt: Instant | null;
  /** The pending notification became due through a call: it counts against the budget of provoked notices. */
  readonly isImmediate: boolean;
  readonly dispatchedOccurrence: string | null;
  /** Outcome of that occurrence's notice; null for occurrences dispatched before outcomes were stored. */
  readonly notification: Notification | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** Set only while `status` is `completed`. */
  readonly completedAt: Instant | null;
  /** Increases with each write; a write based on an older version is refused. */
  readonly version: number;
};

/** Only active reminders count toward the quota. */
export const reminderQuotaUnits = ({ status }: Pick<Reminder, 'status'>): 0 | 1 => (status === 'active' ? 1 : 0);

/**
 * Whether due dates of the reminder are still to come: an active one, and a recurring one whose present occurrence is done.
 * Completing ends the occurrence of `dueDate` alone.
 */
export const hasDatesToCome = ({
  status,
  recurrencePattern,
}: Pick<Reminder, 'status' | 'recurrencePattern'>): boolean =>
  status === 'active' || (status === 'completed' && recurrencePattern !== null);
