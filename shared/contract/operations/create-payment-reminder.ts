import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { body } from '../fields/body.ts';
import { isoDate, isoInstant } from '../fields/dates.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';
import { paymentReminder, RECURRENCE_PATTERNS } from '../resources/reminder.ts';

const recurrence = 'Invalid recurrence configuration';

export const createPaymentReminder = defineOperation({
  name: 'create-payment-reminder',
  method: 'POST',
  path: '/tools/api/create-payment-reminder',
  tag: 'Payment reminders',
  summary: 'Create a payment reminder',
  query: z.object({ ...sourceMark }),
  body: z.object({
    title: body.text('What is to be paid.', 'Invalid or missing title'),
    dueDate: isoDate('Due date, America/Sao_Paulo.', 'Invalid or missing dueDate'),
    amount: z.optional(z.nullable(body.amount('Amount in BRL.', 'Invalid amount'))),
    reminderTime: z.optional(
      isoInstant(
        'When to notify. Default: the day before the due date at 09:00 America/Sao_Paulo.',
        'Invalid reminderTime',
      ),
    ),
    isRecurring: z._default(body.flag('Renews by itself after its due date.', recurrence), false),
    recurrencePattern: z.optional(
      z.nullable(body.oneOf(RECURRENCE_PATTERNS, 'Required when `isRecurring` is true.', recurrence)),
    ),
  }),
  response: () => fullBody({ data: paymentReminder(), message: z.string() }),
  envelope: 'full',
  refusals: [
    { status: 400, error: 'Invalid or missing title', when: '`title` is not a non-empty string' },
    { status: 400, error: 'Invalid or missing dueDate', when: '`dueDate` is not an existing date' },
    { status: 400, error: 'Invalid amount', when: '`amount` is not a number of BRL' },
    { status: 400, error: 'Invalid reminderTime', when: '`reminderTime` is not an ISO 8601 date-time' },
    { status: 400, error: recurrence, when: '`isRecurring` without a `recurrencePattern`, or one of them is invalid' },
    {
      status: 403,
      error: 'Quota exceeded',
      when: 'the plan has no room for one more active reminder, or 500 are kept, active or not',
    },
  ],
  mcp: {
    title: 'Criar lembrete',
    description:
      'Use to be reminded of a payment by WhatsApp and e-mail; pays nothing. Amount in BRL. Default notice: 9:00 of the day before dueDate, in São Paulo; for another moment give reminderTime, such as 2026-12-05T09:00:00-03:00.',
    words:
      'Create, add, schedule new reminder, remind to pay bill, rent. Lembra, lembre, lembrar, avisa, deixa esquecer, pagar, cria, crie, agenda lembrete, avise antes, vencer, conta, luz, boleto, aluguel, dia.',
    compact: {
      keep: ['message', { name: 'id', path: 'data.id' }, { name: 'notice', path: 'data.reminderTime', form: 'local' }],
    },
  },
  access: needs('write'),
  grants: { table: 'write', sends: ['dispatchReminder'], schedules: true },
});
