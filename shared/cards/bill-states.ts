import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, magnitude } from '../money.ts';
import { onOrAfterBusinessDay } from '../time/business-days.ts';
import { addDays, addMonths, type IsoDate } from '../time/calendar.ts';
import type { Bill } from './bill.ts';
import {
  billOf,
  billPeriod,
  DAYS_FROM_CLOSING_TO_DUE,
  estimatedDueDateOf,
  type Period,
  periodOfBill,
  withClosings,
} from './bill-period.ts';
import type { Card } from './card-bills.ts';
import { isCarried } from './card-row-kind.ts';
import { type Draft, type IsPayment, paymentsOf, settlePayments } from './settle-payments.ts';

/** `overdue`: past its due date (business day) with something left. `refinanced`: a later bill takes over what is left. */
export type BillState = 'closed' | 'partly_paid' | 'paid' | 'refinanced' | 'overdue';

/** A closed bill: the bank's own, or one computed from the rows of its period. Amounts in the card's currency. */
export type ClosedBill = {
  /** Null where the bank has reported none. */
  billId: string | null;
  period: Period;
  dueDate: IsoDate;
  /** Not positive where nothing is to pay. */
  total: Centavos;
  minimumPayment: Centavos | null;
  paid: Centavos;
  /** To pay: 0 for a refinanced bill. */
  remaining: Centavos;
  /** What a later bill takes over of a refinanced one; else 0. */
  carriedOn: Centavos;
  state: BillState;
};

/** The bill that has not closed. `net`: purchases, fees and carried debt less refunds, payments ahead and credit; may be negative. */
export type OpenBillNet = { period: Period; dueDate: IsoDate; net: Centavos };

/** `closed`: the earliest first, from the first one that the rows or the bank tell of. */
export type BillStates = { closed: ClosedBill[]; open: OpenBillNet };

const ZERO = centavos(0);
/** Around its due date, the row that takes over what is left of a bill. */
const CARRIED_FROM = -3;
const CARRIED_UNTIL = 35;

/** Whether what is left of a bill may be taken over on this date. */
export const mayBeCarriedOn = (date: IsoDate, dueDate: IsoDate): boolean =>
  date >= addDays(dueDate, CARRIED_FROM) && date <= addDays(dueDate, CARRIED_UNTIL);

const isBillRow = (row: Transaction, bill: Bill): boolean => row.billId === bill.id && row.status === 'POSTED';

/** The day of a closing that the bank shows without a date: behind the last posted row under the bill, before the guess. */
const shownClosing = (bill: Bill, card: Card, today: IsoDate): IsoDate | null => {
  if (bill.closingDate || periodOfBill(bill, card).end <= today) return null;
  const dates = card.transactions.filter((row) => isBillRow(row, bill) && row.date < today).map(({ date }) => date);
  const last = dates.sort().at(-1);
  return last ? addDays(last, 1) : null;
};

const byFacts = (card: Card, today: IsoDate): Card => {
  const shown = card.bills.flatMap((bill) => shownClosing(bill, card, today) ?? []);
  return shown.length === 0 ? card : { ...card, schedule: withClosings(card.schedule, shown) };
};

/** Closed by the first that is known: the reported closing, a posted row under it, its due date, the end of its period. */
const isClosed = (bill: Bill, card: Card, today: IsoDate): boolean =>
  bill.closingDate
    ? bill.closingDate <= today
    : bill.dueDate < today ||
      periodOfBill(bill, card).end <= today ||
      card.transactions.some((row) => isBillRow(row, bill) && row.date <= today);

/** What each bill's rows add up to, by the end of its period: debits less refunds, in the card's currency. */
export const chargesOf = (card: Card, isPayment: IsPayment): Map<IsoDate, Centavos> => {
  const { restOf, cancelledRows } = card.cancellations;
  const charges = new Map<IsoDate, Centavos>();
  // Most rows are on the bill of their date.
  const ends = new Map<IsoDate, IsoDate>();
  const endOf = (row: Transaction): IsoDate => {
    if (row.billId || row.billForecastMonth || card.billsLater.has(row.id)) return billOf(row, card).period.end;
    const end = ends.get(row.date) ?? billOf(row, card).period.end;
    ends.set(row.date, end);
    return end;
  };
  for (const row of card.transactions) {
    if (row.currencyCode !== card.account.currencyCode || cancelledRows.has(row.id)) continue;
    if (row.type === 'CREDIT' && (isCarried(row) || row.isBillPayment || isPayment(row))) continue;
    const end = endOf(row);
    const amount =
      row.type === 'DEBIT' ? magnitude(row.amount) : centavos(-(restOf.get(row.id) ?? magnitude(row.amount)));
    charges.set(end, centavos((charges.get(end) ?? 0) + amount));
  }
  return charges;
};

const periodsUntil = (card: Card, first: IsoDate, open: Period): Period[] => {
  const periods: Period[] = [];
  for (let period = billPeriod(card.schedule, addDays(first, -1)); period.end < open.end; ) {
    periods.push(period);
    period = billPeriod(card.schedule, period.end);
  }
  return periods;
};

/** Of a bill that the bank has not reported. */
export const dueDateOf = (period: Period, card: Card): IsoDate =>
  estimatedDueDateOf(period, card) ?? addDays(period.end, DAYS_FROM_CLOSING_TO_DUE);

const carriesOn = (card: Card, dueDate: IsoDate): boolean => {
  const [from, until] = [addDays(dueDate, CARRIED_FROM), addDays(dueDate, CARRIED_UNTIL)];
  return card.transactions.some(
    (row) =>
      from <= row.date &&
      row.date <= until &&
      // Later installments of a plan carry no other bill.
      (row.installment?.number ?? 1) === 1 &&
      isCarried(row),
  );
};

