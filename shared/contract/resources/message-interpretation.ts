import * as z from 'zod/mini';
import { dateText } from './common.ts';
import { ACCOUNT_SUBTYPES, ACCOUNT_TYPES, DIRECTIONS, PAYMENT_METHODS, TRANSACTION_STATUSES } from './transaction.ts';

const INSTALLMENTS_ASKED = ['any', 'last', 'none'] as const;
const RANKED_BY = ['largest', 'smallest', 'latest', 'earliest'] as const;
const RANKED_OF = ['spending', 'all'] as const;

const OWN_MOVES = ['only', 'none'] as const;
const REASONS = ['future', 'command', 'not_about_money', 'needs_other_operation'] as const;

const names = () => z.array(z.string());

/**
 * The filters read from `clientMessage`. Unset values are null or empty; all set ones apply together with the explicit
 * parameters.
 */
export const messageInterpretation = () =>
  z.object({
    startDate: z.nullable(dateText()),
    endDate: z.nullable(dateText()),
    excludedPeriods: z
      .array(z.object({ startDate: dateText(), endDate: dateText() }))
      .check(z.describe('Left out, both days included.')),
    type: z.nullable(z.enum(DIRECTIONS)),
    categories: names().check(z.describe('Canonical names, each with all below it.')),
    merchants: names().check(z.describe("Words of the user's own rows.")),
    match: z
      .nullable(z.enum(['all', 'any']))
      .check(z.describe('With categories and merchants both: whether a row must be of both or of either.')),
    excludedCategories: names(),
    excludedMerchants: names(),
    ownMoves: z
      .nullable(z.enum(OWN_MOVES))
      .check(z.describe('Moves between own accounts, as the rows tell: `only` these, or `none` of them.')),
    paymentMethods: z
      .array(z.enum(PAYMENT_METHODS))
      .check(z.describe('Rows paid so, where no category is named after the means (`débito automático`).')),
    excludedPaymentMethods: z
      .array(z.enum(PAYMENT_METHODS))
      .check(z.describe('Means of payment that the question leaves out.')),
    minAmount: z.nullable(z.number()).check(z.describe('Of the absolute amount, included.')),
    maxAmount: z.nullable(z.number()).check(z.describe('Of the absolute amount, included.')),
    accountType: z.nullable(z.enum(ACCOUNT_TYPES)),
    accountSubtype: z.nullable(z.enum(ACCOUNT_SUBTYPES)),
    accounts: z.array(z.object({ id: z.string(), name: z.string() })),
    status: z.array(z.enum(TRANSACTION_STATUSES)),
    installments: z
      .nullable(
        z.object({
          which: z
            .enum(INSTALLMENTS_ASKED)
            .check(z.describe('`last`: of its purchase; `none`: rows that are no installment, paid at once.')),
          number: z.nullable(z.int()).check(z.describe('Of the installment, from 1.')),
          total: z.nullable(z.int()).check(z.describe('Installments that the purchase was split in.')),
          minTotal: z.nullable(z.int()).check(z.describe('Bound of `total`, included.')),
          maxTotal: z.nullable(z.int()).check(z.describe('Bound of `total`, included.')),
        }),
      )
      .check(z.describe('Only rows that are such an installment.')),
    ranking: z
      .array(
        z.object({
          by: z
            .enum(RANKED_BY)
            .check(z.describe('Of the absolute amount, BRL before other currencies, or of the date; ties as listed.')),
          count: z.int().check(z.gte(1)),
          of: z
            .enum(RANKED_OF)
            .check(
              z.describe('`spending`: without payments of card bills, transfers between own accounts and investments.'),
            ),
          within: z
            .nullable(z.object({ by: z.enum(RANKED_BY), count: z.int().check(z.gte(1)) }))
            .check(z.describe('Only the rows of this order compete: `a maior das últimas 10`.')),
        }),
      )
      .check(
        z.describe(
          'Of the rows that all else selects only these; one order of amounts is listed by amount, others newest first; any of several.',
        ),
      ),
    texts: names().check(
      z.describe(
        'Where nothing else was understood: words that a row must have in its description, merchant, note or category.',
      ),
    ),
    answerable: z
      .boolean()
      .check(z.describe('Whether rows answer the message. False: do not give their sum as the answer; see `reason`.')),
    reason: z.nullable(z.enum(REASONS)).check(z.describe('Why rows do not answer; null where they do.')),
    operation: z
      .nullable(z.string())
      .check(z.describe('The operation that answers instead (`get-balance`; its tool is `getBalance`), or null.')),
    unread: names().check(z.describe('Words that filter nothing because they were not understood; at most 20.')),
  });
