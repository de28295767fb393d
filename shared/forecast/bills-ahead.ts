import type { Account } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import {
  billPeriod,
  type CardClosing,
  cardClosing,
  DAYS_FROM_CLOSING_TO_DUE,
  estimatedDueDateOf,
  type Period,
} from '../cards/bill-period.ts';
import { type BillStates, type ClosedBill, isTold, overdueSince, showsPayments } from '../cards/bill-states.ts';
import { type Card, registeredClosingDay } from '../cards/card-bills.ts';
import { completePurchase } from '../cards/installments.ts';
import type { IsPayment } from '../cards/settle-payments.ts';
import { groupBy } from '../group-by.ts';
import { type Centavos, centavos, magnitude, sum } from '../money.ts';
import { onOrAfterBusinessDay } from '../time/business-days.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import { type Horizon, NO_PARTS, type Occurrence, type UpcomingItem } from './occurrences.ts';

/** Texts of the forecast for the end user, in Brazilian Portuguese. */
const billTexts = {
  bill: (card: string): string => `Fatura ${card}`,
  billCategory: 'Pagamento de cartão de crédito',
} as const;

/** A bill to pay, with the day that its bank names: matching goes by that, not by the business day behind it. */
export type BillAhead = UpcomingItem & { amount: Centavos; dueDate: IsoDate };

const dueOf = (period: Period, card: CardClosing): IsoDate =>
  estimatedDueDateOf(period, card) ?? addDays(period.end, DAYS_FROM_CLOSING_TO_DUE);

/** An item of a card's bill. @param total positive: to pay */
export const billAheadOf = (
  card: Card,
  kind: 'bill' | 'open_bill' | 'future_bill',
  dueDate: IsoDate,
  total: Centavos,
): BillAhead => ({
  date: onOrAfterBusinessDay(dueDate),
  dueDate,
  kind,
  description: billTexts.bill(card.account.name),
  amount: centavos(-total),
  certainty: kind === 'bill' ? 'fixed' : 'estimated',
  category: billTexts.billCategory,
  accountId: card.account.id,
  sourceId: null,
  covers: [],
  isOverdue: false,
  wasDue: null,
  ...NO_PARTS,
});

const closedItem = (card: Card, bill: ClosedBill, today: IsoDate): BillAhead => {
  const payable = onOrAfterBusinessDay(bill.dueDate);
  const isOverdue = payable < today;
  return {
    ...billAheadOf(card, 'bill', bill.dueDate, bill.remaining),
    date: isOverdue ? today : payable,
    sourceId: bill.billId,
    isOverdue,
    wasDue: isOverdue ? payable : null,
    certainty: bill.billId ? 'fixed' : 'estimated',
  };
};

const closedItems = (card: Card, { closed }: BillStates, today: IsoDate, isPayment: IsPayment): BillAhead[] => {
  const told = { isShown: showsPayments(card, isPayment), since: overdueSince(today) };
  return closed
    .filter((bill) => bill.remaining > 0 && (onOrAfterBusinessDay(bill.dueDate) >= today || isTold(bill, told)))
    .map((bill) => closedItem(card, bill, today));
};

/** A charge that a bill will hold; a negative one is given back. */
export type Part = { dueDate: IsoDate; amount: Centavos; streamId: string | null };

/** A card, its bills by what is known, and the charges that are expected on it. */
export type CardToCome = { card: Card; states: BillStates; charges: readonly Occurrence[] };

/** Installments that are on the open bill without a row of the bank, and those of later bills. */
const installmentsAhead = (card: Card, today: IsoDate, openDue: IsoDate): Part[] =>
  card.purchases
    .flatMap((purchase) => completePurchase(purchase, card, today))
    .filter(({ currencyCode }) => currencyCode === card.account.currencyCode)
    .flatMap(({ installments }) => installments)
    .filter(({ isPaid, isCancelled }) => !isPaid && !isCancelled)
    .filter(({ dueDate, isProjected }) => dueDate > openDue || (isProjected && dueDate === openDue))
    .map(({ dueDate, amount }) => ({ dueDate, amount, streamId: null }));

