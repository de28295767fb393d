import { nextDueDate } from '../reminders/recurrence.ts';
import type { Reminder } from '../reminders/reminder.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Horizon } from './item.ts';
import { dayAfter } from './occurrences.ts';

/** One due date of a reminder. */
export type ReminderDate = { reminder: Reminder; dueDate: IsoDate };

const repeated = (reminder: Reminder, last: IsoDate): ReminderDate[] => {
  const { recurrencePattern, anchorDay } = reminder;
  const dates: ReminderDate[] = [];
  let { dueDate } = reminder;
  while (dueDate <= last) {
    dates.push({ reminder, dueDate });
    if (!recurrencePattern) break;
    dueDate = nextDueDate(recurrencePattern, { dueDate, anchorDay }, dayAfter(dueDate));
  }
  return dates;
};

/** Every due date of the active reminders up to the last day. Of those before today only the latest is still to be paid. */
export const reminderDates = (reminders: readonly Reminder[], { today, last }: Horizon): ReminderDate[] =>
  reminders
    .filter(({ status }) => status === 'active')
    .flatMap((reminder) => {
      const dates = repeated(reminder, last);
      const past = dates.filter(({ dueDate }) => dueDate < today);
      return dates.slice(Math.max(0, past.length - 1));
    });
