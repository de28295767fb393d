import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';
import { recurringStream, recurringSummary, STREAM_DIRECTIONS } from '../resources/recurring.ts';

export const getRecurring = defineOperation({
  name: 'get-recurring',
  method: 'GET',
  path: '/tools/api/get-recurring',
  tag: 'Money ahead',
  summary: 'What comes back regularly: salaries, rent, subscriptions, utilities, loans',
  description:
    'Which subscriptions are paid, what fixed costs are. Own transfers, card bills, investments, installments, refunds and habits are none.',
  query: z.object({
    direction: query.oneOf(STREAM_DIRECTIONS, 'Only what comes in or only what goes out.'),
    status: query.oneOfOr(['active', 'ended', 'all'], 'active', '`active` has active, late and early ones.'),
    accountId: query.id('Only streams of this account.'),
    ...sourceMark,
  }),
  response: () =>
    fullBody({ data: z.array(recurringStream()), summary: recurringSummary(), count: z.int(), freshness: freshness() }),
  envelope: 'full',
  mcp: {
    title: 'Gastos e receitas recorrentes',
    description:
      'Use for subscriptions, rent, salary, utilities and loans that come back regularly, in BRL, with the next expected date. Not for installments (getInstallments) nor for what is due soon (getUpcoming).',
    words:
      'Recurring monthly charges, fixed costs, expenses, streaming, memberships. Assinaturas, assinatura, mensalidades, mensalidade, gastos fixos, despesas fixas, cobranças recorrentes, repetem, pago todo mês, Netflix, Spotify, academia, aluguel, salário.',
    compact: {
      table: {
        rows: 'data',
        columns: [
          'description',
          { name: 'amount', path: 'average_amount' },
          { name: 'every', path: 'frequency', usual: 'monthly' },
          { name: 'next', path: 'next_date' },
          { name: 'direction', usual: 'outflow' },
          { name: 'subscription', path: 'is_subscription', usual: false },
          { name: 'status', usual: 'active' },
          { name: 'currency', path: 'currency_code', usual: 'BRL' },
        ],
      },
      keep: ['summary'],
    },
    idsFrom: { accountId: 'getAccounts' },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
