import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { messageInterpretation } from '../resources/message-interpretation.ts';
import { categoryConfidence, paymentMethod, TRANSACTION_STATUSES } from '../resources/transaction.ts';
import { defineWebOperation } from './web-operation.ts';

const text = () => z.nullable(z.string());

/** How a row counts; a `move` is of the user's own money and in no sum: transfers, payments of card bills, investments. */
const COUNTS_AS = ['income', 'spending', 'refund', 'move'] as const;

/** Of a ranking, by the amount whatever its sign. */
export const STATEMENT_ORDERS = ['date', 'amount_desc', 'amount_asc'] as const;

export const statement = defineWebOperation({
  name: 'statement',
  method: 'GET',
  path: '/app/api/statement',
  summary: 'Transactions of a period or of a request in words, each with how it counts, and what a page chooses from',
  query: z.object({
    startDate: query.date(
      'First day, included. Default: the first of this month. Dates of the message take the place of both.',
    ),
    endDate: query.date('Last day, included. Default: today.'),
    message: query.longText('As `clientMessage` of get-transactions.'),
    leaveOut: query.text(
      'Parts of the `interpretation` that shall not filter, between `|`: `type`, `period` for both dates, of a list with the value: `merchants:uber`.',
    ),
  }),
  response: () =>
    z.strictObject({
      as_of: z.nullable(z.iso.datetime()),
      is_stale: z.boolean(),
      period: z.strictObject({ startDate: z.iso.date(), endDate: z.iso.date() }),
      interpretation: z.nullable(messageInterpretation()),
      order: z.enum(STATEMENT_ORDERS),
      rows: z
        .array(
          z.strictObject({
            id: z.string(),
            date: z.iso.date(),
            description: z.string(),
            merchant: text(),
            category: text(),
            by_user: z.boolean().check(z.describe('The category is what the user said.')),
            category_confidence: categoryConfidence(),
            payment_method: paymentMethod(),
            amount: z.number().check(z.describe('Negative: out.')),
            currency_code: z.string(),
            status: z.enum(TRANSACTION_STATUSES),
            account_id: z.string(),
            note: text(),
            installment: z.nullable(z.strictObject({ number: z.int(), total: z.int() })),
            counts_as: z.enum(COUNTS_AS),
            signal: z
              .optional(z.string())
              .check(z.describe('The sentence of the signal that the row is evidence of, unless it was dismissed.')),
          }),
        )
        .check(z.describe('In their `order`; of dates the newest first.')),
      accounts: z.array(
        z.strictObject({ account_id: z.string(), name: z.string(), connector_name: z.string(), type: z.string() }),
      ),
      categories: z
        .array(z.strictObject({ name: z.string(), below: z.array(z.string()) }))
        .check(z.describe('All that a row can be given, by what they belong to.')),
    }),
  session: 'required',
  subscription: true,
  grants: { table: 'read' },
});
