import { type Account, isBankAccount, isOpen } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import type { Bill } from '../cards/bill.ts';
import { isCardPaymentCategory } from '../categories/category-groups.ts';
import { merchantKey, shareName } from '../categorizer/merchant-key.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, magnitude } from '../money.ts';
import type { CurrentStream } from '../recurring/found-stream.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import { classifyTransfers } from '../transfers/classify-transfers.ts';
import type { BillAhead } from './bills-ahead.ts';
import { daysApart, namesIn, SAME_DAYS, sameAmount } from './match-reminders.ts';
import { type Occurrence, reachOf } from './occurrences.ts';

/** A row of a BRL bank account that its bank lists for a day after today. */
export type ScheduledRow = {
  row: Transaction;
  /** It stays among the user's own BRL bank accounts. */
  isOwnMove: boolean;
  paysBill: boolean;
};

/** Bills and counter-entries of so many days before today say what a scheduled row is. */
const DAYS_BACK = 60;

type Sources = {
  transactions: readonly Transaction[];
  accounts: readonly Account[];
  bills: readonly Bill[];
  holdings?: AccountSnapshot['holdings'];
};

const inReais = (account: Account): boolean =>
  isBankAccount(account) && isOpen(account) && account.currencyCode === 'BRL';

/** The rows of BRL bank accounts dated after today, whatever their status. */
const rowsAhead = ({ transactions, accounts }: Sources, today: IsoDate): Transaction[] => {
  const ids = new Set<string>(accounts.filter(inReais).map(({ id }) => id));
  return transactions.filter(({ accountId, date }) => date > today && ids.has(accountId));
};

/** What the banks have scheduled, in BRL. A move of own money from or to the only BRL account is with one that is not connected. */
export const scheduledRows = (sources: Sources, today: IsoDate): ScheduledRow[] => {
  const rows = rowsAhead(sources, today).filter(({ currencyCode }) => currencyCode === 'BRL');
  if (rows.length === 0) return [];
  const { transactions, accounts, bills, holdings } = sources;
  const since = addDays(today, -DAYS_BACK);
  const transfers = classifyTransfers(
    transactions.filter(({ date }) => date >= since),
    accounts,
    bills,
    holdings,
  );
  const hasOthers = accounts.filter(inReais).length > 1;
  return rows.map((row) => ({
    row,
    isOwnMove: hasOthers && transfers.get(row.id) === 'ownTransfer',
    paysBill: row.type === 'DEBIT' && (transfers.get(row.id) === 'cardPayment' || isCardPaymentCategory(row.category)),
  }));
};

/** Scheduled rows whose value in BRL is not known. */
export const scheduledInOtherCurrencies = (sources: Sources, today: IsoDate): number =>
  rowsAhead(sources, today).filter(({ currencyCode }) => currencyCode !== 'BRL').length;

/** The stream that a scheduled row is an occurrence of, and the expected one that it stands for; null where none was expected. */
export type CoveredStream = { stream: CurrentStream; occurrence: Occurrence | null };

type Option = { scheduled: ScheduledRow; occurrence: Occurrence; days: number; isNamed: boolean };

const optionOf = (scheduled: ScheduledRow, occurrence: Occurrence): Option[] => {
  const { row } = scheduled;
  const { stream, date, amount } = occurrence;
  if ((row.type === 'CREDIT') !== (stream.direction === 'inflow')) return [];
  const days = daysApart(row.date, date);
  const isNamed =
    shareName(merchantKey(row), merchantKey(stream)) || (row.merchant !== null && row.merchant === stream.merchant);
  const isSame = (days <= SAME_DAYS && sameAmount(row.amount, amount)) || (isNamed && days <= reachOf(stream));
  return isSame ? [{ scheduled, occurrence, days, isNamed }] : [];
};

const nearestFirst = (a: Option, b: Option): number => {
  const isElsewhere = ({ scheduled, occurrence }: Option) => scheduled.row.accountId !== occurrence.stream.accountId;
  const off = ({ scheduled, occurrence }: Option) => Math.abs(scheduled.row.amount - occurrence.amount);
  const [left, right] = [a, b].map(({ scheduled, occurrence }) => `${scheduled.row.id} ${occurrence.stream.id}`);
  return (
    Number(b.isNamed) - Number(a.isNamed) ||
    a.days - b.days ||
    Number(isElsewhere(a)) - Number(isElsewhere(b)) ||
    off(a) - off(b) ||
    ((left ?? '') < (right ?? '') ? -1 : 1)
  );
};

/**
 * The streams that scheduled rows are, one to one: those that hold the row themselves, else an occurrence within three days with
 * the amount within 5 %, or by its name within the stream's reach.
 * @param occurrences of bank accounts
 */
export const coveredStreams = (
  scheduled: readonly ScheduledRow[],
  occurrences: readonly Occurrence[],
): ReadonlyMap<ScheduledRow, CoveredStream> => {
  const own = new Map(
    occurrences.flatMap(({ announced, stream }) => (announced ? [[announced.id, stream] as const] : [])),
  );
  const covered = new Map<ScheduledRow, CoveredStream>();
  for (const one of scheduled) {
    const stream = own.get(one.row.id);
    if (stream) covered.set(one, { stream, occurrence: null });
  }
  const expected = occurrences.filter(({ announced }) => !announced);
  const options = scheduled.flatMap((one) =>
    covered.has(one) || one.paysBill || one.isOwnMove
      ? []
      : expected.flatMap((occurrence) => optionOf(one, occurrence)),
  );
  const taken = new Set<Occurrence>();
  for (const { scheduled: one, occurrence } of options.sort(nearestFirst)) {
    if (covered.has(one) || taken.has(occurrence)) continue;
    covered.set(one, { stream: occurrence.stream, occurrence });
    taken.add(occurrence);
  }
  return covered;
};

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
  const nearestBill = (a: BillAhead, b: BillAhead): number =>
    rank(a) - rank(b) ||
    daysApart(a.dueDate, payment.row.date) - daysApart(b.dueDate, payment.row.date) ||
    (`${a.dueDate} ${a.accountId}` < `${b.dueDate} ${b.accountId}` ? -1 : 1);
  return bills.filter((bill) => mayPay(payment, bill)).sort(nearestBill)[0] ?? null;
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
