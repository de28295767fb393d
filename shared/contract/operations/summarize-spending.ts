import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { comparedWith } from '../fields/compared-with.ts';
import { query } from '../fields/query.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { spendingSummary } from '../resources/cash-flow.ts';
import { fullBody } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';
import { messageInterpretation } from '../resources/message-interpretation.ts';

export const GROUPINGS = ['category', 'merchant', 'month', 'account', 'day'] as const;

export const summarizeSpending = defineOperation({
  name: 'summarize-spending',
  method: 'GET',
  path: '/tools/api/summarize-spending',
  tag: 'Money ahead',
  summary: 'Spending of a period by category, merchant, month, account or day, compared with another period',
  description:
    'Counts as limits do: rows up to today without own transfers, card bill payments, investments and carried debt, net of refunds. A refund lessens the category of its purchase, also of one up to 90 days before; what exceeds it is a negative amount (`Estornos` without a category). October next to September: `from`, `to` and `compareTo=2026-09`.',
  query: z.object({
    from: query.date('First day, included. Default: the first day of the running month.'),
    to: query.date('Last day, included. Default: today.'),
    groupBy: query.oneOfOr(GROUPINGS, 'category', 'What a row of the answer is.'),
    filter: query.longText('Natural language that narrows the rows, as `clientMessage` of get-transactions.'),
    compareTo: comparedWith('A second period: `previous`, a month `2026-09` or dates `2026-09-01..2026-09-15`.'),
    top: query.integer('Only so many groups, the largest; `others` sums the rest.', 1, 1000),
    ...sourceMark,
  }),
  response: () =>
    fullBody({ data: spendingSummary(), interpretation: z.optional(messageInterpretation()), freshness: freshness() }),
  envelope: 'full',
  mcp: {
    title: 'Resumo de gastos',
    description:
      'Use for how much was spent: by category, merchant, month, account or day, with a comparison. BRL, positive, net of refunds; own transfers and card payments do not count. Default: this month. For single purchases use getTransactions.',
    words:
      'Spend, spending, expenses, breakdown, total, average, compare months, where money goes, stores, groceries. Como, semana, gastei, gasto, gastos, gastando, gastar, resumo, lojas, mês passado, mês anterior, comparar, compare, mais, menos, média, alimentação, transporte, mercado, delivery, iFood, Uber, restaurante, farmácia.',
    compact: {
      table: {
        rows: 'data.groups',
        columns: ['name', 'amount', 'count', { name: 'before', path: 'previous_amount' }, 'change'],
      },
      keep: [
        { name: 'dates', path: 'data.period', form: 'range' },
        { name: 'spending', path: 'data.totals.spending' },
        { name: 'others', path: 'data.others' },
        { name: 'comparison', path: 'data.comparison' },
        { name: 'otherCurrencies', path: 'data.left_out', usual: 0 },
        'interpretation',
      ],
    },
    chart: { title: 'Gastos', label: 'name', value: 'amount' },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
