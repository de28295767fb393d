import * as z from 'zod/mini';
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
  scope: { table: 'read' },
});
