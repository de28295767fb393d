import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { body } from '../fields/body.ts';
import { isoDate, isoInstant } from '../fields/dates.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';
import { REMINDER_STATUSES, updatedReminder } from '../resources/reminder.ts';

export const updatePaymentReminder = defineOperation({
  name: 'update-payment-reminder',
  method: 'PUT',
  path: '/tools/api/update-payment-reminder',
  tag: 'Payment reminders',
  summary: 'Change a payment reminder or its status',
  query: z.object({ ...sourceMark }),
  body: z.object({
    reminderId: body.id('Id of the reminder.', 'Invalid or missing reminderId'),
    title: z.optional(body.text('New title.', 'Invalid title')),
    amount: z.optional(z.nullable(body.amount('New amount in BRL; null clears it.', 'Invalid amount'))),
    dueDate: z.optional(isoDate('New due date, America/Sao_Paulo.', 'Invalid dueDate format')),
    reminderTime: z.optional(isoInstant('New moment of the notification.', 'Invalid reminderTime')),
    recurrenceTime: z.optional(
      z.string('Invalid recurrenceTime').check(
        z.meta({
          description: 'Time of day in America/Sao_Paulo, such as `8h` or `14h30`.',
          pattern: '^([01]?\\d|2[0-3])[hH]([0-5]\\d)?$',
        }),
        z.refine((text) => /^([01]?\d|2[0-3])h([0-5]\d)?$/i.test(text), {
          error: 'Invalid recurrenceTime',
          params: { rule: 'must be a time such as 8h or 14h30' },
        }),
      ),
    ),
    newStatus: z.optional(body.oneOf(REMINDER_STATUSES, 'New status.', 'Invalid newStatus')),
  }),
  response: () => fullBody({ data: updatedReminder(), message: z.string() }),
  envelope: 'full',
  refusals: [
    { status: 400, error: 'Invalid or missing reminderId', when: '`reminderId` is missing' },
    { status: 400, error: 'Invalid title', when: '`title` is not a non-empty string' },
    { status: 400, error: 'Invalid amount', when: '`amount` is neither a number of BRL nor null' },
    { status: 400, error: 'Invalid dueDate format', when: '`dueDate` is not an existing date' },
    { status: 400, error: 'Invalid reminderTime', when: '`reminderTime` is not an ISO 8601 date-time' },
    { status: 400, error: 'Invalid recurrenceTime', when: '`recurrenceTime` is not a time such as `8h` or `14h30`' },
    { status: 400, error: 'Invalid newStatus', when: '`newStatus` is none of the three' },
    { status: 400, error: 'No updates provided', when: 'no updatable field is given' },
    { status: 403, error: 'Unauthorized', when: 'the reminder belongs to another user' },
    { status: 403, error: 'Quota exceeded', when: 'reactivation finds no room in the plan' },
    { status: 404, error: 'Reminder not found', when: 'no such reminder' },
  ],
  mcp: {
    title: 'Alterar lembrete',
    description:
      'Use to change a reminder, or to mark it completed once the payment was made. Fields left out stay. To stop it for now set newStatus=inactive; to remove it use deletePaymentReminder.',
    words:
      'Complete, mark paid, done, postpone, reschedule. Marca, marque pago, paguei, paga, baixa, adia, muda, mude, troca data, dia, valor, lembrete.',
    compact: {
      keep: [
        'message',
        { name: 'due', path: 'data.dueDate' },
        { name: 'notice', path: 'data.reminderTime', form: 'local' },
        { name: 'status', path: 'data.status' },
      ],
    },
    idsFrom: { reminderId: 'listPaymentReminders' },
  },
  access: needs('write'),
  grants: { table: 'write', indexes: ['byId'], sends: ['dispatchReminder'], schedules: true },
});
