import { billPeriod, DAYS_FROM_CLOSING_TO_DUE, estimatedDueDateOf, type Period } from '../cards/bill-period.ts';
import type { Card } from '../cards/card-bills.ts';
import { type IsPayment, lastClosedBill } from '../cards/closed-bill.ts';
import { completePurchase } from '../cards/installments.ts';
import { estimateOpenBill } from '../cards/open-bill.ts';
import { groupBy } from '../group-by.ts';
import { type Centavos, centavos, magnitude, sum } from '../money.ts';
import { onOrAfterBusinessDay } from '../time/business-days.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import type { Horizon, Occurrence, UpcomingItem } from './occurrences.ts';

/** Texts of the forecast for the end user, in Brazilian Portuguese. */
const billTexts = {
  bill: (card: string): string => `Fatura ${card}`,
  billCategory: 'Pagamento de cartão de crédito',
} as const;

/** A bill to pay, with the day that its bank names: matching goes by that, not by the business day behind it. */
export type BillAhead = UpcomingItem & { amount: Centavos; dueDate: IsoDate };

const DAYS_OVERDUE = 30;
const AUTOMATIC = { start: null, end: null };

const dueOf = (period: Period, card: Card): IsoDate =>
  estimatedDueDateOf(period, card) ?? addDays(period.end, DAYS_FROM_CLOSING_TO_DUE);

const itemOf = (
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
});

// Where no payment of the card was ever seen, an old bill says nothing about being paid.
const showsPayments = (card: Card, isPayment: IsPayment): boolean =>
  card.bills.some(({ payments }) => payments.length > 0) ||
  card.transactions.some((row) => row.type === 'CREDIT' && isPayment(row));

const closed = (card: Card, today: IsoDate, isPayment: IsPayment): BillAhead[] => {
  const bill = lastClosedBill(card, today, isPayment);
  if (!bill || bill.unpaid === 0) return [];
  const payable = onOrAfterBusinessDay(bill.dueDate);
  const isOverdue = payable < today;
  if (isOverdue && (payable < addDays(today, -DAYS_OVERDUE) || !showsPayments(card, isPayment))) return [];
  const item = itemOf(card, 'bill', bill.dueDate, bill.unpaid);
  return [
    {
      ...item,
      date: isOverdue ? today : item.date,
      sourceId: bill.billId,
      isOverdue,
      wasDue: isOverdue ? payable : null,
      certainty: bill.billId ? 'fixed' : 'estimated',
    },
  ];
};

/** Installments that fall into bills behind the open one, by when those are due. */
const installmentsLater = (card: Card, today: IsoDate, openDue: IsoDate) =>
  card.purchases
    .flatMap((purchase) => completePurchase(purchase, card, today))
    .filter(({ currencyCode }) => currencyCode === card.account.currencyCode)
    .flatMap(({ installments }) => installments)
    .filter(({ dueDate, isPaid }) => !isPaid && dueDate > openDue)
    .map(({ dueDate, amount }) => ({ dueDate, amount, streamId: null }));

const billOfOccurrence =
  (card: Card, today: IsoDate) =>
  ({ stream, date, amount }: Occurrence) => ({
    dueDate: dueOf(billPeriod(card.schedule, date < today ? today : date), card),
    amount: magnitude(amount),
    streamId: stream.id,
  });

/**
 * The bills of a card, one item each: the closed one while it is unpaid, the open one, and the later ones as far as
 * installments and recurring charges tell.
 * @param charges expected on this card
 */
export const billsAhead = (
  card: Card,
  charges: readonly Occurrence[],
  { today, last }: Horizon,
  isPayment: IsPayment,
): BillAhead[] => {
  const open = billPeriod(card.schedule, today);
  const openDue = dueOf(open, card);
  const expected = charges.map(billOfOccurrence(card, today));
  const parts = groupBy([...expected, ...installmentsLater(card, today, openDue)], ({ dueDate }) => dueDate);
  const amountOf = (dueDate: IsoDate): Centavos => sum((parts.get(dueDate) ?? []).map(({ amount }) => amount));
  const withStreams = (item: BillAhead): BillAhead => ({
    ...item,
    covers: [...new Set((parts.get(item.dueDate) ?? []).flatMap(({ streamId }) => streamId ?? []))],
  });
  const estimate = estimateOpenBill(card, AUTOMATIC, today).amount;
  const openTotal = centavos(estimate + amountOf(openDue));
  const future = [...parts.keys()].filter((dueDate) => dueDate > openDue).sort();
  return [
    ...closed(card, today, isPayment),
    ...(openTotal > 0 ? [withStreams(itemOf(card, 'open_bill', openDue, openTotal))] : []),
    ...future.map((dueDate) => withStreams(itemOf(card, 'future_bill', dueDate, amountOf(dueDate)))),
  ].filter(({ date }) => date <= last);
};
