import type { Account } from '../accounts/account.ts';
import { groupBy } from '../group-by.ts';
import { type Centavos, sum, toAmount } from '../money.ts';
import type { IsoDate } from '../time/calendar.ts';
import { utcDateOf, utcMidnight } from '../time/instant.ts';
import type { Bill } from './bill.ts';
import type { BillStates, ClosedBill } from './bill-states.ts';
import { closedBillOf } from './bill-states.ts';
import type { Card } from './card-bills.ts';
import type { Installment, InstallmentPurchase } from './installments.ts';
import type { OpenBill } from './open-bill.ts';

export type InstallmentSummary = {
  totalAmount: Centavos;
  totalInstallments: number;
  totalPurchases: number;
  distribution: { totalInstallments: number; count: number; totalAmount: Centavos }[];
  totalAmountRemaining: Centavos;
  totalInstallmentsRemaining: number;
  /** Purchases in other currencies. */
  leftOut: number;
};

const amountOrNull = (value: Centavos | null | undefined): number | null =>
  value === null || value === undefined ? null : toAmount(value);

const amountOf = ({ amount }: { amount: Centavos }): Centavos => amount;
const totalOf = ({ totalAmount }: { totalAmount: Centavos }): Centavos => totalAmount;

export const progressOf = ({ installments }: InstallmentPurchase) => {
  const paid = installments.filter(({ isPaid, isCancelled }) => isPaid && !isCancelled);
  const remaining = installments.filter(({ isPaid, isCancelled }) => !isPaid && !isCancelled);
  return { paid, remaining, amountPaid: sum(paid.map(amountOf)), amountRemaining: sum(remaining.map(amountOf)) };
};

const plan = ({ installments }: InstallmentPurchase): number => installments.length;

/** `count` counts purchases. Totals are in BRL: purchases in other currencies are listed and not summed. */
export const summarizeInstallments = (purchases: readonly InstallmentPurchase[]): InstallmentSummary => {
  const inReais = purchases.filter(({ currencyCode }) => currencyCode === 'BRL');
  const remaining: Installment[] = inReais.flatMap((purchase) => progressOf(purchase).remaining);
  return {
    totalAmount: sum(inReais.map(totalOf)),
    totalInstallments: inReais.flatMap(({ installments }) => installments).length,
    totalPurchases: inReais.length,
    distribution: [...groupBy(inReais, plan)]
      .toSorted(([a], [b]) => a - b)
      .map(([totalInstallments, group]) => ({
        totalInstallments,
        count: group.length,
        totalAmount: sum(group.map(totalOf)),
      })),
    totalAmountRemaining: sum(remaining.map(amountOf)),
    totalInstallmentsRemaining: remaining.length,
    leftOut: purchases.length - inReais.length,
  };
};

type KnownState = Pick<ClosedBill, 'state' | 'paid' | 'remaining'>;

/**
 * `dueDate` is midnight UTC of the calendar day.
 * @param known null where no payment of the card was ever seen, so that nothing tells whether the bill was paid
 */
export const presentBill = (userId: string, bill: Bill, known: KnownState | null) => ({
  id: bill.id,
  userId,
  itemId: bill.itemId,
  accountId: bill.accountId,
  dueDate: utcMidnight(bill.dueDate),
  totalAmount: toAmount(bill.totalAmount),
  totalAmountCurrencyCode: bill.currencyCode,
  minimumPaymentAmount: toAmount(bill.minimumPayment),
  allowsInstallments: bill.allowsInstallments,
  state: known?.state ?? null,
  paidAmount: amountOrNull(known?.paid),
  remainingAmount: amountOrNull(known?.remaining),
  createdAt: bill.createdAt,
  updatedAt: bill.updatedAt,
});

const presentClosedBill = (bill: ClosedBill) => ({
  bill_id: bill.billId,
  period_start: utcMidnight(bill.period.start),
  period_end: utcMidnight(bill.period.end),
  due_date: bill.dueDate,
  total_amount: toAmount(bill.total),
  is_official: bill.billId !== null,
  minimum_payment_amount: amountOrNull(bill.minimumPayment),
  is_paid: bill.state === 'paid',
  state: bill.state,
  remaining_amount: toAmount(bill.remaining),
});

/** Bill summary with the bank's own closing date added. */
export const presentOpenBill = (
  { account, closingDay }: Card,
  openBill: OpenBill,
  states: BillStates,
  today: IsoDate,
) => {
  const { creditData } = account;
  const closed = closedBillOf(states, today);
  return {
    account_id: account.id,
    account_name: account.name,
    custom_name: account.customName ?? null,
    currency_code: account.currencyCode,
    credit_limit: amountOrNull(creditData?.creditLimit),
    available_credit_limit: amountOrNull(creditData?.availableCreditLimit),
    closing_day: closingDay,
    period_start: openBill.start,
    period_end: openBill.end,
    approx_current_bill_amount: toAmount(openBill.amount),
    net_bill_amount: toAmount(states.open.net),
    net_due_date: states.open.dueDate,
    provider_close_date: creditData?.balanceCloseDate ? utcDateOf(creditData.balanceCloseDate) : null,
    closed_bill: closed && presentClosedBill(closed),
  };
};

const presentInstallment = (installment: Installment) => ({
  description: installment.description,
  amount: toAmount(installment.amount),
  installmentNumber: installment.number,
  totalInstallments: installment.total,
  dueDate: installment.dueDate,
  category: installment.category,
  status: installment.status,
  isProjected: installment.isProjected,
  isCancelled: installment.isCancelled,
  isPrepaid: installment.isPrepaid,
});

/** Purchase (RULES.md#get-installments), plus the fields that existing clients read. */
export const presentPurchase = (purchase: InstallmentPurchase, cards: readonly Account[]) => {
  const card = cards.find(({ id }) => id === purchase.accountId);
  const { paid, remaining, amountPaid, amountRemaining } = progressOf(purchase);
  return {
    purchaseDate: purchase.purchaseDate,
    totalAmount: toAmount(purchase.totalAmount),
    installments: purchase.installments.map(presentInstallment),
    description: purchase.description,
    merchant: purchase.merchant,
    state: purchase.state,
    currencyCode: purchase.currencyCode,
    currency_code: purchase.currencyCode,
    accountId: purchase.accountId,
    accountName: card?.name ?? '',
    customName: card?.customName ?? null,
    installmentsPaid: paid.length,
    installmentsRemaining: remaining.length,
    amountPaid: toAmount(amountPaid),
    amountRemaining: toAmount(amountRemaining),
  };
};

export const presentInstallmentSummary = (summary: InstallmentSummary) => ({
  totalAmount: toAmount(summary.totalAmount),
  totalInstallments: summary.totalInstallments,
  totalPurchases: summary.totalPurchases,
  installmentDistribution: summary.distribution.map(({ totalInstallments, count, totalAmount }) => ({
    totalInstallments,
    count,
    totalAmount: toAmount(totalAmount),
  })),
  totalAmountRemaining: toAmount(summary.totalAmountRemaining),
  totalInstallmentsRemaining: summary.totalInstallmentsRemaining,
  leftOut: summary.leftOut,
});
