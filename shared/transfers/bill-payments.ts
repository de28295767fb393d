import type { Bill } from '../cards/bill.ts';
import { groupBy } from '../group-by.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { addDays, daysBetween, type IsoDate } from '../time/calendar.ts';

const DAYS_AROUND = 10;
/** Days from closing to due date when the closing date is unknown (RULES.md#get-bill-summary). */
const DAYS_TO_DUE_DATE = 7;

const windowOf = (bill: Bill): { first: IsoDate; last: IsoDate } => ({
  first: addDays(bill.closingDate ?? addDays(bill.dueDate, -DAYS_TO_DUE_DATE), -DAYS_AROUND),
  last: addDays(bill.dueDate, DAYS_AROUND),
});

const byTotal = (
  rows: readonly Transaction[],
  totals: ReadonlySet<number>,
  fits: (row: Transaction) => boolean = () => true,
): Map<number, Transaction[]> =>
  groupBy(
    rows.filter((row) => totals.has(Math.abs(row.amount)) && fits(row)),
    (row) => Math.abs(row.amount),
  );

/**
 * Bank debits that pay a bill in full (dates: README). A bill with a known payment gets no second one.
 * @param fits whether text and category allow a payment; called only for debits equal to a bill
 */
export const billPayments = (
  bills: readonly Bill[],
  known: readonly Transaction[],
  candidates: readonly Transaction[],
  fits: (debit: Transaction) => boolean,
): Transaction[] => {
  const payable = bills.filter((bill) => bill.totalAmount > 0).toSorted(byDueDateThenId);
  const totals = new Set<number>(payable.map((bill) => bill.totalAmount));
  const [knownByTotal, candidatesByTotal] = [byTotal(known, totals), byTotal(candidates, totals, fits)];
  const used = new Set<string>();
  const nearest = (bill: Bill, rows: Map<number, Transaction[]>): Transaction | null =>
    nearestPayment(bill, rows.get(bill.totalAmount) ?? [], used);

  const open = payable.filter((bill) => {
    const payment = nearest(bill, knownByTotal);
    if (payment) used.add(payment.id);
    return !payment;
  });
  return open.flatMap((bill) => {
    const payment = nearest(bill, candidatesByTotal);
    if (payment) used.add(payment.id);
    return payment ?? [];
  });
};

const byDueDateThenId = (a: Bill, b: Bill): number =>
  (a.dueDate === b.dueDate ? a.id < b.id : a.dueDate < b.dueDate) ? -1 : 1;

const nearestPayment = (bill: Bill, rows: readonly Transaction[], used: ReadonlySet<string>): Transaction | null => {
  const { first, last } = windowOf(bill);
  const distance = (row: Transaction): number => Math.abs(daysBetween(bill.dueDate, row.date));
  const isNearer = (row: Transaction, other: Transaction): boolean => {
    const further = distance(row) - distance(other);
    return further === 0 ? row.id < other.id : further < 0;
  };
  let best: Transaction | null = null;
  for (const row of rows) {
    const ofThisCard = row.type === 'DEBIT' || row.accountId === bill.accountId;
    if (used.has(row.id) || row.currencyCode !== bill.currencyCode || !ofThisCard) continue;
    if (row.date < first || row.date > last) continue;
    if (!best || isNearer(row, best)) best = row;
  }
  return best;
};
