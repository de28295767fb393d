import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, magnitude, sum } from '../money.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import type { Bill, BillPayment } from './bill.ts';
import { billOf, billPeriod, estimatedDueDateOf, type Period } from './bill-period.ts';
import type { Card } from './card-bills.ts';

/** A closed bill: the bank's own, or one computed from the rows of its period. */
export type ClosedBill = {
  /** Null where the bank has reported none. */
  billId: string | null;
  period: Period;
  dueDate: IsoDate;
  total: Centavos;
  minimumPayment: Centavos | null;
  /** What payments have left of the total; never negative. */
  unpaid: Centavos;
};

/** Whether a credit of the card pays its bill. */
export type IsPayment = (credit: Transaction) => boolean;

/** Days before its closing in which a bill may be paid in full. */
const DAYS_BEFORE_CLOSING = 10;

type Payment = Pick<BillPayment, 'date' | 'amount'>;

// Money that comes in after the closing pays the closed bill; before it, only a payment of the very total does. Banks list
// under a bill what came in during its period, which paid the bill before.
const paidOf = (payments: readonly Payment[], { end }: Period, total: Centavos): Centavos => {
  const since = payments.filter(({ date }) => date >= end);
  const ahead = payments.some(
    ({ date, amount }) => date < end && date >= addDays(end, -DAYS_BEFORE_CLOSING) && magnitude(amount) === total,
  );
  return ahead ? total : sum(since.map(({ amount }) => magnitude(amount)));
};

const unpaidOf = (card: Card, period: Period, total: Centavos, isPayment: IsPayment): Centavos => {
  const seen = card.transactions.filter((row) => row.type === 'CREDIT' && isPayment(row));
  const reported = card.bills.flatMap(({ payments }) => payments);
  return centavos(Math.max(0, total - Math.max(paidOf(seen, period, total), paidOf(reported, period, total))));
};

const periodOf = (bill: Bill, { schedule }: Card): Period => billPeriod(schedule, addDays(bill.dueDate, -1), -1);

const official = (bill: Bill, card: Card, isPayment: IsPayment): ClosedBill => {
  const period = periodOf(bill, card);
  return {
    billId: bill.id,
    period,
    dueDate: bill.dueDate,
    total: bill.totalAmount,
    minimumPayment: bill.minimumPayment > 0 ? bill.minimumPayment : null,
    unpaid: unpaidOf(card, period, bill.totalAmount, isPayment),
  };
};

/** The sum of the period's rows: purchases less refunds. */
const computed = (card: Card, today: IsoDate, isPayment: IsPayment): ClosedBill | null => {
  const period = billPeriod(card.schedule, today, -1);
  const dueDate = estimatedDueDateOf(period, card);
  if (!dueDate || card.bills.some((bill) => periodOf(bill, card).end === period.end)) return null;
  const rows = card.transactions.filter((row) => {
    if (row.currencyCode !== card.account.currencyCode || (row.type === 'CREDIT' && isPayment(row))) return false;
    const { bill, period: own } = billOf(row, card);
    return !bill && own.end === period.end;
  });
  const total = centavos(-sum(rows.map(({ amount }) => amount)));
  if (total <= 0) return null;
  return {
    billId: null,
    period,
    dueDate,
    total,
    minimumPayment: null,
    unpaid: unpaidOf(card, period, total, isPayment),
  };
};

const newestFirst = (a: Bill, b: Bill): number => (a.dueDate < b.dueDate ? 1 : -1);

/** The bill that closed last: the bank's where it has reported one; null when nothing was bought. */
export const lastClosedBill = (card: Card, today: IsoDate, isPayment: IsPayment): ClosedBill | null => {
  const own = computed(card, today, isPayment);
  if (own) return own;
  // Some banks report the open bill too.
  const [bill] = card.bills.filter((one) => periodOf(one, card).end <= today).sort(newestFirst);
  return bill ? official(bill, card, isPayment) : null;
};

/** The bill that has closed and is not yet past due; null without one. */
export const closedBill = (card: Card, today: IsoDate, isPayment: IsPayment): ClosedBill | null => {
  const bill = lastClosedBill(card, today, isPayment);
  return bill && bill.dueDate >= today ? bill : null;
};
