import { expect, it } from 'vitest';
import type { InstallmentPurchase } from '../../../shared/cards/installments.ts';
import { progressOf, summarizeInstallments } from '../../../shared/cards/present.ts';
import { centavos } from '../../../shared/money.ts';
import { day } from '../ledger/a-transaction.ts';

const aPurchase = (amounts: number[], paid: number, currencyCode = 'BRL'): InstallmentPurchase => ({
  accountId: 'card-1',
  currencyCode,
  description: 'LOJA',
  merchant: 'Loja',
  purchaseDate: day('2026-05-01'),
  totalAmount: centavos(amounts.reduce((total, amount) => total + amount, 0)),
  state: 'active',
  installments: amounts.map((amount, index) => ({
    description: 'LOJA',
    amount: centavos(amount),
    number: index + 1,
    total: amounts.length,
    dueDate: day('2026-06-01'),
    category: null,
    status: index < paid ? 'POSTED' : 'PENDING',
    isProjected: false,
    isPaid: index < paid,
    isCancelled: false,
    isPrepaid: false,
  })),
});

it('the summary counts purchases by their number of installments, the fewest first', () => {
  const purchases = [aPurchase([1000, 1000, 1000], 1), aPurchase([501, 500], 2), aPurchase([10, 10, 10], 0)];
  expect(summarizeInstallments(purchases)).toEqual({
    totalAmount: 4031,
    totalInstallments: 8,
    totalPurchases: 3,
    distribution: [
      { totalInstallments: 2, count: 1, totalAmount: 1001 },
      { totalInstallments: 3, count: 2, totalAmount: 3030 },
    ],
    totalAmountRemaining: 2030,
    totalInstallmentsRemaining: 5,
    leftOut: 0,
  });
});

it('another currency is not summed', () => {
  expect(summarizeInstallments([aPurchase([100, 100], 0, 'USD')])).toMatchObject({
    ...{ totalAmount: 0, totalPurchases: 0, leftOut: 1 },
  });
});

it('no purchases make an empty summary', () => {
  expect(summarizeInstallments([])).toEqual({
    totalAmount: 0,
    totalInstallments: 0,
    totalPurchases: 0,
    distribution: [],
    totalAmountRemaining: 0,
    totalInstallmentsRemaining: 0,
    leftOut: 0,
  });
});

it('what is paid and what remains make up the purchase', () => {
  const { paid, remaining, amountPaid, amountRemaining } = progressOf(aPurchase([334, 333, 333], 1));
  expect([paid.length, remaining.length, amountPaid, amountRemaining]).toEqual([1, 2, 334, 666]);
});
