import type { Account } from '../accounts/account.ts';
import { dayOf, type IsoDate, lastDayOf, monthOf } from '../time/calendar.ts';
import { utcDateOf } from '../time/instant.ts';
import type { Bill } from './bill.ts';
import { billPeriod, type ClosingSchedule, closesBeforeDueDay, closesOnDay } from './bill-period.ts';

export type CardClosing = {
  schedule: ClosingSchedule;
  /** Closing day of the open bill; null when unknown: then bills are calendar months. */
  closingDay: number | null;
  /** Null when unknown. */
  dueDay: number | null;
};

/** `chosenDay`: the request's closing day, else the stored one. */
export type CardFacts = { account: Account; bills: readonly Bill[]; chosenDay: number | null };

const CALENDAR_MONTHS = closesOnDay(1);

const lastDueDate = (bills: readonly Bill[]): IsoDate | undefined =>
  bills
    .map((bill) => bill.dueDate)
    .sort()
    .at(-1);

/** The bank's next due date (today included), else the last bill's due date, repeated monthly. */
const dueDateOf = ({ account, bills }: CardFacts, today: IsoDate): IsoDate | undefined => {
  const reported = account.creditData?.balanceDueDate;
  return reported && utcDateOf(reported) >= today ? utcDateOf(reported) : lastDueDate(bills);
};

// A due date on a month's last day may be a clamped later day, which another bill shows.
const dueDayOf = (due: IsoDate, bills: readonly Bill[]): number =>
  due === lastDayOf(monthOf(due)) ? Math.max(dayOf(due), ...bills.map((bill) => dayOf(bill.dueDate))) : dayOf(due);

/** The chosen day; else seven days before the due dates; else calendar months (specification, get-bill-summary). */
export const cardClosing = (facts: CardFacts, today: IsoDate): CardClosing => {
  const due = dueDateOf(facts, today);
  const dueDay = due ? dueDayOf(due, facts.bills) : null;
  if (facts.chosenDay !== null) return { schedule: closesOnDay(facts.chosenDay), closingDay: facts.chosenDay, dueDay };
  if (dueDay === null) return { schedule: CALENDAR_MONTHS, closingDay: null, dueDay };
  const schedule = closesBeforeDueDay(dueDay);
  return { schedule, closingDay: dayOf(billPeriod(schedule, today).end), dueDay };
};
