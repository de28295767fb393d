import type { Account } from '../accounts/account.ts';
import type { Transaction } from '../ledger/transaction.ts';
import {
  addDays,
  dayOf,
  daysBetween,
  type IsoDate,
  type IsoMonth,
  isoDate,
  lastDayOf,
  monthNumberOf,
  monthOf,
  yearOf,
} from '../time/calendar.ts';
import { utcDateOf } from '../time/instant.ts';
import type { Bill } from './bill.ts';

/** Calendar dates in America/Sao_Paulo; `start` is included, `end` is excluded. */
export type Period = { start: IsoDate; end: IsoDate };

/** The closing date in a month; later months close later. `month` may roll over the year. */
export type ClosingSchedule = (year: number, month: number) => IsoDate;

/** Used when no closing day is known (RULES.md#get-bill-summary: due date minus 7 days). */
export const DAYS_FROM_CLOSING_TO_DUE = 7;

// Every row of a card needs one of the same few closings.
const remembered = (closing: ClosingSchedule): ClosingSchedule => {
  const known = new Map<number, IsoDate>();
  return (year, month) => {
    const index = year * 12 + month;
    const date = known.get(index) ?? closing(year, month);
    known.set(index, date);
    return date;
  };
};

/** @param day 1 to 31; a shorter month closes on its last day */
export const closesOnDay = (day: number): ClosingSchedule => remembered((year, month) => isoDate(year, month, day));

/** Closes seven days before each due date. Indexed by due month: due 5 March, closes 26 February. */
export const closesBeforeDueDay = (dueDay: number): ClosingSchedule =>
  remembered((year, month) => addDays(isoDate(year, month, dueDay), -DAYS_FROM_CLOSING_TO_DUE));

const monthIndex = (date: IsoDate): number => yearOf(date) * 12 + monthNumberOf(date) - 1;

const closingAt = (schedule: ClosingSchedule, index: number): IsoDate =>
  schedule(Math.floor(index / 12), (index % 12) + 1);

// A closing lies in the month it is indexed by, shortly before, or, where the bank reported it, up to 15 days behind.
const nextClosing = (schedule: ClosingSchedule, date: IsoDate): number => {
  let index = monthIndex(date) - 1;
  while (closingAt(schedule, index) <= date) index += 1;
  return index;
};

/** A purchase on a closing date belongs to the next bill. @param later number of bills after that one */
export const billPeriod = (schedule: ClosingSchedule, date: IsoDate, later = 0): Period => {
  const index = nextClosing(schedule, date) + later;
  return { start: closingAt(schedule, index - 1), end: closingAt(schedule, index) };
};

/** How far a reported closing may be from the scheduled one that it replaces. */
const DAYS_OF_REPLACEMENT = 15;

/** The schedule with each reported closing date in place of the nearest scheduled one: a fact of the bank beats a registered day. */
export const withClosings = (schedule: ClosingSchedule, reported: readonly IsoDate[]): ClosingSchedule => {
  const replaced = new Map<number, IsoDate>();
  for (const date of reported) {
    const near = [-1, 0, 1, 2].map((months) => monthIndex(date) + months);
    const apart = (index: number): number => Math.abs(daysBetween(closingAt(schedule, index), date));
    const nearest = near.reduce((best, index) => (apart(index) < apart(best) ? index : best));
    if (apart(nearest) <= DAYS_OF_REPLACEMENT) replaced.set(nearest, date);
  }
  if (replaced.size === 0) return schedule;
  return remembered((year, month) => {
    const rolled = isoDate(year, month, 1);
    return replaced.get(monthIndex(rolled)) ?? schedule(year, month);
  });
};

export const isInPeriod = (date: IsoDate, { start, end }: Period): boolean => start <= date && date < end;

export type CardClosing = {
  /** With the closing dates that the bank reported. */
  schedule: ClosingSchedule;
  /** By the registered day or the estimate alone: the period of `approx_current_bill_amount`. */
  nominal: ClosingSchedule;
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

/** The chosen day; else seven days before the due dates; else calendar months (RULES.md#get-bill-summary). */
export const cardClosing = (facts: CardFacts, today: IsoDate): CardClosing => {
  const due = dueDateOf(facts, today);
  const dueDay = due ? dueDayOf(due, facts.bills) : null;
  const reported = facts.bills.flatMap(({ closingDate }) => closingDate ?? []);
  const closingBy = (nominal: ClosingSchedule, closingDay: number | null): CardClosing => ({
    ...{ schedule: withClosings(nominal, reported), nominal, closingDay, dueDay },
  });
  if (facts.chosenDay !== null) return closingBy(closesOnDay(facts.chosenDay), facts.chosenDay);
  if (dueDay === null) return closingBy(CALENDAR_MONTHS, null);
  const nominal = closesBeforeDueDay(dueDay);
  return closingBy(nominal, dayOf(billPeriod(nominal, today).end));
};

export type CardBills = CardClosing & {
  bills: readonly Bill[];
  /** Transaction id -> number of bills after the one its date indicates, for installments dated at the purchase. */
  billsLater: ReadonlyMap<string, number>;
};

export type BillOf = {
  /** The bank's record; null while the bank has not reported one. */
  bill: Bill | null;
  period: Period;
  /** Null when no due day is known. */
  dueDate: IsoDate | null;
};

/** The first due day after the period's closing. */
export const estimatedDueDateOf = ({ end }: Period, { closingDay, dueDay }: CardClosing): IsoDate | null => {
  if (dueDay === null) return closingDay === null ? null : addDays(end, DAYS_FROM_CLOSING_TO_DUE);
  const [year, month] = [yearOf(end), monthNumberOf(end)];
  const sameMonth = isoDate(year, month, dueDay);
  return sameMonth > end ? sameMonth : isoDate(year, month + 1, dueDay);
};

/** The last period that closed before the bill's due date. */
export const periodOfBill = (bill: Bill, { schedule }: CardClosing): Period =>
  billPeriod(schedule, addDays(bill.dueDate, -1), -1);

const monthsBetween = (from: IsoMonth, to: IsoMonth): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5));

// The forecast is a due month. It only moves a row to a later bill: banks keep past forecasts on rows that slipped.
const billsUntilForecast = (date: IsoDate, forecast: IsoMonth, card: CardBills): number => {
  const own = billPeriod(card.schedule, date);
  return Math.max(0, monthsBetween(monthOf(estimatedDueDateOf(own, card) ?? own.end), forecast));
};

const billsLater = (transaction: Transaction, card: CardBills): number =>
  transaction.billForecastMonth
    ? billsUntilForecast(transaction.date, transaction.billForecastMonth, card)
    : (card.billsLater.get(transaction.id) ?? 0);

/** The reported bill that the bank names; else by date, or a later one by the bank's forecast or `billsLater`. */
export const billOf = (transaction: Transaction, card: CardBills): BillOf => {
  const bill = card.bills.find(({ id }) => id === transaction.billId);
  if (bill) return { bill, period: periodOfBill(bill, card), dueDate: bill.dueDate };
  const period = billPeriod(card.schedule, transaction.date, billsLater(transaction, card));
  return { bill: null, period, dueDate: estimatedDueDateOf(period, card) };
};

/** The transaction's own date, unless it is on another bill than its date indicates. */
export const billingDate = (transaction: Transaction, card: CardBills): IsoDate => {
  const { period } = billOf(transaction, card);
  if (isInPeriod(transaction.date, period)) return transaction.date;
  return transaction.date < period.start ? period.start : addDays(period.end, -1);
};
