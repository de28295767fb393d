import type { Account } from '../accounts/account.ts';
import { type Centavos, centavos, magnitude } from '../money.ts';
import type { BillAhead } from './bills-ahead.ts';
import { daysApart, namesIn } from './match-reminders.ts';
import type { ScheduledRow } from './scheduled-rows.ts';

/** Days around a bill's due date in which a scheduled payment may be its own. A closed bill is paid earlier too, an overdue one later. */
const DAYS_AROUND = 10;

/** What scheduled payments leave of the bills, and of themselves. */
export type PaidBills = {
  /** By the bill as it was. One that is paid in full stands on the payment's day and covers the row. */
  bills: ReadonlyMap<BillAhead, BillAhead>;
  /** What a payment is beyond the bills that it pays in full; a smaller one stands whole. Zero: only the bill stands. */
  left: ReadonlyMap<ScheduledRow, Centavos>;
};

const mayPay = ({ row }: ScheduledRow, { kind, dueDate, amount, isOverdue }: BillAhead): boolean =>
  amount < 0 && (daysApart(row.date, dueDate) <= DAYS_AROUND || (kind === 'bill' && (isOverdue || row.date < dueDate)));

const isNamed = ({ row }: ScheduledRow, account: Account | undefined): boolean => {
  const words = new Set(namesIn(`${row.description} ${row.merchant ?? ''}`));
  return namesIn(`${account?.name ?? ''} ${account?.connectorName ?? ''}`).some((name) => words.has(name));
};

// The bill of the very amount, else that of the card which the row names, else the nearest.
const meantBill = (
  payment: ScheduledRow,
  bills: readonly BillAhead[],
  accounts: ReadonlyMap<string, Account>,
): BillAhead | null => {
  const rank = (bill: BillAhead): number => {
    if (magnitude(bill.amount) === magnitude(payment.row.amount)) return 0;
    return isNamed(payment, accounts.get(bill.accountId ?? '')) ? 1 : 2;
  };
  const nearestFirst = (a: BillAhead, b: BillAhead): number =>
    rank(a) - rank(b) ||
    daysApart(a.dueDate, payment.row.date) - daysApart(b.dueDate, payment.row.date) ||
    (`${a.dueDate} ${a.accountId}` < `${b.dueDate} ${b.accountId}` ? -1 : 1);
  return bills.filter((bill) => mayPay(payment, bill)).sort(nearestFirst)[0] ?? null;
};

const afterPayment = (bill: BillAhead, { row }: ScheduledRow, part: Centavos): BillAhead => {
  const rest = centavos(bill.amount + part);
  if (rest < 0) return { ...bill, amount: rest };
  // Paid in full: the money leaves on the row's day.
  return { ...bill, date: row.date, certainty: 'fixed', covers: [...bill.covers, row.id] };
};

const byDate = (a: ScheduledRow, b: ScheduledRow): number =>
  `${a.row.date} ${a.row.id}` < `${b.row.date} ${b.row.id}` ? -1 : 1;

/** Sets scheduled bill payments off against the bills: what is more than one bill pays the same card's next. */
export const withScheduledPayments = (
  bills: readonly BillAhead[],
  scheduled: readonly ScheduledRow[],
  accounts: ReadonlyMap<string, Account>,
): PaidBills => {
  const paid = new Map<BillAhead, BillAhead>(bills.map((bill) => [bill, bill]));
  const left = new Map<ScheduledRow, Centavos>();
  const open = new Set(bills);
  for (const payment of scheduled.filter(({ paysBill }) => paysBill).sort(byDate)) {
    let rest = magnitude(payment.row.amount);
    const now = (bill: BillAhead): BillAhead => paid.get(bill) ?? bill;
    const meant = meantBill(payment, [...open].map(now), accounts);
    const ofCard = [...open]
      .filter((bill) => meant && bill.accountId === meant.accountId && bill.dueDate >= meant.dueDate)
      .sort((a, b) => (a.dueDate < b.dueDate ? -1 : 1));
    for (const bill of ofCard) {
      const owed = magnitude(now(bill).amount);
      const part = centavos(Math.min(rest, owed));
      if (part === 0) break;
      paid.set(bill, afterPayment(now(bill), payment, part));
      if (part < owed) break;
      open.delete(bill);
      rest = centavos(rest - part);
    }
    left.set(payment, rest);
  }
  return { bills: paid, left };
};
