import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { body } from '../fields/body.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { confirmedLimit, LIMIT_PERIODS } from '../resources/limit.ts';

export const confirmSpendingLimit = defineOperation({
  name: 'confirm-spending-limit',
  method: 'POST',
  path: '/tools/api/confirm-spending-limit',
  tag: 'Spending limits',
  summary: 'Create a spending limit with recurrence and a scheduled start',
  query: z.object({ ...sourceMark }),
  body: z.object({
    category: body.text('Category to watch; a parent covers its children.', 'Invalid or missing category'),
    limitAmount: body.positiveAmount('Limit in BRL.', 'Invalid or missing limitAmount'),
    period: body.oneOf(LIMIT_PERIODS, 'How long one period lasts; boundaries in UTC.', 'Invalid or missing period'),
    isRecurring: z._default(body.flag('Renews by itself each period.', 'Invalid isRecurring'), false),
    startNextPeriod: z._default(
      body.flag('Start counting at the next period instead of now.', 'Invalid startNextPeriod'),
      true,
    ),
  }),
  response: () => z.object({ success: z.literal(true), message: z.string(), limit: confirmedLimit() }),
  envelope: 'success',
  refusals: [
    { status: 400, error: 'Invalid or missing category', when: '`category` is not a non-empty string' },
    { status: 400, error: 'Invalid or missing limitAmount', when: '`limitAmount` is not a positive number' },
    { status: 400, error: 'Invalid or missing period', when: '`period` is none of the four' },
    { status: 400, error: 'Invalid isRecurring', when: '`isRecurring` is not a boolean' },
    { status: 400, error: 'Invalid startNextPeriod', when: '`startNextPeriod` is not a boolean' },
    { status: 401, error: 'Authentication failed', when: 'the session holds no user' },
    {
      status: 403,
      error: 'Quota exceeded',
      when: 'the plan has no room for one more active limit, or 500 are kept, active or not',
    },
  ],
  missingUser: true,
  mcp: {
    title: 'Criar limite recorrente',
    description:
      'Use to create a limit in BRL that renews each period (isRecurring) or starts with the next one (default). For one that counts from now and ends use createSpendingLimit.',
    words:
      'Set, add recurring monthly budget, cap. Cria, define, limite, orçamento mensal, recorrente, todo mês, toda semana, máximo, renova; crie, defina, avisa, avise, passar, gastar mais, mercado, restaurante.',
    compact: { keep: ['message', { name: 'id', path: 'limit.id' }] },
  },
  access: needs('write'),
  grants: { table: 'write', sends: ['evaluateLimits'] },
});
