import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';

export const deleteSpendingLimit = defineOperation({
  name: 'delete-spending-limit',
  method: 'DELETE',
  path: '/tools/api/delete-spending-limit',
  tag: 'Spending limits',
  summary: 'Deactivate a spending limit, or delete it for good',
  query: z.object({
    limitId: query.requiredId('Id of the limit.', 'Invalid or missing limitId'),
    hardDelete: query.flagOr(false, 'True removes the record for good; it cannot be undone.'),
    ...sourceMark,
  }),
  queryInBody: true,
  response: () =>
    fullBody({
      data: z.object({
        id: z.string(),
        category: z.string(),
        action: z.enum(['cancelled', 'deleted permanently']),
        hardDelete: z.boolean(),
      }),
      message: z.string(),
    }),
  envelope: 'full',
  refusals: [
    { status: 400, error: 'Invalid or missing limitId', when: '`limitId` is missing' },
    { status: 403, error: 'Access denied', when: 'the limit belongs to another user' },
    { status: 404, error: 'Spending limit not found', when: 'no such limit' },
  ],
  mcp: {
    title: 'Excluir limite',
    description:
      'Use to stop a spending limit. By default it stays as inactive and can be reactivated with updateSpendingLimit; hardDelete=true removes it for good. Not to change its amount or period.',
    words:
      'Delete, remove, cancel budget. Tira, remove, apaga, cancela, exclui, apague, exclua, remova, limite, orçamento.',
    compact: { keep: ['message', { name: 'action', path: 'data.action' }] },
    idsFrom: { limitId: 'listSpendingLimits' },
    confirms: {
      when: { argument: 'hardDelete', value: true },
      question: (subject) => `Excluir de vez o limite de “${subject}”? Não será possível recuperá-lo.`,
    },
  },
  access: needs('write'),
  grants: { table: 'write', indexes: ['byId'] },
});
