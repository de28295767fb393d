import type { TransactionStatus } from '../ledger/transaction.ts';
import { type Centavos, magnitude, sum } from '../money.ts';
import { addMonths, type IsoDate } from '../time/calendar.ts';
import { billingDate, billOf, type CardBills, dueDateOf } from './bill-of.ts';
import { billPeriod } from './bill-period.ts';
import { descriptionOf, type InstallmentRow, titleOf } from './installment-row.ts';
import { missingAmounts } from './missing-amounts.ts';
import type { Purchase } from './purchase.ts';

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
};

export type InstallmentPurchase = {
  accountId: string;
  currencyCode: string;
  description: string;
  purchaseDate: IsoDate;
  totalAmount: Centavos;
  /** 1 to `total`, in order. */
  installments: Installment[];
};

const reported = (row: InstallmentRow, card: CardBills, today: IsoDate): Installment => {
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
  const due = dueDateOf(billPeriod(card.schedule, period.start, months), card);
  return due ?? addMonths(billingDate(row.transaction, card), months);
};

// Installments before a posted one are billed, even when they are older than the bank's history.
const projected = (
  number: number,
  amount: Centavos,
  rows: readonly InstallmentRow[],
  card: CardBills,
): Installment[] => {
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

/** Adds the installments that the bank has not reported. */
export const completePurchase = (purchase: Purchase, card: CardBills, today: IsoDate): InstallmentPurchase[] => {
  const rows = [...purchase.rows.values()].toSorted((a, b) => a.number - b.number);
  const [first] = rows;
  if (!first) return [];
  const missing = missingAmounts(rows);
  const installments = [
    ...rows.map((row) => reported(row, card, today)),
    ...[...missing].flatMap(([number, amount]) => projected(number, amount, rows, card)),
  ].toSorted((a, b) => a.number - b.number);
  return [
    {
      accountId: first.transaction.accountId,
      currencyCode: first.transaction.currencyCode,
      description: titleOf(first),
      purchaseDate: purchase.purchaseDate,
      totalAmount: sum(installments.map(({ amount }) => amount)),
      installments,
    },
  ];
};
