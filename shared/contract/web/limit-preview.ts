import * as z from 'zod/mini';
import { body } from '../fields/body.ts';
import { LIMIT_PERIODS } from '../resources/limit.ts';
import { defineWebOperation } from './web-operation.ts';

const CATEGORY = 'Invalid or missing category';
const PERIOD = 'Invalid or missing period';

export const limitPreview = defineWebOperation({
  name: 'limit-preview',
  method: 'GET',
  path: '/app/api/limit-preview',
  summary: 'What a limit of this name would count, before it is made',
  query: z.object({
    category: body.text('A category, or a merchant.', CATEGORY),
    period: body.oneOf(LIMIT_PERIODS, 'How long one period lasts.', PERIOD),
  }),
  response: () =>
    z.strictObject({
      /** What has the name among the spending of the last 90 days; a category has it without spending, too. */
      matches: z.enum(['category', 'merchant', 'none']),
      /** BRL, in the running period: `currentSpending` of a limit made now. */
      spent: z.number(),
      /** BRL, in a usual period, by the last 90 days; null with less than 30 days of data. */
      usual: z.nullable(z.number()),
      /** Of the last 90 days. */
      transactions: z.int(),
    }),
  refusals: [
    { status: 400, error: CATEGORY, when: '`category` is missing or empty' },
    { status: 400, error: PERIOD, when: '`period` is none of the four' },
  ],
  session: 'required',
  subscription: true,
  grants: { table: 'read' },
});