/** The due date of the bill that holds a day that has not passed, or of one so many bills later. */
export const dueOfDay = ({ card, states: { open } }: CardToCome, date: IsoDate, later = 0): IsoDate => {
  const isOpen = date < open.period.end;
  if (isOpen && later === 0) return open.dueDate;
  const period = isOpen
    ? billPeriod(card.schedule, open.period.end, later - 1)
    : billPeriod(card.schedule, date, later);
  return dueOf(period, card);
};

const partOf =
  (toCome: CardToCome) =>
  ({ stream, date, amount }: Occurrence): Part => ({
    dueDate: dueOfDay(toCome, date),
    amount: magnitude(amount),
    streamId: stream.id,
  });

// What was given back beyond the open bill lessens the next ones.
const lessCredit = (future: readonly BillAhead[], credit: Centavos): BillAhead[] => {
  let left = credit;
  return future.flatMap((bill) => {
    const part = centavos(Math.min(left, -bill.amount));
    left = centavos(left - part);
    const amount = centavos(bill.amount + part);
    return amount < 0 ? [{ ...bill, amount }] : [];
  });
};

/**
 * The bills of a card, one item each: the closed ones while they are unpaid, the open one with what is on it and what is still
 * expected, and the later ones as far as installments and recurring charges tell.
 * @param assumed charges that are on top of what is known
 */
export const billsAhead = (
  toCome: CardToCome,
  { today, last }: Horizon,
  isPayment: IsPayment,
  assumed: readonly Part[] = [],
): BillAhead[] => {
  const { card, states, charges } = toCome;
  const { net: soFar, dueDate: openDue } = states.open;
  const expected = [...charges.map(partOf(toCome)), ...installmentsAhead(card, today, openDue), ...assumed];
  const parts = groupBy(expected, ({ dueDate }) => dueDate);
  const amountOf = (dueDate: IsoDate): Centavos => sum((parts.get(dueDate) ?? []).map(({ amount }) => amount));
  const withStreams = (item: BillAhead): BillAhead => ({
    ...item,
    covers: [...new Set((parts.get(item.dueDate) ?? []).flatMap(({ streamId }) => streamId ?? []))],
  });
  const openTotal = centavos(soFar + amountOf(openDue));
  const open = { ...billAheadOf(card, 'open_bill', openDue, openTotal), soFar, expected: amountOf(openDue) };
  const future = [...parts.keys()].filter((dueDate) => dueDate > openDue).sort();
  const later = future.map((dueDate) => withStreams(billAheadOf(card, 'future_bill', dueDate, amountOf(dueDate))));
  return [
    ...closedItems(card, states, today, isPayment),
    ...(openTotal > 0 ? [withStreams(open)] : []),
    ...lessCredit(later, centavos(Math.max(0, -openTotal))),
  ].filter(({ date }) => date <= last);
};

type CardFacts = Pick<AccountSnapshot, 'bills' | 'closingDates'>;

/** On which day a purchase with a card is paid: that of the bill that holds the purchase's day, or of one so many bills later. */
export const paymentDays = (
  { bills, closingDates }: CardFacts,
  today: IsoDate,
): ((card: Account, date: IsoDate, later?: number) => IsoDate) => {
  const closings = new Map<string, CardClosing>();
  return (account, date, later = 0) => {
    const own = bills.filter(({ accountId }) => accountId === account.id);
    const facts = { account, bills: own, chosenDay: registeredClosingDay(account.id, closingDates) };
    const closing = closings.get(account.id) ?? cardClosing(facts, today);
    closings.set(account.id, closing);
    return onOrAfterBusinessDay(dueOf(billPeriod(closing.schedule, date, later), closing));
  };
};
