import * as z from 'zod/mini';
import { LIMIT_PERIODS } from '../resources/limit.ts';
import { SEVERITIES, SIGNAL_KINDS } from '../resources/signal.ts';
import { UPCOMING_KINDS } from '../resources/upcoming.ts';
import { need } from './bank-resources.ts';
import { defineWebOperation } from './web-operation.ts';

/** The most urgent first. The end of a consent and a new price are signals now; older releases have kinds for them. */
export const WARNING_KINDS = [
  'needs_user',
  'plan_ends',
  'consent_ends',
  'signal',
  'payment_overdue',
  'stale',
  'price_rise',
] as const;

const money = () => z.number();
const month = () => z.string().check(z.regex(/^\d{4}-\d{2}$/));
const otherCurrency = () => z.optional(z.string()).check(z.describe('Only where it is not BRL.'));
const moment = () => z.nullable(z.iso.datetime());

export const overview = defineWebOperation({
  name: 'overview',
  method: 'GET',
  path: '/app/api/overview',
  summary: "One look at a user's money: what the first page of the dashboard shows",
  response: () =>
    z.strictObject({
      as_of: moment(),
      is_stale: z.boolean(),
      connections: z.array(
        z.strictObject({
          item_id: z.string(),
          connector_name: z.string(),
          needs: need(),
          last_updated_at: moment(),
          duplicate_of: z.nullable(z.string()),
        }),
      ),
      net: z.nullable(money()).check(z.describe('`balance.total` minus what is owed on cards, BRL only.')),
      balance: z.strictObject({
        total: z.nullable(money()),
        accounts: z.array(
          z.strictObject({
            account_id: z.string(),
            name: z.string(),
            connector_name: z.string(),
            balance: z.nullable(money()),
            subtype: z.string(),
            currency_code: otherCurrency(),
          }),
        ),
        days: z
          .array(z.strictObject({ date: z.iso.date(), balance: z.nullable(money()) }))
          .check(z.length(91), z.describe('From 90 days ago to today, at the end of each day.')),
      }),
      wealth: z.optional(
        z.strictObject({
          net: z.nullable(money()),
          known: money(),
          complete: z.boolean(),
          change: z.nullable(money()).check(z.describe('Against the end of last month.')),
        }),
      ),
      cards: z.array(
        z.strictObject({
          account_id: z.string(),
          name: z.string(),
          connector_name: z.string(),
          owed: z.nullable(money()).check(z.describe('Minus `accountBalance` of get-accounts.')),
          currency_code: otherCurrency(),
        }),
      ),
      month: z.strictObject({
        month: month(),
        is_partial: z.boolean(),
        income: money(),
        spending: money(),
        net: money(),
        previous_spending: money().check(z.describe('Of the same days of the month before.')),
        change: z.nullable(z.number()),
        usual_spending: z.nullable(money()),
        categories: z.array(
          z.strictObject({
            category: z.string(),
            amount: money(),
            usual: z.nullable(money()),
            change: z.nullable(z.number()),
          }),
        ),
      }),
      warnings: z.array(
        z.strictObject({
          kind: z.enum(WARNING_KINDS),
          date: z.nullable(z.iso.date()),
          days_away: z.nullable(z.int()),
          name: z.string().check(z.describe('Of the bank, payment or charge; empty for the plan.')),
          item_id: z.nullable(z.string()),
          from: z.optional(money()),
          to: z.optional(money()),
          signal_id: z.optional(z.string()),
          signal_kind: z.optional(z.enum(SIGNAL_KINDS)),
          severity: z.optional(z.enum(SEVERITIES)),
          sentence: z.optional(z.string()).check(z.describe('Of a signal, in Brazilian Portuguese.')),
        }),
      ),
      new_signals: z.int().check(z.describe('All new ones; `warnings` have the gravest three.')),
      due: z.array(
        z.strictObject({
          date: z.iso.date(),
          description: z.string(),
          amount: z.nullable(money()),
          kind: z.enum(UPCOMING_KINDS),
          days_away: z.int().check(z.describe('Negative: overdue by so many days.')),
          account_name: z.nullable(z.string()).check(z.describe('The account that pays, or the card of a bill.')),
          certainty: z.enum(['fixed', 'estimated']),
        }),
      ),
      months: z.array(z.strictObject({ month: month(), in: money(), out: money(), net: money() })),
      spending: z.strictObject({
        month: month(),
        total: money(),
        categories: z.array(z.strictObject({ category: z.string(), amount: money(), share: z.number() })),
      }),
      limits: z.array(
        z.strictObject({
          limit_id: z.string(),
          category: z.string(),
          period: z.enum(LIMIT_PERIODS),
          amount: money(),
          spent: money(),
          share: z.number(),
          exceeded: z.boolean(),
        }),
      ),
      installments: z.array(z.strictObject({ month: month(), amount: money() })).check(z.length(6)),
    }),
  session: 'required',
  subscription: true,
  grants: { table: 'read' },
});
