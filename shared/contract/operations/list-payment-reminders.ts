import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody, quota } from '../resources/common.ts';
import { listedReminder } from '../resources/reminder.ts';

export const REMINDER_FILTERS = ['active', 'all', 'upcoming', 'overdue'] as const;

export const listPaymentReminders = defineOperation({
  name: 'list-payment-reminders',
  method: 'GET',
  path: '/tools/api/list-payment-reminders',
  tag: 'Payment reminders',
  summary: 'Payment reminders by due date',
  query: z.object({
    filter: query.oneOfOr(REMINDER_FILTERS, 'active', 'Which reminders to list.'),
    days: query.integerOr(7, 'Days ahead, from today, both included; used with `upcoming`.', 0, 366),
    ...sourceMark,
  }),
  response: () =>
    fullBody({ data: z.array(listedReminder()), count: z.int(), filter: z.string(), quota: z.object(quota()) }),
  envelope: 'full',
  mcp: {
    title: 'Lembretes',
    description:
      'Use for what was noted to be paid and when (BRL), and for ids of reminders. Default: the active ones. upcoming takes days ahead (7). Not for card bills: those are in getBillSummary.',
    words:
      'List, show reminders. Lembretes, lembrete, lista, mostra, pedi, lembrar, anotei, anotados, ativos, semana, pagamentos.',
    compact: {
      table: {
        rows: 'data',
        columns: [
          'id',
          'title',
          'amount',
          { name: 'due', path: 'dueDate' },
          { name: 'notice', path: 'reminderTime', form: 'local' },
          { name: 'status', usual: 'active' },
          { name: 'repeats', path: 'recurrencePattern' },
        ],
      },
      keep: [{ name: 'canCreate', path: 'quota.remaining' }],
    },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
