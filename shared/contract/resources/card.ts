import * as z from 'zod/mini';
import { customName, dateText, named, timestamp } from './common.ts';
import { TRANSACTION_STATUSES } from './transaction.ts';

/** A closed or overdue bill. */
export const bill = named('Bill', () =>
  z.object({
    id: z.string(),
    userId: z.string(),
    itemId: z.string(),
    accountId: z.string(),
    dueDate: timestamp(),
    totalAmount: z.number(),
    totalAmountCurrencyCode: z.string(),
    minimumPaymentAmount: z.number(),
    allowsInstallments: z.boolean(),
    createdAt: timestamp(),
    updatedAt: timestamp(),
  }),
);

const closedBill = named('ClosedBill', () =>
  z.object({
    bill_id: z.nullable(z.string()),
    period_start: timestamp(),
    period_end: timestamp(),
    due_date: dateText(),
    total_amount: z.number(),
    is_official: z
      .boolean()
      .check(z.describe('False where the bank has not reported it yet: then the sum of its rows.')),
    minimum_payment_amount: z.nullable(z.number()),
    is_paid: z.boolean(),
  }),
);

/** `provider_close_date` is additive and not used for the estimate. */
export const billSummary = named('BillSummary', () =>
  z.object({
    account_id: z.string(),
    account_name: z.string(),
    custom_name: customName(),
    currency_code: z.string(),
    credit_limit: z.nullable(z.number()),
    available_credit_limit: z.nullable(z.number()),
    closing_day: z.nullable(z.int()),
    period_start: timestamp(),
    period_end: timestamp(),
    approx_current_bill_amount: z.number(),
    provider_close_date: z.nullable(dateText()),
    closed_bill: z.nullable(closedBill()).check(z.describe('The bill that has closed and is not yet past due.')),
  }),
);

/** Answer of INSERT, UPDATE and GET; `id` where it is known. */
export const closingDateEntry = named('ClosingDateEntry', () =>
  z.object({
    id: z.string(),
    accountId: z.string(),
    closingDay: z.int(),
    isActive: z.boolean(),
    notes: z.string(),
  }),
);

export const closingDate = named('ClosingDate', () =>
  z.object({
    id: z.string(),
    userId: z.string(),
    accountId: z.string(),
    closingDay: z.int(),
    isActive: z.boolean(),
    notes: z.string(),
    createdAt: timestamp(),
    updatedAt: timestamp(),
  }),
);

export const cardAccount = named('CreditCardAccount', () =>
  z.object({
    id: z.string(),
    name: z.string(),
    marketingName: z.string(),
    number: z.string(),
    hasClosingDate: z.boolean(),
    closingDay: z.nullable(z.int()),
    isActive: z.boolean(),
    notes: z.string(),
  }),
);

const installment = named('Installment', () =>
  z.object({
    description: z.string(),
    amount: z.number(),
    installmentNumber: z.int(),
    totalInstallments: z.int(),
    dueDate: dateText(),
    category: z.nullable(z.string()),
    status: z.enum(TRANSACTION_STATUSES),
    isProjected: z.boolean(),
  }),
);

export const installmentPurchase = named('InstallmentPurchase', () =>
  z.object({
    purchaseDate: dateText(),
    totalAmount: z.number(),
    installments: z.array(installment()),
    description: z.string(),
    accountId: z.string(),
    accountName: z.string(),
    customName: customName(),
    installmentsPaid: z.int(),
    installmentsRemaining: z.int(),
    amountPaid: z.number(),
    amountRemaining: z.number(),
  }),
);

export const installmentSummary = named('InstallmentSummary', () =>
  z.object({
    totalAmount: z.number(),
    totalInstallments: z.int(),
    totalPurchases: z.int(),
    installmentDistribution: z.array(z.object({ totalInstallments: z.int(), count: z.int(), totalAmount: z.number() })),
    totalAmountRemaining: z.number(),
    totalInstallmentsRemaining: z.int(),
  }),
);
