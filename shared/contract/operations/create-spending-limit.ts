import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { body } from '../fields/body.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';
import { LIMIT_PERIODS, spendingLimit } from '../resources/limit.ts';

export const createSpendingLimit = defineOperation({
  name: 'create-spending-limit',
  method: 'POST',
  path: '/tools/api/create-spending-limit',
  tag: 'Spending limits',
  summary: 'Create a spending limit that counts from now',
  query: z.object({ ...sourceMark }),
  body: z.object({
    category: body.text('Category to watch; a parent covers its children.', 'Invalid or missing category'),
    limitAmount: body.positiveAmount('Limit in BRL.', 'Invalid or missing limitAmount'),
    period: body.oneOf(LIMIT_PERIODS, 'How long one period lasts; boundaries in UTC.', 'Invalid or missing period'),
  }),
  response: () => fullBody({ data: spendingLimit(), message: z.string() }),
  envelope: 'full',
  refusals: [
    { status: 400, error: 'Invalid or missing category', when: '`category` is not a non-empty string' },
    { status: 400, error: 'Invalid or missing limitAmount', when: '`limitAmount` is not a positive number' },
    { status: 400, error: 'Invalid or missing period', when: '`period` is none of the four' },
    {
      status: 403,
      error: 'Quota exceeded',
      when: 'the plan has no room for one more active limit, or 500 are kept, active or not',
    },
  ],
  mcp: {
    title: 'Criar limite',
    description:
      'Use to create a limit in BRL for a category that counts from now, in one period only. For one that renews each period, or starts with the next, use confirmSpendingLimit. Notices at 50, 75 and 100 %.',
    words:
      'Set, add budget, cap, alert for this week or month. Cria, define, limite, orçamento, teto, máximo, só semana, mês; crie, defina, avisa, avise, passar, gastar mais.',
    compact: { keep: ['message', { name: 'id', path: 'data.id' }] },
  },
  access: needs('write'),
  grants: { table: 'write', sends: ['evaluateLimits'] },
});
