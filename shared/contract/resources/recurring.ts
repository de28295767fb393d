import * as z from 'zod/mini';
import { customName, dateText, named } from './common.ts';

export const FREQUENCIES = ['weekly', 'biweekly', 'monthly', 'bimonthly', 'quarterly', 'semiannual', 'yearly'] as const;
export const STREAM_STATUSES = ['early', 'active', 'late', 'ended'] as const;
export const STREAM_DIRECTIONS = ['inflow', 'outflow'] as const;

const priceChange = () =>
  z.object({
    from: z.number(),
    to: z.number(),
    date: dateText().check(z.describe('Day of the first row at the new price.')),
  });

/** A recurring payment or income: one stream of get-recurring. */
export const recurringStream = named('RecurringStream', () =>
  z.object({
    id: z.string().check(z.describe('Lasts as long as the stream, whatever its price, account or text.')),
    description: z.string(),
    merchant: z.nullable(z.string()),
    category: z.nullable(z.string()),
    direction: z.enum(STREAM_DIRECTIONS),
    frequency: z.enum(FREQUENCIES),
    currency_code: z.string(),
    average_amount: z
      .number()
      .check(z.gte(0), z.describe('Positive; of the rows since the latest lasting change of a fixed price.')),
    last_amount: z.number().check(z.gte(0)),
    amount_varies: z.boolean().check(z.describe('More than 5 % from occurrence to occurrence.')),
    is_subscription: z.boolean(),
    price_change: z.nullable(priceChange()),
    monthly_amount: z.number().check(z.gte(0), z.describe('`average_amount` per month.')),
    first_date: dateText(),
    last_date: dateText(),
    occurrences: z.int().check(z.gte(1)),
    expected_amount: z
      .nullable(z.number().check(z.gte(0)))
      .check(
        z.describe(
          'Positive; of the next occurrence, as in get-upcoming: of the row that the bank has scheduled, else the latest amount, or the average where it varies. Null once ended.',
        ),
      ),
    next_date: z
      .nullable(dateText())
      .check(
        z.describe(
          'Day of the next occurrence, as in get-upcoming: today while its window is open, the next business day for boletos; after a missed one the following one.',
        ),
      ),
    next_from: z.nullable(dateText()),
    next_to: z.nullable(dateText()),
    status: z.enum(STREAM_STATUSES),
    account_id: z.string(),
    account_name: z.string(),
    custom_name: customName(),
    connector_name: z.nullable(z.string()),
    transaction_ids: z
      .array(z.string())
      .check(z.describe('Its rows of the last 13 months, of a yearly one of the last 26, newest first.')),
  }),
);

export const recurringSummary = named('RecurringSummary', () =>
  z.object({
    monthly_inflow: z.number(),
    monthly_outflow: z.number(),
    monthly_subscriptions: z.number(),
    active_count: z.int(),
  }),
);
