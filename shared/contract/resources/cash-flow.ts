import * as z from 'zod/mini';
import { dateText, named } from './common.ts';

const monthText = () => z.string().check(z.regex(/^\d{4}-\d{2}$/));
const maybeAmount = () => z.nullable(z.number());
const change = () => z.nullable(z.number()).check(z.describe('In percent; null without something to compare with.'));

const categoryFlow = named('CategoryFlow', () =>
  z.object({
    category: z.string(),
    amount: z.number().check(z.describe('Negative where more was given back than spent.')),
    share: z.number().check(z.describe("Of the month's spending, four decimals; 0 where that is not positive.")),
    average: maybeAmount().check(z.describe('Over the other whole months of the answer.')),
    change: change(),
  }),
);

const monthFlow = named('MonthFlow', () =>
  z.object({
    month: monthText(),
    is_partial: z.boolean().check(z.describe('True for the running month.')),
    income: z.number(),
    gross: z.number().check(z.describe('Spending before refunds.')),
    refunds: z.number().check(z.describe('What refunds take from `gross`, also those that came in later months.')),
    spending: z.number().check(z.describe('`gross` - `refunds`; may be negative.')),
    net: z.number(),
    savings_rate: maybeAmount().check(z.describe('`net` / `income`; null without income.')),
    by_category: z.array(categoryFlow()),
  }),
);

const explained = named('ExplainedChange', () =>
  z.object({
    from: dateText().check(z.describe('First day of the months shown, included.')),
    to: dateText().check(z.describe('Today, included.')),
    change: z.number().check(z.describe('All rows in BRL of these dates, signed.')),
    income: z.number(),
    spending: z.number().check(z.describe('Net of refunds.')),
    own_moves: z
      .number()
      .check(z.describe('Signed: own transfers, both sides of bill payments, investments, money put aside.')),
    carried: z.number().check(z.describe('Signed: debt of a card bill that a later bill takes over.')),
    shifted: z
      .number()
      .check(
        z.describe(
          'What counts outside these dates or comes from there: installments dated at the purchase, refunds of earlier purchases.',
        ),
      ),
  }),
);

/** `data` of get-cash-flow; months newest first. */
export const cashFlow = named('CashFlow', () =>
  z.object({
    months: z.array(monthFlow()),
    averages: z
      .object({ income: maybeAmount(), spending: maybeAmount(), net: maybeAmount() })
      .check(z.describe('Over whole months.')),
    comparison: z
      .object({ spending: z.number(), previous_spending: z.number(), change: change() })
      .check(z.describe('The running month so far against the same days of the month before.')),
    explained: explained().check(
      z.describe('For the days shown: `change` = `income` - `spending` + `own_moves` + `carried` + `shifted`.'),
    ),
    left_out: z.int().check(z.describe('Rows in other currencies, which no sum holds.')),
  }),
);

const period = () => z.object({ from: dateText(), to: dateText() });

/** `data` of summarize-spending. */
export const spendingSummary = named('SpendingSummary', () =>
  z.object({
    period: period(),
    group_by: z.string(),
    totals: z.object({
      spending: z.number().check(z.describe('`gross` - `refunds`; may be negative.')),
      gross: z.number().check(z.describe('Spending before refunds.')),
      refunds: z.number().check(z.describe('Every refund of the dates.')),
      count: z.int().check(z.describe('Rows of spending.')),
    }),
    groups: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        amount: z.number().check(z.describe('Net of refunds; negative where more was given back than spent.')),
        share: z.number().check(z.describe('Of the spending of the period, four decimals.')),
        count: z.int(),
        previous_amount: maybeAmount().check(
          z.describe('In the period compared with; null without one, by month and by day.'),
        ),
        change: change(),
      }),
    ),
    others: z
      .nullable(z.object({ groups: z.int(), amount: z.number(), count: z.int() }))
      .check(z.describe('What `top` left out.')),
    comparison: z.nullable(
      z.object({ period: period(), spending: z.number(), difference: z.number(), change: change() }),
    ),
    left_out: z.int().check(z.describe('Rows in other currencies, which no sum holds.')),
  }),
);
