import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { LIMIT_PERIODS } from '../resources/limit.ts';
import { defineWebOperation } from './web-operation.ts';

const spent = () => ({ amount: z.number(), count: z.int() });
const groups = () => z.optional(z.array(z.strictObject({ name: z.string(), ...spent() })));

export const spendingHistory = defineWebOperation({
  name: 'spending-history',
  method: 'GET',
  path: '/app/api/spending-history',
  summary: 'Twelve months of one category, or of one merchant, and what it is made of',
  query: z.object({
    category: query.text('Its months are those of get-cash-flow.'),
    merchant: query.text('Its months are what summarize-spending answers for each.'),
  }),
  response: () =>
    z.strictObject({
      months: z
        .array(z.strictObject({ month: z.string().check(z.regex(/^\d{4}-\d{2}$/)), ...spent() }))
        .check(z.length(12), z.describe('Oldest first, the running one last.')),
      average: z.nullable(z.number()).check(z.describe('Of the whole months since the first row.')),
      merchants: groups(),
      categories: groups(),
      limit: z.nullable(
        z.strictObject({
          limit_id: z.string(),
          category: z.string(),
          period: z.enum(LIMIT_PERIODS),
          amount: z.number(),
          spent: z.number(),
          share: z.number(),
          exceeded: z.boolean(),
        }),
      ),
    }),
  refusals: [{ status: 400, error: 'Invalid category', when: 'not exactly one of `category` and `merchant` is given' }],
  session: 'required',
  subscription: true,
  grants: { table: 'read' },
});
