import * as z from 'zod/mini';
import { customName, dateText, named, timestamp } from './common.ts';
import { TRANSACTION_STATUSES } from './transaction.ts';

/** States of a closed bill, by facts of the bank first. */
const BILL_STATES = ['closed', 'partly_paid', 'paid', 'refinanced', 'overdue'] as const;

const billState = () =>
  z
    .enum(BILL_STATES)
    .check(
      z.describe(
        '`closed`: nothing paid yet. `refinanced`: a later bill takes over what was left. `overdue`: past its due date (business day) with something left.',
      ),
    );

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
    state: z.nullable(billState()),
    paidAmount: z.nullable(z.number()),
    remainingAmount: z
      .nullable(z.number())
      .check(z.describe('To pay; 0 for a refinanced bill. These three are null where the bank shows no payments.')),
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
    state: billState(),
    remaining_amount: z.number().check(z.describe('What payments have left; 0 for a refinanced bill.')),
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
    approx_current_bill_amount: z
      .number()
      .check(z.describe('Pending purchases of the period, before refunds and payments.')),
    net_bill_amount: z
      .number()
      .check(
        z.describe(
          'The open bill so far: purchases, fees and carried debt, less refunds, payments ahead and credit of the bill before. May be negative.',
        ),
      ),
    net_due_date: dateText(),
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
    isCancelled: z.boolean().check(z.describe('Given back before it was billed: not owed.')),
    isPrepaid: z.boolean().check(z.describe('Paid ahead: on the bill of its date.')),
  }),
);

export const installmentPurchase = named('InstallmentPurchase', () =>
  z.object({
    purchaseDate: dateText(),
    totalAmount: z.number(),
    installments: z.array(installment()),
    description: z.string(),
    merchant: z
      .string()
      .check(z.describe('Who sold it, as a person would say it; where the bank names nobody, its text.')),
    state: z.enum(['active', 'finished', 'cancelled', 'prepaid']),
    currencyCode: z.string(),
    currency_code: z.string().check(z.describe('The same as `currencyCode`, as other answers name it.')),
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
    leftOut: z.int().check(z.describe('Purchases in other currencies: listed, in no sum.')),
  }),
);
