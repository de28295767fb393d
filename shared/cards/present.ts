import type { Account } from '../accounts/account.ts';
import { groupBy } from '../group-by.ts';
import { type Centavos, sum, toAmount } from '../money.ts';
import { utcDateOf, utcMidnight } from '../time/instant.ts';
import type { Bill } from './bill.ts';
import type { Card } from './card-bills.ts';
import type { ClosedBill } from './closed-bill.ts';
import type { Installment, InstallmentPurchase } from './installments.ts';
import type { OpenBill } from './open-bill.ts';

export type InstallmentSummary = {
  totalAmount: Centavos;
  totalInstallments: number;
  totalPurchases: number;
  distribution: { totalInstallments: number; count: number; totalAmount: Centavos }[];
  totalAmountRemaining: Centavos;
  totalInstallmentsRemaining: number;
};

const amountOf = ({ amount }: { amount: Centavos }): Centavos => amount;
const totalOf = ({ totalAmount }: { totalAmount: Centavos }): Centavos => totalAmount;

export const progressOf = ({ installments }: InstallmentPurchase) => {
  const paid = installments.filter(({ isPaid }) => isPaid);
  const remaining = installments.filter(({ isPaid }) => !isPaid);
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
  };
};

const amountOrNull = (value: Centavos | null | undefined): number | null =>
  value === null || value === undefined ? null : toAmount(value);

/** `dueDate` is midnight UTC of the calendar day. */
export const presentBill = (userId: string, bill: Bill) => ({
  id: bill.id,
  userId,
  itemId: bill.itemId,
  accountId: bill.accountId,
  dueDate: utcMidnight(bill.dueDate),
  totalAmount: toAmount(bill.totalAmount),
  totalAmountCurrencyCode: bill.currencyCode,
  minimumPaymentAmount: toAmount(bill.minimumPayment),
  allowsInstallments: bill.allowsInstallments,
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
  is_paid: bill.unpaid === 0,
});

/** Bill summary with the bank's own closing date added. */
export const presentOpenBill = ({ account, closingDay }: Card, openBill: OpenBill, closed: ClosedBill | null) => {
  const { creditData } = account;
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
});
