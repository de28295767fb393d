import * as z from 'zod/mini';
import { customName, dateText, named } from './common.ts';

export const ACCOUNT_TYPES = ['BANK', 'CREDIT', 'INVESTMENT', 'LOAN'] as const;
export const ACCOUNT_SUBTYPES = ['CHECKING_ACCOUNT', 'SAVINGS_ACCOUNT', 'CREDIT_CARD', 'PAYMENT_ACCOUNT'] as const;
export const DIRECTIONS = ['DEBIT', 'CREDIT'] as const;
export const TRANSACTION_STATUSES = ['POSTED', 'PENDING'] as const;
const CATEGORY_SOURCES = ['user', 'bank', 'rules'] as const;
const CONFIDENCES = ['high', 'low'] as const;
export const PAYMENT_METHODS = [
  'pix',
  'boleto',
  'debit_order',
  'credit_card',
  'debit_card',
  'ted',
  'doc',
  'transfer',
  'cash',
  'check',
  'fee',
] as const;

export const categoryConfidence = () =>
  z
    .nullable(z.enum(CONFIDENCES))
    .check(z.describe('`low`: a guess that the user should confirm. Null without a category.'));

export const paymentMethod = () =>
  z
    .nullable(z.enum(PAYMENT_METHODS))
    .check(
      z.describe(
        'By which means money moved; `fee`: the bank itself charged it, `transfer`: within one bank. Null where neither text nor data of the bank tell.',
      ),
    );

const installmentDueDate = () =>
  z
    .nullable(dateText())
    .check(
      z.describe(
        'When the bill with this installment is due, as `dueDate` in get-installments; null for anything else.',
      ),
    );

/** Raw format (RULES.md#transactions), plus the additive fields that existing clients read. */
export const rawTransaction = named('Transaction', () =>
  z.object({
    id: z.string(),
    description: z.string(),
    category: z.nullable(z.string()),
    currency_code: z.string(),
    amount: z.number(),
    balance: z.nullable(z.number()),
    date: dateText(),
    type: z.enum(DIRECTIONS),
    status: z.enum(TRANSACTION_STATUSES),
    account_name: z.string(),
    account_type: z.string(),
    account_subtype: z.string(),
    account_marketing_name: z.string(),
    account_id: z.string(),
    connector_name: z.nullable(z.string()),
    custom_name: customName(),
    merchant: z.nullable(z.string()).check(z.describe('Who is paid or pays, as a person would say it.')),
    note: z.nullable(z.string()).check(z.describe('What the user wrote beside it.')),
    category_source: z
      .nullable(z.enum(CATEGORY_SOURCES))
      .check(
        z.describe(
          'Who chose the category: `rules` are ours, for rows without one of the bank. Null without a category.',
        ),
      ),
    category_confidence: categoryConfidence(),
    payment_method: paymentMethod(),
    source: z.enum(['bank', 'file', 'hand']).check(z.describe('Where the row comes from.')),
    installment_number: z.nullable(z.int()),
    total_installments: z.nullable(z.int()),
    installment_due_date: installmentDueDate(),
  }),
);

const accountInfo = named('TransactionAccount', () =>
  z.object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    subtype: z.string(),
    brand: z.nullable(z.string()),
    level: z.nullable(z.string()),
    status: z.nullable(z.string()),
    connector_name: z.string(),
    custom_name: customName(),
  }),
);

const structuredTransaction = named('StructuredTransaction', () =>
  z.object({
    date: dateText(),
    category: z.nullable(z.string()),
    amount: z.number().check(z.gte(0)),
    currency: z.string(),
    account_info: accountInfo(),
    type: z.enum(DIRECTIONS),
    category_source: z.nullable(z.enum(CATEGORY_SOURCES)),
    merchant: z.string(),
    note: z.nullable(z.string()),
    description: z.string(),
    transaction_type: z.enum(['credit_card', 'bank_transfer', 'received']),
    transaction_subtype: z
      .nullable(z.enum(['payment', 'purchase', 'refund']))
      .check(z.describe('A `refund` is listed with the payments of its card.')),
    installment_due_date: installmentDueDate(),
  }),
);

const list = () => z.array(structuredTransaction());

const card = named('StructuredCard', () =>
  z.object({
    payments: list(),
    purchases: list(),
    total_payments: z.number().check(z.describe('Refunds included.')),
    total_purchases: z.number(),
    total_refunds: z.number(),
  }),
);

const account = named('StructuredAccount', () =>
  z.object({
    credit_cards: z.record(z.string(), card()),
    bank_transfer: list(),
    received: list(),
    total_credit_card_payments: z.number(),
    total_credit_card_purchases: z.number(),
    total_bank_transfer: z.number(),
    total_received: z.number(),
  }),
);

/** `data` of `format=structured`. */
export const structuredData = named('StructuredTransactions', () =>
  z.object({
    type: z.literal('structured'),
    transactions: z.object({ accounts: z.record(z.string(), account()) }),
    summary: z.object({
      total_spent: z
        .number()
        .check(
          z.describe(
            'Card purchases and all bank debits except bill payments: own transfers and investments count too, refunds do not. What was spent, net of refunds: `summarize-spending`.',
          ),
        ),
      total_received: z.number(),
      total_bank_transfer: z.number(),
      total_refunds: z.number().check(z.describe('What cards gave back.')),
      net_spent: z.number().check(z.describe('`total_spent` less `total_refunds`.')),
      period: z.string(),
      by_category: z.record(z.string(), z.object({ total: z.number(), count: z.int() })),
      by_day: z
        .record(dateText(), z.number())
        .check(z.describe('What was spent on each day on which something was; they sum to `total_spent`.')),
      days: z
        .array(z.object({ date: dateText(), spent: z.number(), received: z.number() }))
        .check(z.describe('Days with rows, in order; they sum to `total_spent` and `total_received`.')),
      top_transactions: z.array(structuredTransaction()).check(z.maxLength(10)),
    }),
  }),
);
