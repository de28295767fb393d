import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { body } from '../fields/body.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';
import { LIMIT_PERIODS, spendingLimit } from '../resources/limit.ts';

export const updateSpendingLimit = defineOperation({
  name: 'update-spending-limit',
  method: 'PUT',
  path: '/tools/api/update-spending-limit',
  tag: 'Spending limits',
  summary: 'Change some fields of a spending limit',
  query: z.object({ ...sourceMark }),
  body: z.object({
    limitId: body.id('Id of the limit.', 'Invalid or missing limitId'),
    category: z.optional(body.text('New category.', 'Invalid category')),
    limitAmount: z.optional(body.positiveAmount('New limit in BRL.', 'Invalid limitAmount')),
    period: z.optional(body.oneOf(LIMIT_PERIODS, 'New period.', 'Invalid period')),
    isActive: z.optional(body.flag('False deactivates, true reactivates.', 'Invalid isActive')),
  }),
  response: () => fullBody({ data: spendingLimit(), message: z.string() }),
  envelope: 'full',
  refusals: [
    { status: 400, error: 'Invalid or missing limitId', when: '`limitId` is missing' },
    { status: 400, error: 'No updates provided', when: 'no updatable field is given' },
    { status: 400, error: 'Invalid category', when: '`category` is not a non-empty string' },
    { status: 400, error: 'Invalid limitAmount', when: '`limitAmount` is not a positive number' },
    { status: 400, error: 'Invalid period', when: '`period` is none of the four' },
    { status: 400, error: 'Invalid isActive', when: '`isActive` is not a boolean' },
    { status: 403, error: 'Access denied', when: 'the limit belongs to another user' },
    { status: 403, error: 'Quota exceeded', when: 'reactivation finds no room in the plan' },
    { status: 404, error: 'Spending limit not found', when: 'no such limit' },
  ],
  mcp: {
    title: 'Alterar limite',
    description:
      'Use to change amount (BRL), category or period of a limit, or to switch it off (isActive=false) and on. Fields left out stay. To remove it use deleteSpendingLimit.',
    words:
      'Edit, increase, raise, lower budget, pause. Aumenta, sobe, diminui, baixa, reduz, muda limite, orçamento, altere, aumente, mude, pausa, desativa, reativa.',
    compact: { keep: ['message', { name: 'id', path: 'data.id' }] },
    idsFrom: { limitId: 'listSpendingLimits' },
  },
  access: needs('write'),
  grants: { table: 'write', indexes: ['byId'], sends: ['evaluateLimits'] },
});
