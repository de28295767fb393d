import * as z from 'zod/mini';
import { LIMIT_PERIODS } from '../resources/limit.ts';
import { UPCOMING_KINDS } from '../resources/upcoming.ts';
import { need } from './bank-resources.ts';
import { defineWebOperation } from './web-operation.ts';

const money = () => z.number();
const month = () => z.string().check(z.regex(/^\d{4}-\d{2}$/));
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
      balance: z.strictObject({
        total: z.nullable(money()),
        accounts: z.array(
          z.strictObject({
            account_id: z.string(),
            name: z.string(),
            connector_name: z.string(),
            balance: z.nullable(money()),
          }),
        ),
        days: z
          .array(z.strictObject({ date: z.iso.date(), balance: z.nullable(money()) }))
          .check(z.length(91), z.describe('From 90 days ago to today, at the end of each day.')),
      }),
      due: z.array(
        z.strictObject({
          date: z.iso.date(),
          description: z.string(),
          amount: z.nullable(money()),
          kind: z.enum(UPCOMING_KINDS),
          days_away: z.int().check(z.describe('Negative: overdue by so many days.')),
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
