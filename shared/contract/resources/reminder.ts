import * as z from 'zod/mini';
import { dateText, named, timestamp } from './common.ts';
import { notification } from './notification.ts';

export const REMINDER_STATUSES = ['active', 'completed', 'inactive'] as const;
export const RECURRENCE_PATTERNS = ['daily', 'weekly', 'monthly', 'yearly'] as const;

const base = () => ({
  id: z.string(),
  title: z.string(),
  amount: z.nullable(z.number()),
  dueDate: dateText(),
  reminderTime: timestamp(),
  status: z.enum(REMINDER_STATUSES),
  isRecurring: z.boolean(),
  recurrencePattern: z.nullable(z.enum(RECURRENCE_PATTERNS)),
  createdAt: timestamp(),
  updatedAt: timestamp(),
});

export const paymentReminder = named('PaymentReminder', () => z.object(base()));
export const updatedReminder = named('UpdatedPaymentReminder', () =>
  z.object({ ...base(), recurrenceTime: z.string() }),
);
export const listedReminder = named('ListedPaymentReminder', () =>
  z.object({ ...base(), completedAt: z.optional(timestamp()), notification: z.optional(notification()) }),
);
