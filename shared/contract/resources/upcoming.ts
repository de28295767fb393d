import * as z from 'zod/mini';
import { dateText, named } from './common.ts';

export const UPCOMING_KINDS = [
  'bill',
  'open_bill',
  'future_bill',
  'reminder',
  'recurring',
  'scheduled',
  'loan',
] as const;

const item = named('UpcomingItem', () =>
  z.object({
    date: dateText(),
    kind: z.enum([...UPCOMING_KINDS, 'assumed']),
    description: z.string(),
    amount: z
      .nullable(z.number())
      .check(
        z.describe(
          'BRL, negative out, positive in; null for a reminder or loan without an amount, which no sum holds.',
        ),
      ),
    certainty: z.enum(['fixed', 'estimated']),
    category: z.nullable(z.string()),
    account_id: z.nullable(z.string()),
    source_id: z
      .nullable(z.string())
      .check(z.describe('Bill, reminder, recurring stream, loan, or the row that the bank has scheduled.')),
    covers: z
      .array(z.string())
      .check(z.describe('Reminders, streams and scheduled rows that are this payment or part of it.')),
    is_overdue: z.boolean(),
    so_far: z
      .nullable(z.number())
      .check(
        z.describe(
          'Of an open bill: `net_bill_amount` of get-bill-summary; `amount` is -(so_far + expected). Else null.',
        ),
      ),
    expected: z
      .nullable(z.number())
      .check(z.describe('Of an open bill: charges that it will hold too, recurring ones and installments. Else null.')),
    assumed: z
      .optional(z.literal(true))
      .check(z.describe('It is new, or changed, by an assumption of `assume`; absent on every other item.')),
  }),
);

const day = named('UpcomingDay', () =>
  z.object({
    date: dateText(),
    inflow: z.number(),
    outflow: z.number(),
    balance: z
      .nullable(z.number())
      .check(
        z.describe('At the end of the day, by what is known; null where no bank reported a balance to start from.'),
      ),
    usual_balance: z
      .nullable(z.number())
      .check(z.describe('The same with everyday spending (`usual`); null where there is no estimate.')),
  }),
);

const usual = named('UsualSpending', () =>
  z.object({
    per_month: z.number().check(z.describe('BRL a month: the sum of `by_category`.')),
    low: z.number().check(z.describe('The smallest total of up to six whole months, or `per_month`.')),
    high: z.number().check(z.describe('The largest one.')),
    months: z.array(z.string()).check(z.describe('Whole months whose median it is, the latest first.')),
    by_category: z.array(
      z.object({
        category: z.string(),
        per_month: z
          .number()
          .check(z.describe('Median of the months, of two the mean; get-cash-flow without what is known.')),
      }),
    ),
  }),
);

const lowestBalance = () => z.nullable(z.object({ date: dateText(), balance: z.number() }));

/** `data` of get-upcoming. */
export const upcoming = named('Upcoming', () =>
  z.object({
    starting_balance: z
      .nullable(z.number())
      .check(
        z.describe('Null where no bank reported a balance and no `startingBalance` is given; then all balances are.'),
      ),
    ending_balance: z.nullable(z.number()),
    balances: z.object({ checking: z.nullable(z.number()), savings: z.nullable(z.number()) }),
    unknown_balances: z
      .int()
      .check(z.gte(0), z.describe('Accounts whose balance their bank does not tell; no sum holds them.')),
    lowest: lowestBalance(),
    totals: z.object({
      inflow: z.number(),
      outflow: z.number(),
      by_kind: z.object({
        bill: z.number(),
        open_bill: z.number(),
        future_bill: z.number(),
        reminder: z.number(),
        recurring: z.number(),
        scheduled: z.number().check(z.describe('Rows that a bank lists for a later day.')),
        loan: z.number().check(z.describe('Installments of loans and financing.')),
        assumed: z.optional(z.number()).check(z.describe('Only with `assume`: what it adds.')),
      }),
    }),
    items: z.array(item()),
    days: z.array(day()),
    usual: z
      .nullable(usual())
      .check(
        z.describe(
          'Everyday spending, which no item holds: spending without recurring streams, installments and what reminders are about. Null with fewer than two whole months.',
        ),
      ),
    lowest_usual: lowestBalance(),
    ending_usual: z.nullable(z.number()),
    basis: z.string().check(z.describe('What the forecast counts, in Portuguese.')),
    baseline: z
      .optional(
        z.object({
          ending_balance: z.nullable(z.number()),
          lowest: lowestBalance(),
          ending_usual: z.nullable(z.number()),
          lowest_usual: lowestBalance(),
        }),
      )
      .check(z.describe('Only with `assume`: the same call without it.')),
    left_out: z.int().check(z.describe('Streams and scheduled rows in other currencies, which no item holds.')),
  }),
);
