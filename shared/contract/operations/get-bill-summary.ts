import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { defineOperation } from '../operation.ts';
import { billSummary } from '../resources/card.ts';
import { fullBody } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';

export const getBillSummary = defineOperation({
  name: 'get-bill-summary',
  method: 'GET',
  path: '/tools/api/get-bill-summary',
  tag: 'Cards',
  summary: 'Estimate of the open bill of each card',
  query: z.object({
    accountId: query.id('Only this card.'),
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
      freshness: freshness(),
    }),
  envelope: 'full',
  mcp: {
    title: 'Faturas abertas',
    description:
      "Use for the estimate of each card's open bill in BRL, the day it closes and the day it is due; `net` is less refunds and payments; `closed`, `closedDue`: the bill that has closed and is to be paid. Not for bills already due: those are in getBills. Purchases before `closes` count.",
    words:
      'Current credit card bill, invoice, balance due, owe, payment due date. Fatura atual, fatura aberta, aberto, próxima, cartão, cartões de crédito, mês: valor, dia, vai dar, devo, dívida, vence, vencimento, fecha, vira, vir.',
    compact: {
      table: {
        rows: 'data',
        columns: [
          { name: 'card', path: 'account_name' },
          { name: 'bill', path: 'approx_current_bill_amount' },
          { name: 'net', path: 'net_bill_amount' },
          { name: 'from', path: 'period_start', form: 'day' },
          { name: 'closes', path: 'period_end', form: 'day' },
          { name: 'due', path: 'net_due_date' },
          { name: 'closed', path: 'closed_bill.remaining_amount' },
          { name: 'closedDue', path: 'closed_bill.due_date' },
          { name: 'available', path: 'available_credit_limit' },
          { name: 'currency', path: 'currency_code', usual: 'BRL' },
        ],
        totals: { of: 'approx_current_bill_amount', as: 'sum' },
      },
    },
    idsFrom: { accountId: 'getAccounts' },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
