import type { Bill, BillPayment } from '../cards/bill.ts';
import { toCentavos } from '../money.ts';
import { bankDateOf } from '../time/bank-date.ts';
import type { AggregatorBill } from './schemas.ts';

const paymentsOf = ({ payments }: AggregatorBill): BillPayment[] =>
  (payments ?? []).flatMap(({ paymentDate, amount }) =>
    paymentDate === null || amount === null ? [] : [{ date: bankDateOf(paymentDate), amount: toCentavos(amount) }],
  );

/** Missing values become 0, false or the due date. */
export const toBill = (bill: AggregatorBill, { itemId, accountId }: { itemId: string; accountId: string }): Bill => ({
  id: bill.id,
  itemId,
  accountId,
  dueDate: bankDateOf(bill.dueDate),
  closingDate: bill.billClosingDate && bankDateOf(bill.billClosingDate),
  totalAmount: toCentavos(bill.totalAmount),
  currencyCode: bill.totalAmountCurrencyCode ?? 'BRL',
  minimumPayment: toCentavos(bill.minimumPaymentAmount ?? 0),
  allowsInstallments: bill.allowsInstallments ?? false,
  payments: paymentsOf(bill),
  createdAt: bill.createdAt ?? bill.dueDate,
  updatedAt: bill.updatedAt ?? bill.createdAt ?? bill.dueDate,
});
