import type { Reminder } from '../reminders/reminder.ts';
import { addDays, addMonths, type IsoDate } from '../time/calendar.ts';
import { reminderDates } from './reminder-dates.ts';
import { SAME_DAYS } from './same-payment.ts';

/** Longer than a bill that may still be unpaid is old, with the transfers that may have paid it. */
const MONTHS_BACK = 3;

/** The first date whose rows matter beside those of cards, where the streams are known. */
export const firstDateOfForecast = (reminders: readonly Reminder[], today: IsoDate): IsoDate => {
  const overdue = reminderDates(reminders, { today, last: today }).map(({ dueDate }) => addDays(dueDate, -SAME_DAYS));
  return [addMonths(today, -MONTHS_BACK), ...overdue].reduce((a, b) => (a < b ? a : b));
};
