import type { Transaction } from '../ledger/transaction.ts';
import { addDays, type IsoDate, type IsoMonth, isoDate, monthNumberOf, monthOf, yearOf } from '../time/calendar.ts';
import type { Bill } from './bill.ts';
import { billPeriod, DAYS_FROM_CLOSING_TO_DUE, isInPeriod, type Period } from './bill-period.ts';
import type { CardClosing } from './card-closing.ts';

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
export const dueDateOf = ({ end }: Period, { closingDay, dueDay }: CardClosing): IsoDate | null => {
  if (dueDay === null) return closingDay === null ? null : addDays(end, DAYS_FROM_CLOSING_TO_DUE);
  const [year, month] = [yearOf(end), monthNumberOf(end)];
  const sameMonth = isoDate(year, month, dueDay);
  return sameMonth > end ? sameMonth : isoDate(year, month + 1, dueDay);
};

/** The last period that closed before the bill's due date. */
const periodOf = (bill: Bill, { schedule }: CardClosing): Period => billPeriod(schedule, addDays(bill.dueDate, -1), -1);

const monthsBetween = (from: IsoMonth, to: IsoMonth): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5));

// The forecast is a due month. It only moves a row to a later bill: banks keep past forecasts on rows that slipped.
const billsUntilForecast = (date: IsoDate, forecast: IsoMonth, card: CardBills): number => {
  const own = billPeriod(card.schedule, date);
  return Math.max(0, monthsBetween(monthOf(dueDateOf(own, card) ?? own.end), forecast));
};

const billsLater = (transaction: Transaction, card: CardBills): number =>
  transaction.billForecastMonth
    ? billsUntilForecast(transaction.date, transaction.billForecastMonth, card)
    : (card.billsLater.get(transaction.id) ?? 0);

/** The reported bill that the bank names; else by date, or a later one by the bank's forecast or `billsLater`. */
export const billOf = (transaction: Transaction, card: CardBills): BillOf => {
  const bill = card.bills.find(({ id }) => id === transaction.billId);
  if (bill) return { bill, period: periodOf(bill, card), dueDate: bill.dueDate };
  const period = billPeriod(card.schedule, transaction.date, billsLater(transaction, card));
  return { bill: null, period, dueDate: dueDateOf(period, card) };
};

/** The transaction's own date, unless it is on another bill than its date indicates. */
export const billingDate = (transaction: Transaction, card: CardBills): IsoDate => {
  const { period } = billOf(transaction, card);
  if (isInPeriod(transaction.date, period)) return transaction.date;
  return transaction.date < period.start ? period.start : addDays(period.end, -1);
};
