import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { defineOperation } from '../operation.ts';
import { installmentPurchase, installmentSummary } from '../resources/card.ts';
import { dateText, fullBody } from '../resources/common.ts';

export const getInstallments = defineOperation({
  name: 'get-installments',
  method: 'GET',
  path: '/tools/api/get-installments',
  tag: 'Cards',
  summary: 'All installments of purchases made within a period',
  query: z.object({
    startDate: query.date('First day of purchase, included. Default: first day of the month three months ago.'),
    endDate: query.date('Last day of purchase, included. Default: last day of the current month.'),
  }),
  response: () =>
    fullBody({
      data: z.object({ summary: installmentSummary(), purchases: z.array(installmentPurchase()) }),
      summary: installmentSummary(),
      dateRange: z.object({ startDate: dateText(), endDate: dateText() }),
    }),
  envelope: 'full',
  scope: { table: 'read' },
});
