import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { defineOperation } from '../operation.ts';
import { dateText, fullBody } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';

const amount = () => z.nullable(z.number());

const parts = () => ({
  date: dateText(),
  bank: amount().check(z.describe('Bank accounts.')),
  investments: amount(),
  cards: amount().check(z.describe('What cards owe, negative: unpaid closed bills and the open one so far.')),
  loans: amount().check(z.describe('What is owed, negative.')),
  net: amount().check(z.describe('Sum of the four; null where one of them is.')),
  known: z.number().check(z.describe('Sum of what is known.')),
  complete: z.boolean(),
});

export const getNetWorth = defineOperation({
  name: 'get-net-worth',
  method: 'GET',
  path: '/tools/api/get-net-worth',
  tag: 'Accounts',
  summary: 'What is owned less what is owed in BRL, today and at the end of past months',
  query: z.object({
    months: query.integerOr(12, 'Months of the history, the running one included.', 1, 24),
  }),
  response: () =>
    fullBody({
      data: z.object({
        today: z.object({
          ...parts(),
          cards_ahead: z.number().check(z.describe('Installments of later bills, negative; in no sum.')),
          change: amount().check(z.describe('Of `net` since the end of last month.')),
        }),
        history: z
          .array(z.object({ month: z.string().check(z.regex(/^\d{4}-\d{2}$/)), ...parts() }))
          .check(z.describe('Newest first; a part that was not known on that day is null.')),
        unknown: z.array(
          z.object({
            part: z.enum(['bank', 'investments', 'cards', 'loans']),
            item_id: z.string(),
            name: z.string(),
            reason: z.enum(['balance_missing', 'before_first_row', 'before_first_import']),
            until: z.nullable(dateText()).check(z.describe('The last day on which it was unknown.')),
          }),
        ),
        left_out: z.int().check(z.describe('Accounts and holdings in other currencies, in no sum.')),
      }),
      freshness: freshness(),
    }),
  envelope: 'full',
  mcp: {
    title: 'Patrimônio',
    description:
      'Use for net worth in BRL, today and by month: bank accounts and investments less cards and loans. Debts are negative; a part that was not known is null and named in unknown.',
    words: 'Wealth, assets. Patrimônio, patrimônio líquido, bens, riqueza.',
    compact: {
      table: {
        rows: 'data.history',
        columns: ['month', 'net', 'bank', 'investments', 'cards', 'loans'],
      },
      keep: [
        { name: 'today', path: 'data.today' },
        { name: 'unknown', path: 'data.unknown' },
        { name: 'leftOut', path: 'data.left_out', usual: 0 },
      ],
    },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
