import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { defineOperation } from '../operation.ts';
import { bill } from '../resources/card.ts';
import { fullBody } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';

export const getBills = defineOperation({
  name: 'get-bills',
  method: 'GET',
  path: '/tools/api/get-bills',
  tag: 'Cards',
  summary: 'Closed card bills whose due date has passed, newest first',
  query: z.object({ accountId: query.id('Only bills of this card.') }),
  response: () =>
    fullBody({
      data: z.array(bill()),
      count: z.int(),
      filters: z.object({ accountId: z.nullable(z.string()), onlyPastDue: z.boolean() }),
      freshness: freshness(),
    }),
  envelope: 'full',
  mcp: {
    title: 'Faturas vencidas',
    description:
      'Use for closed card bills whose due date has passed, newest first, in BRL. Not for the bill that is open now: that is getBillSummary. Names of accounts are in getAccounts.',
    words:
      'Past, previous, old, paid credit card bills, statements, invoices, history. Faturas anteriores, antigas, fechadas, pagas, fatura anterior, fatura passada, mês passado, paga, paguei, mínimo, histórico, últimos meses.',
    compact: {
      table: {
        rows: 'data',
        columns: [
          { name: 'due', path: 'dueDate', form: 'day' },
          { name: 'total', path: 'totalAmount' },
          { name: 'minimum', path: 'minimumPaymentAmount' },
          { name: 'currency', path: 'totalAmountCurrencyCode', usual: 'BRL' },
        ],
        account: { id: 'accountId', names: ['accountId'] },
        totals: { of: 'totalAmount', as: 'sum' },
      },
    },
    idsFrom: { accountId: 'getAccounts' },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
