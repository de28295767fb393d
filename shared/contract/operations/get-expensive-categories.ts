import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody, timestamp } from '../resources/common.ts';

const ranked = () => z.object({ category: z.string(), totalAmount: z.number(), formattedAmount: z.string() });

export const getExpensiveCategories = defineOperation({
  name: 'get-expensive-categories',
  method: 'GET',
  path: '/tools/api/get-expensive-categories',
  tag: 'Analytics',
  summary: 'The three most expensive categories of a period',
  query: z.object({
    startDate: query.date('First day, included. Default: 7 days ago.'),
    endDate: query.date('Last day, included. Default: today.'),
    ...sourceMark,
  }),
  response: () =>
    fullBody({
      data: z.string(),
      summary: z.object({
        totalCategories: z.int(),
        top3Categories: z.array(ranked()).check(z.maxLength(3)),
        totalExpenses: z.number(),
        formattedTotalExpenses: z.string(),
      }),
      dateRange: z.object({ startDate: timestamp(), endDate: timestamp() }),
    }),
  envelope: 'full',
  scope: { table: 'read' },
});
