import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, magnitude } from '../money.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { onOrAfterBusinessDay } from '../time/business-days.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import type { Bill } from './bill.ts';
import type { Period } from './bill-period.ts';
import type { Card } from './card-bills.ts';
import { isCarried } from './card-row-kind.ts';

/** Whether a credit of the card pays its bill. */
export type IsPayment = (credit: Transaction) => boolean;

/** Days before its closing in which a bill may be paid in full. */
const DAYS_BEFORE_CLOSING = 10;

type Payment = { date: IsoDate; amount: Centavos; isAhead: boolean };

const saysAhead = ({ description }: Transaction): boolean => normalizeText(description).includes('antecipad');

type Payments = { rows: readonly Payment[]; listed: readonly Payment[] };

/** Payments of the card: its rows, and what the bank lists under its bills. The same payment may stand under two bills. */
export const paymentsOf = (card: Card, isPayment: IsPayment): Payments => {
  const listed = new Map(
    card.bills.flatMap(({ payments }) => payments).map((one) => [`${one.date} ${one.amount}`, one] as const),
  );
  return {
    rows: card.transactions
      .filter((row) => row.type === 'CREDIT' && !isCarried(row) && (row.isBillPayment || isPayment(row)))
      .map((row) => ({ date: row.date, amount: magnitude(row.amount), isAhead: saysAhead(row) })),
    listed: [...listed.values()].map(({ date, amount }) => ({ date, amount: magnitude(amount), isAhead: false })),
  };
};

/** What came in within these dates, the earliest first: the rows, or what the bank lists where that is more. */
export const paidWithin = (
  { rows, listed }: Payments,
  from: IsoDate | undefined,
  to: IsoDate | undefined,
): Payment[] => {
  const within = (all: readonly Payment[]) =>
    all.filter(({ date }) => (from === undefined || date >= from) && (to === undefined || date < to));
  const sumOf = (all: readonly Payment[]) => all.reduce((sum, { amount }) => sum + amount, 0);
  const [own, others] = [within(rows), within(listed)];
  return (sumOf(others) > sumOf(own) ? others : own).toSorted((a, b) => (a.date < b.date ? -1 : 1));
};

/** A period on the way to its bill: `total` of the bank, or of the rows. */
export type Draft = {
  period: Period;
  record: Bill | null;
  dueDate: IsoDate;
  charged: Centavos;
  paid: number;
  isKnown: boolean;
};

const totalOf = ({ record, charged }: Draft): number => Math.max(0, record ? record.totalAmount : charged);
const leftOf = (draft: Draft): number => totalOf(draft) - draft.paid;

/** Bills before the one that closed last which a late payment may still pay. */
const LATE_BILLS = 3;

const pay = (draft: Draft, amount: number): number => {
  const part = Math.min(amount, leftOf(draft));
  draft.paid += part;
  return amount - part;
};

/**
 * The bills that a payment pays, in order: those that are not yet past due, the earliest first; the one that closed last; then those
 * past due. Where it is the very rest of one, that one alone.
 */
const paidBy = (
  { date, amount }: Payment,
  draft: Draft,
  late: readonly Draft[],
): { order: readonly Draft[]; isExact: boolean } => {
  const exact = [draft, ...late.toReversed()].find((bill) => leftOf(bill) === amount);
  if (exact) return { order: [exact], isExact: true };
  const isDue = (bill: Draft): boolean => onOrAfterBusinessDay(bill.dueDate) >= date;
  return { order: [...late.filter(isDue), draft, ...late.filter((bill) => !isDue(bill))], isExact: false };
};

/** What becomes of a bill's rest elsewhere: `onNext` of it stands in the next bill; `isTakenOver`: no payment pays it any more. */
export type Carrying = { onNext: (draft: Draft) => Centavos; isTakenOver: (draft: Draft) => boolean };

/**
 * Routes payments from a bill's closing on to it, up to its total, also after the next one has closed. What is more is ahead of the next
 * bill. Before a closing only a payment of the very total pays the bill that is to close; where the closed bill is unknown, a payment
 * pays that one.
 * @returns what is paid ahead of the open bill, or was given back beyond the last one
 */
export const settlePayments = (
  drafts: readonly Draft[],
  payments: Payments,
  { onNext, isTakenOver }: Carrying,
): Centavos => {
  let ahead = 0;
  const paysExactly = ({ date, amount }: Payment, before: Draft | undefined, next: Draft | undefined): boolean =>
    next !== undefined &&
    amount === totalOf(next) &&
    next.paid === 0 &&
    date >= addDays(next.period.end, -DAYS_BEFORE_CLOSING) &&
    (before === undefined || !before.isKnown || totalOf(before) - before.paid !== amount);

  for (const [index, draft] of [undefined, ...drafts].entries()) {
    const next = drafts[index];
    let over = 0;
    if (draft) {
      // The bank's total holds what was paid ahead, unless it is the sum of all purchases.
      if (!draft.record || draft.record.totalAmount === draft.charged) over += pay(draft, ahead);
      over += Math.max(0, -(draft.record ? draft.record.totalAmount : draft.charged));
    }
    const late = (): Draft[] =>
      drafts
        .slice(Math.max(0, index - 1 - LATE_BILLS), Math.max(0, index - 1))
        .filter((bill) => bill.isKnown && leftOf(bill) > 0 && !isTakenOver(bill));
    for (const payment of paidWithin(payments, draft?.period.end, next?.period.end)) {
      const paid = draft?.isKnown ? paidBy(payment, draft, late()) : null;
      if (next && !paid?.isExact && paysExactly(payment, draft, next)) pay(next, payment.amount);
      else if (paid) over += paid.order.reduce<number>((left, bill) => pay(bill, left), payment.amount);
      else if (payment.isAhead) over += payment.amount;
    }
    ahead = over;
    if (draft && next) next.charged = centavos(next.charged + onNext(draft));
  }
  return centavos(ahead);
};
