import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';

export const deletePaymentReminder = defineOperation({
  name: 'delete-payment-reminder',
  method: 'DELETE',
  path: '/tools/api/delete-payment-reminder',
  tag: 'Payment reminders',
  summary: 'Cancel a payment reminder, or delete it for good',
  query: z.object({
    reminderId: query.requiredId('Id of the reminder.', 'Invalid or missing reminderId'),
    hardDelete: query.flagOr(false, 'True removes the record for good; it cannot be undone.'),
    ...sourceMark,
  }),
  queryInBody: true,
  response: () =>
    fullBody({
      data: z.object({
        id: z.string(),
        title: z.string(),
        action: z.enum(['cancelled', 'deleted permanently']),
        hardDelete: z.boolean(),
      }),
      message: z.string(),
    }),
  envelope: 'full',
  refusals: [
    { status: 400, error: 'Invalid or missing reminderId', when: '`reminderId` is missing' },
    { status: 403, error: 'Permission denied', when: 'the reminder belongs to another user' },
    { status: 404, error: 'Reminder not found', when: 'no such reminder' },
  ],
  mcp: {
    title: 'Excluir lembrete',
    description:
      'Use to cancel a reminder. By default it stays as inactive and can be reactivated; hardDelete=true removes it for good. For a payment that was made use updatePaymentReminder with newStatus=completed.',
    words:
      'Delete, remove, stop reminding. Cancela, apaga, remove, tira, exclui, exclua, cancele, lembrete, precisa mais lembrar.',
    compact: { keep: ['message', { name: 'action', path: 'data.action' }] },
    idsFrom: { reminderId: 'listPaymentReminders' },
    confirms: {
      when: { argument: 'hardDelete', value: true },
      question: (subject) => `Excluir de vez o lembrete “${subject}”? Não será possível recuperá-lo.`,
    },
  },
  access: needs('write'),
  grants: { table: 'write', indexes: ['byId'], schedules: true },
});
