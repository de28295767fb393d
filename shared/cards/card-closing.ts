import type { Account } from '../accounts/account.ts';
import { dayOf, type IsoDate, lastDayOf, monthOf } from '../time/calendar.ts';
import { utcDateOf } from '../time/instant.ts';
import type { Bill } from './bill.ts';
import { billPeriod, type ClosingSchedule, closesBeforeDueDay, closesOnDay } from './bill-period.ts';

/** When a card closes and when its bills are due. */
export type CardClosing = {
  schedule: ClosingSchedule;
  /** Day of the month on which the open bill closes; null when nothing tells and bills are calendar months. */
  closingDay: number | null;
  /** Day of the month on which bills are due; null when nothing tells. */
  dueDay: number | null;
};

/** What is known of a card. `chosenDay` is the manual closing day of the request, else the stored one. */
export type CardFacts = { account: Account; bills: readonly Bill[]; chosenDay: number | null };

/** Nothing is known: a bill is a calendar month. */
const CALENDAR_MONTHS = closesOnDay(1);

const lastDueDate = (bills: readonly Bill[]): IsoDate | undefined =>
  bills
    .map((bill) => bill.dueDate)
    .sort()
    .at(-1);

/** The bank's own next due date, today included, else the last bill's, which comes again every month. */
const dueDateOf = ({ account, bills }: CardFacts, today: IsoDate): IsoDate | undefined => {
  const reported = account.creditData?.balanceDueDate;
  return reported && utcDateOf(reported) >= today ? utcDateOf(reported) : lastDueDate(bills);
};

// A due date on a month's last day may be the clamped form of a later day that another bill shows.
const dueDayOf = (due: IsoDate, bills: readonly Bill[]): number =>
  due === lastDayOf(monthOf(due)) ? Math.max(dayOf(due), ...bills.map((bill) => dayOf(bill.dueDate))) : dayOf(due);

/**
 * When the card closes: on the chosen day; without one, seven days before its due dates; without those, with the
 * calendar month. The bank's reported closing date has no say (specification, get-bill-summary).
 */
export const cardClosing = (facts: CardFacts, today: IsoDate): CardClosing => {
  const due = dueDateOf(facts, today);
  const dueDay = due ? dueDayOf(due, facts.bills) : null;
  if (facts.chosenDay !== null) return { schedule: closesOnDay(facts.chosenDay), closingDay: facts.chosenDay, dueDay };
  if (dueDay === null) return { schedule: CALENDAR_MONTHS, closingDay: null, dueDay };
  const schedule = closesBeforeDueDay(dueDay);
  return { schedule, closingDay: dayOf(billPeriod(schedule, today).end), dueDay };
};
