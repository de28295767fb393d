import type { RECURRENCE_PATTERNS, REMINDER_STATUSES } from '../contract/resources/reminder.ts';
import type { Centavos } from '../money.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';

export type ReminderStatus = (typeof REMINDER_STATUSES)[number];
export type RecurrencePattern = (typeof RECURRENCE_PATTERNS)[number];

/** A payment reminder as the table keeps it. */
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
  /** Day of the month that a monthly or yearly renewal aims at: 31 Jan -> 28 Feb -> 31 Mar. */
  readonly anchorDay: number;
  /** Days from the date of `reminderTime` to `dueDate`, as the owner chose them; negative when it rings after the due date. */
  readonly leadDays: number;
  /** When the notification of the current occurrence is to go out; null when it went out or there is none. */
  readonly notifyAt: Instant | null;
  /** The occurrence whose deliveries were written last. */
  readonly dispatchedOccurrence: string | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** Set only while `status` is `completed`. */
  readonly completedAt: Instant | null;
  /** Grows with every write; a write based on an older one is refused. */
  readonly version: number;
};

/** 1 while the reminder counts toward the quota: only active ones do (specification, Limits). */
export const quotaUseOf = ({ status }: Pick<Reminder, 'status'>): 0 | 1 => (status === 'active' ? 1 : 0);