/** A bill whose payments are known. `isOnNextBill`: its rest stands in the next bill, as no carried row does. */
const finished = (
  { period, record, dueDate, charged, paid }: Draft,
  card: Card,
  today: IsoDate,
): { bill: ClosedBill; isOnNextBill: boolean } => {
  const total = record ? record.totalAmount : charged;
  const minimumPayment = record && record.minimumPayment > 0 ? record.minimumPayment : null;
  const left = centavos(Math.max(0, total - paid));
  const isPastDue = onOrAfterBusinessDay(dueDate) < today;
  const hasCarriedRow = left > 0 && carriesOn(card, dueDate);
  const isMinimumPaid = left > 0 && isPastDue && minimumPayment !== null && paid >= minimumPayment;
  const stateOf = (): BillState => {
    if (left === 0) return 'paid';
    if (hasCarriedRow || isMinimumPaid) return 'refinanced';
    if (isPastDue) return 'overdue';
    return paid > 0 ? 'partly_paid' : 'closed';
  };
  const state = stateOf();
  const isOver = state === 'refinanced';
  const [remaining, carriedOn] = isOver ? [ZERO, left] : [left, ZERO];
  const about = { billId: record?.id ?? null, period, dueDate, total, minimumPayment, paid: centavos(paid) };
  return { bill: { ...about, remaining, carriedOn, state }, isOnNextBill: isMinimumPaid && !hasCarriedRow };
};

/**
 * All bills of a card, by the facts of its bank first.
 * @param today the date in America/Sao_Paulo
 */
export const billStates = (known: Card, today: IsoDate, isPayment: IsPayment): BillStates => {
  const card = byFacts(known, today);
  const open = billPeriod(card.schedule, today);
  const charges = chargesOf(card, isPayment);
  const closedRecords = card.bills.filter((bill) => isClosed(bill, card, today));
  const records = new Map(closedRecords.map((bill) => [periodOfBill(bill, card).end, bill]));
  const [first] = [...charges.keys(), ...records.keys()].filter((end) => end < open.end).sort();
  const [firstRow] = card.transactions.map(({ date }) => date).sort();
  const drafts = (first ? periodsUntil(card, first, open) : []).map((period): Draft => {
    const record = records.get(period.end) ?? null;
    const isKnown = record !== null || (firstRow !== undefined && firstRow < period.end);
    const dueDate = record?.dueDate ?? dueDateOf(period, card);
    return { period, record, dueDate, charged: charges.get(period.end) ?? ZERO, paid: 0, isKnown };
  });
  const finish = (draft: Draft) => finished(draft, card, today);
  const onNext = (draft: Draft): Centavos => {
    const { bill, isOnNextBill } = finish(draft);
    return isOnNextBill ? bill.carriedOn : ZERO;
  };
  const isTakenOver = (draft: Draft): boolean => finish(draft).bill.state === 'refinanced';
  const ahead = settlePayments(drafts, paymentsOf(card, isPayment), { onNext, isTakenOver });
  const last = drafts.at(-1);
  const rest = last ? onNext(last) : ZERO;
  const openRecord = card.bills.find((bill) => periodOfBill(bill, card).end === open.end);
  return {
    closed: drafts
      .filter(
        (draft) => draft.record !== null || (draft.charged > 0 && estimatedDueDateOf(draft.period, card) !== null),
      )
      .map((draft) => finish(draft).bill),
    open: {
      period: open,
      dueDate: openRecord?.dueDate ?? dueDateOf(open, card),
      net: centavos((charges.get(open.end) ?? 0) + rest - ahead),
    },
  };
};

/** Whether the bank shows payments of this card at all; where it does not, an old bill says nothing about being paid. */
export const showsPayments = (card: Card, isPayment: IsPayment): boolean =>
  card.bills.some(({ payments }) => payments.length > 0) ||
  card.transactions.some((row) => row.type === 'CREDIT' && (row.isBillPayment || isPayment(row)));

/** What tells whether a bill is paid: the card shows payments, and rows were read from `since` on. */
export type Told = { isShown: boolean; since: IsoDate };

/** Whether a bill's state is known: all that may have paid it was read. */
export const isTold = ({ state, period }: ClosedBill, { isShown, since }: Told): boolean =>
  state === 'paid' || (isShown && period.end >= since);

/** A reported bill's state. Null where nothing tells it: the card shows no payments, or the bill closed before the first row was read. */
export const stateOfBill = ({ id }: Pick<Bill, 'id'>, { closed }: BillStates, told: Told): ClosedBill | null => {
  const found = closed.find(({ billId }) => billId === id);
  return found && isTold(found, told) ? found : null;
};

/** Months back in which a bill that nobody paid is shown as overdue. */
const MONTHS_OVERDUE = 12;
/** From this day on the rows of a card decide which bills are overdue, whatever else is read. */
export const overdueSince = (today: IsoDate): IsoDate => addMonths(today, -MONTHS_OVERDUE);

/** The bill that closed last; null when nothing was bought. */
export const lastClosedBill = (card: Card, today: IsoDate, isPayment: IsPayment): ClosedBill | null =>
  billStates(card, today, isPayment).closed.at(-1) ?? null;

/** The bill that has closed and is not yet past due, which it is after its business day; null without one. */
export const closedBillOf = ({ closed }: BillStates, today: IsoDate): ClosedBill | null => {
  const bill = closed.at(-1);
  return bill && onOrAfterBusinessDay(bill.dueDate) >= today ? bill : null;
};
