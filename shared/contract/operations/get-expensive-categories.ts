import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody, timestamp } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';

const ranked = () => z.object({ category: z.string(), totalAmount: z.number(), formattedAmount: z.string() });

export const getExpensiveCategories = defineOperation({
  name: 'get-expensive-categories',
  method: 'GET',
  path: '/tools/api/get-expensive-categories',
  tag: 'Analytics',
  summary: 'The three most expensive categories of a period',
  description:
    'Counts spending before refunds, without own transfers, card bill payments, investments and carried debt. Net of refunds: `summarize-spending`.',
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
        totalExpenses: z
          .number()
          .check(z.describe('Spending before refunds, as `totals.gross` of summarize-spending.')),
        formattedTotalExpenses: z.string(),
      }),
      dateRange: z.object({ startDate: timestamp(), endDate: timestamp() }),
      freshness: freshness(),
    }),
  envelope: 'full',
  mcp: {
    title: 'Categorias mais caras',
    description:
      'Use for the three most expensive categories of a short period, in BRL. Default: the last 7 days. For all categories, months, merchants or a comparison use summarizeSpending.',
    words:
      'Top, biggest spending categories this week. Maior gasto, maiores gastos, categorias mais caras, semana, última semana, pesou, gastei mais.',
    compact: {
      table: {
        rows: 'summary.top3Categories',
        columns: ['category', { name: 'total', path: 'totalAmount' }],
      },
      keep: [
        { name: 'total', path: 'summary.totalExpenses' },
        { name: 'dates', path: 'dateRange', form: 'range' },
      ],
    },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
