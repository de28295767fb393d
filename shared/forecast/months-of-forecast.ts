import { type Account, isCreditCard } from '../accounts/account.ts';
import type { Reminder } from '../reminders/reminder.ts';
import { addDays, addMonths, type IsoDate, type IsoMonth, monthOf } from '../time/calendar.ts';
import { reminderDates } from './reminder-dates.ts';
import { SAME_DAYS } from './same-payment.ts';

/** Longer than a bill that may still be unpaid is old, with the transfers that may have paid it. */
const MONTHS_BACK = 3;

/**
 * The stored months that a forecast needs where the streams are known: every one of a card, whose installments reach far; of
 * other accounts the latest, and those since the oldest reminder that is due.
 */
export const monthsOfForecast = (
  accounts: readonly Account[],
  reminders: readonly Reminder[],
  today: IsoDate,
): ((month: { accountId: string; month: IsoMonth }) => boolean) => {
  const cards = new Set<string>(accounts.filter(isCreditCard).map(({ id }) => id));
  const overdue = reminderDates(reminders, { today, last: today }).map(({ dueDate }) => addDays(dueDate, -SAME_DAYS));
  const first = [addMonths(today, -MONTHS_BACK), ...overdue].map(monthOf).reduce((a, b) => (a < b ? a : b));
  return ({ accountId, month }) => month >= first || cards.has(accountId);
};
