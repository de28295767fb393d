import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { defineOperation } from '../operation.ts';
import { billSummary } from '../resources/card.ts';
import { fullBody } from '../resources/common.ts';

export const getBillSummary = defineOperation({
  name: 'get-bill-summary',
  method: 'GET',
  path: '/tools/api/get-bill-summary',
  tag: 'Cards',
  summary: 'Estimate of the open bill of each card',
  query: z.object({
    accountId: query.text('Only this card.'),
    closingDay: query.integer('Closing day of the card named by `accountId`.', 1, 31),
    startDate: query.instantAsGiven('Overrides the start of the period, included.'),
    endDate: query.instantAsGiven('Overrides the end of the period, excluded.'),
  }),
  response: () =>
    fullBody({
      data: z.array(billSummary()),
      recommendations: z.string(),
      transactionsInfo: z.string(),
      notice: z.string(),
      guidance: z.string(),
      filters: z.object({
        accountId: z.nullable(z.string()),
        closingDay: z.nullable(z.int()),
        startDate: z.nullable(z.string()),
        endDate: z.nullable(z.string()),
      }),
    }),
  envelope: 'full',
  scope: { table: 'read' },
});
