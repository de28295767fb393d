import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { cashFlow } from '../resources/cash-flow.ts';
import { fullBody } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';
import { ACCOUNT_TYPES } from '../resources/transaction.ts';

export const getCashFlow = defineOperation({
  name: 'get-cash-flow',
  method: 'GET',
  path: '/tools/api/get-cash-flow',
  tag: 'Money ahead',
  summary: 'Income and spending by calendar month, with categories, averages and this month so far',
  description:
    'Without own transfers, card bill payments, investments and carried debt. Installments count in the month of their bill. A refund lessens the category of its purchase in its own month, then in the months before; the rest is negative spending of its month (`Estornos` without a category). Sums over other dates: `summarize-spending`.',
  query: z.object({
    months: query.integerOr(6, 'Calendar months, the running one included.', 1, 24),
    accountType: query.oneOf(ACCOUNT_TYPES, 'Only accounts of this type.'),
    ...sourceMark,
  }),
  response: () => fullBody({ data: cashFlow(), freshness: freshness() }),
  envelope: 'full',
  mcp: {
    title: 'Entradas e saídas mensais',
    description:
      'Use for income, spending and what is left by calendar month, in BRL, with averages; default: 6 months with the running one (partial). Own transfers and card payments do not count. For categories use summarizeSpending.',
    words:
      'Cash flow, earn, expenses, saving money, savings per month. Sobrou, sobra, ganho, ganhei, renda, entra, entrou, sai, saiu, receitas, despesas, economizei, economizar, guardar, guardei, balanço, fluxo de caixa, média, mês, meses, ano.',
    compact: {
      table: {
        rows: 'data.months',
        columns: ['month', 'income', 'spending', 'net', { name: 'partial', path: 'is_partial', usual: false }],
      },
      keep: [
        { name: 'averages', path: 'data.averages' },
        { name: 'sameDaysOfMonthBefore', path: 'data.comparison' },
        { name: 'otherCurrencies', path: 'data.left_out', usual: 0 },
      ],
    },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
