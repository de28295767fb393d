import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { defineOperation } from '../operation.ts';
import { installmentPurchase, installmentSummary } from '../resources/card.ts';
import { dateText, fullBody } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';

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
      freshness: freshness(),
    }),
  envelope: 'full',
  mcp: {
    title: 'Compras parceladas',
    description:
      'Use for purchases in installments: left to pay and until when, in BRL. Selects by the day of purchase; default: since three months ago. For every installment by itself ask responseFormat=detailed.',
    words:
      'Remaining installment plans, debt. Parcelas, parcela, parcelei, parcelado, parcelamento, vezes, falta, faltam, restam, ainda pagar, termina, acabo, quitar, última, compras parceladas.',
    compact: {
      table: {
        rows: 'data.purchases',
        columns: [
          { name: 'bought', path: 'purchaseDate' },
          { name: 'description', path: 'merchant' },
          { name: 'total', path: 'totalAmount' },
          { name: 'each', path: 'installments.-1.amount' },
          { name: 'paid', path: 'installmentsPaid' },
          { name: 'left', path: 'installmentsRemaining' },
          { name: 'toPay', path: 'amountRemaining' },
          { name: 'until', path: 'installments.-1.dueDate' },
          { name: 'currency', path: 'currencyCode', usual: 'BRL' },
        ],
        account: { id: 'accountId', names: ['accountName'] },
        totals: { of: 'amountRemaining', as: 'sum' },
      },
    },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
