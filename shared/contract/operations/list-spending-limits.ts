import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody, quota } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';
import { listedLimit } from '../resources/limit.ts';

export const listSpendingLimits = defineOperation({
  name: 'list-spending-limits',
  method: 'GET',
  path: '/tools/api/list-spending-limits',
  tag: 'Spending limits',
  summary: 'Spending limits with their usage',
  query: z.object({ includeInactive: query.flagOr(false, 'Also list deactivated limits.'), ...sourceMark }),
  response: () =>
    fullBody({
      data: z.array(listedLimit()),
      count: z.int(),
      quota: z.object({ ...quota(), message: z.string(), upgradeMessage: z.nullable(z.string()) }),
      filters: z.object({ includeInactive: z.boolean() }),
      freshness: freshness(),
    }),
  envelope: 'full',
  mcp: {
    title: 'Limites de gastos',
    description:
      'Use for how much of each limit is spent in its running period, in BRL and percent, and for ids of limits. Not for spending without a limit: that is summarizeSpending.',
    words:
      'Check budgets, budget status, left, remaining, used. Limites, orçamentos, limite, orçamento, ainda posso gastar, resta, falta, estourei, estourado, passei, usei, usado, porcentagem.',
    compact: {
      table: {
        rows: 'data',
        columns: [
          'id',
          'category',
          { name: 'limit', path: 'limitAmount' },
          { name: 'spent', path: 'currentSpending' },
          { name: 'percent', path: 'percentageUsed' },
          'period',
          { name: 'active', path: 'isActive', usual: true },
        ],
      },
      keep: [{ name: 'canCreate', path: 'quota.remaining' }],
    },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
