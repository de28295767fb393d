import type { Transaction } from '../ledger/transaction.ts';
import { addDays, type IsoDate, type IsoMonth, isoDate, monthNumberOf, monthOf, yearOf } from '../time/calendar.ts';
import type { Bill } from './bill.ts';
import { billPeriod, DAYS_FROM_CLOSING_TO_DUE, isWithin, type Period } from './bill-period.ts';
import type { CardClosing } from './card-closing.ts';

/** All that decides to which bill a transaction of one card belongs. */
export type CardBills = CardClosing & {
  bills: readonly Bill[];
  /** Transaction id -> how many bills later than its date says: installments that the bank dates at the purchase. */
  billsLater: ReadonlyMap<string, number>;
};

/** The bill of a transaction. */
export type BillOf = {
  /** The bank's own record of it; null while the bank has reported none. */
  bill: Bill | null;
  period: Period;
  /** Null when nothing tells when the card's bills are due. */
  dueDate: IsoDate | null;
};

/** When the bill of `period` is due: the first due day after its closing. */
export const dueDateOf = ({ end }: Period, { closingDay, dueDay }: CardClosing): IsoDate | null => {
  if (dueDay === null) return closingDay === null ? null : addDays(end, DAYS_FROM_CLOSING_TO_DUE);
  const [year, month] = [yearOf(end), monthNumberOf(end)];
  const sameMonth = isoDate(year, month, dueDay);
  return sameMonth > end ? sameMonth : isoDate(year, month + 1, dueDay);
};

/** The period that closed last before the bill's due date. */
const periodOf = (bill: Bill, { schedule }: CardClosing): Period => billPeriod(schedule, addDays(bill.dueDate, -1), -1);

const monthsBetween = (from: IsoMonth, to: IsoMonth): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5));

// A forecast names the month in which the bill is due. It only ever moves a transaction to a later bill: banks
// leave the forecast of a past month on transactions that slipped.
const billsUntilForecast = (date: IsoDate, forecast: IsoMonth, card: CardBills): number => {
  const own = billPeriod(card.schedule, date);
  return Math.max(0, monthsBetween(monthOf(dueDateOf(own, card) ?? own.end), forecast));
};

const billsLater = (transaction: Transaction, card: CardBills): number =>
  transaction.billForecastMonth
    ? billsUntilForecast(transaction.date, transaction.billForecastMonth, card)
    : (card.billsLater.get(transaction.id) ?? 0);

/**
 * The one bill to which a card transaction belongs: the bill that the bank names, when the bank has reported that
 * bill; else the bill whose period holds its date, or a later one where the bank forecasts that or dates all
 * installments at the purchase.
 */
export const billOf = (transaction: Transaction, card: CardBills): BillOf => {
  const bill = card.bills.find(({ id }) => id === transaction.billId);
  if (bill) return { bill, period: periodOf(bill, card), dueDate: bill.dueDate };
  const period = billPeriod(card.schedule, transaction.date, billsLater(transaction, card));
  return { bill: null, period, dueDate: dueDateOf(period, card) };
};

/** The date on which a transaction counts: its own, unless its bill is another than its date says. */
export const billingDate = (transaction: Transaction, card: CardBills): IsoDate => {
  const { period } = billOf(transaction, card);
  if (isWithin(transaction.date, period)) return transaction.date;
  return transaction.date < period.start ? period.start : addDays(period.end, -1);
};
