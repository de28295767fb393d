import * as z from 'zod/mini';
import { dateText } from './common.ts';
import { ACCOUNT_SUBTYPES, ACCOUNT_TYPES, DIRECTIONS, TRANSACTION_STATUSES } from './transaction.ts';

const INSTALLMENTS_ASKED = ['any', 'last', 'none'] as const;
const RANKED_BY = ['largest', 'smallest', 'latest', 'earliest'] as const;
const RANKED_OF = ['spending', 'all'] as const;

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
      .check(z.describe('Of the rows that all else selects only these, still newest first; any of several.')),
    unread: names().check(z.describe('Words that filter nothing because they were not understood; at most 20.')),
  });
