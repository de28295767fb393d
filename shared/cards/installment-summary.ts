import { groupBy } from '../group-by.ts';
import { type Centavos, sum } from '../money.ts';
import type { Installment, InstallmentPurchase } from './installments.ts';

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
