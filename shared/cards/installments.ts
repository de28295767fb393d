import { spokenTitle } from '../categorizer/spoken-name.ts';
import type { TransactionStatus } from '../ledger/transaction.ts';
import { type Centavos, magnitude, sum } from '../money.ts';
import { addMonths, addToMonth, firstDayOf, type IsoDate, lastDayOf, monthOf } from '../time/calendar.ts';
import { billingDate, billOf, billPeriod, type CardBills, estimatedDueDateOf } from './bill-period.ts';
import { isWaived } from './cancelled-installments.ts';
import { type Card, type CardRecords, cardOf } from './card-bills.ts';
import { missingAmounts } from './missing-amounts.ts';
import {
  descriptionOf,
  type InstallmentRow,
  MONTHS_OF_FUTURE_ROWS,
  type Purchase,
  prepaidNumbers,
  titleOf,
} from './purchase.ts';

export type Installment = {
  description: string;
  /** Positive. */
  amount: Centavos;
  /** 1-based. */
  number: number;
  total: number;
  /** Due date of its bill; without a known due date, its billing date. */
  dueDate: IsoDate;
  category: string | null;
  status: TransactionStatus;
  /** Derived: the bank has not reported it. */
  isProjected: boolean;
  /** Posted, and not on a future bill. */
  isPaid: boolean;
  /** Taken away by a credit before it was billed: not owed. */
  isCancelled: boolean;
  /** Brought forward to the bill of its date. */
  isPrepaid: boolean;
};

export type PurchaseState = 'active' | 'finished' | 'cancelled' | 'prepaid';

export type InstallmentPurchase = {
  accountId: string;
  currencyCode: string;
  description: string;
  /** Who sold it, as a person would say it. */
  merchant: string;
  purchaseDate: IsoDate;
  /** What was bought, cancelled installments included. */
  totalAmount: Centavos;
  state: PurchaseState;
  /** 1 to `total`, in order. */
  installments: Installment[];
};

const reported = (
  row: InstallmentRow,
  card: CardBills,
  today: IsoDate,
): Omit<Installment, 'isCancelled' | 'isPrepaid'> => {
  const { transaction } = row;
  const { dueDate, period } = billOf(transaction, card);
  return {
    description: transaction.description,
    amount: magnitude(transaction.amount),
    number: row.number,
    total: row.total,
    dueDate: dueDate ?? billingDate(transaction, card),
    category: transaction.category,
    status: transaction.status,
    isProjected: false,
    // Some banks post all installments at once; those of later bills are not paid yet.
    isPaid: transaction.status === 'POSTED' && period.start <= today,
  };
};

const closestTo = (number: number, rows: readonly InstallmentRow[]): InstallmentRow | undefined =>
  rows.toSorted((a, b) => Math.abs(a.number - number) - Math.abs(b.number - number) || a.number - b.number)[0];

/** As many bills after the row's bill as its number is after the row's number. */
const projectedDueDate = (number: number, row: InstallmentRow, card: CardBills): IsoDate => {
  const months = number - row.number;
  const { period } = billOf(row.transaction, card);
  const due = estimatedDueDateOf(billPeriod(card.schedule, period.start, months), card);
  return due ?? addMonths(billingDate(row.transaction, card), months);
};

// Installments before a posted one are billed, even when they are older than the bank's history.
const projected = (
  number: number,
  amount: Centavos,
  rows: readonly InstallmentRow[],
  card: CardBills,
): Omit<Installment, 'isCancelled' | 'isPrepaid'>[] => {
  const row = closestTo(number, rows);
  if (!row) return [];
  const isPaid = rows.some((other) => other.number > number);
  return [
    {
      description: descriptionOf(row, number),
      amount,
      number,
      total: row.total,
      dueDate: projectedDueDate(number, row, card),
      category: row.transaction.category,
      status: isPaid ? 'POSTED' : 'PENDING',
      isProjected: true,
      isPaid,
    },
  ];
};

const stateOf = (installments: readonly Installment[]): PurchaseState => {
  if (installments.some(({ isPaid, isCancelled, isPrepaid }) => !isPaid && !isCancelled && !isPrepaid)) return 'active';
  if (installments.some(({ isCancelled }) => isCancelled)) return 'cancelled';
  return installments.some(({ isPrepaid }) => isPrepaid) ? 'prepaid' : 'finished';
};

/** Adds the installments that the bank has not reported, but none behind a prepayment or of a waived fee. */
export const completePurchase = (purchase: Purchase, card: Card, today: IsoDate): InstallmentPurchase[] => {
  const rows = [...purchase.rows.values()].toSorted((a, b) => a.number - b.number);
  const [first] = rows;
  if (!first) return [];
  const prepaid = new Set(prepaidNumbers(purchase));
  const isOver = prepaid.size > 0 || isWaived(purchase, card, today);
  const last = rows.at(-1)?.number ?? 0;
  const missing = [...missingAmounts(rows)].filter(([number]) => !isOver || number < last);
  const cancelled = card.cancellations.numbersOf.get(purchase);
  const installments = [
    ...rows.map((row) => reported(row, card, today)),
    ...missing.flatMap(([number, amount]) => projected(number, amount, rows, card)),
  ]
    .toSorted((a, b) => a.number - b.number)
    .map((one) => ({
      ...one,
      isCancelled: cancelled?.has(one.number) ?? false,
      isPrepaid: prepaid.has(one.number),
    }));
  return [
    {
      accountId: first.transaction.accountId,
      currencyCode: first.transaction.currencyCode,
      description: titleOf(first),
      merchant: spokenTitle({ ...first.transaction, description: titleOf(first) }),
      purchaseDate: purchase.purchaseDate,
      totalAmount: sum(installments.map(({ amount }) => amount)),
      state: stateOf(installments),
      installments,
    },
  ];
};

/** Purchase dates, both included. */
export type PurchaseDates = { first: IsoDate; last: IsoDate };

const MONTHS_BACK = 3;

const monthsBefore = (date: IsoDate): IsoDate => firstDayOf(addToMonth(monthOf(date), -MONTHS_BACK));

/** Default: three months ago to this month (RULES.md#defaults-and-limits). One given side moves a contradicting other side. */
export const purchaseDates = (start: IsoDate | undefined, end: IsoDate | undefined, today: IsoDate): PurchaseDates => {
  const first = start ?? monthsBefore(end && end < today ? end : today);
  return { first, last: end ?? lastDayOf(monthOf(first > today ? first : today)) };
};

/** Includes the month before: it shows that a row belongs to an earlier purchase. */
export const datesOfInstallments = ({ first }: PurchaseDates, today: IsoDate): PurchaseDates => ({
  first: addMonths(first, -1),
  last: addMonths(today, MONTHS_OF_FUTURE_ROWS),
});

const newestFirst = (a: InstallmentPurchase, b: InstallmentPurchase): number =>
  a.purchaseDate === b.purchaseDate ? 0 : a.purchaseDate < b.purchaseDate ? 1 : -1;

/** Newest first, each purchase with all its installments. */
export const installmentPurchases = (
  records: CardRecords,
  dates: PurchaseDates,
  today: IsoDate,
): InstallmentPurchase[] =>
  records.cards
    .flatMap((account) => {
      const card = cardOf(account, records, today);
      return card.purchases
        .filter(({ purchaseDate }) => dates.first <= purchaseDate && purchaseDate <= dates.last)
        .flatMap((purchase) => completePurchase(purchase, card, today));
    })
    .sort(newestFirst);
