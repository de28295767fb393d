import * as z from 'zod/mini';
import { RECURRENCE_PATTERNS, REMINDER_STATUSES } from '../contract/resources/reminder.ts';
import { keys } from '../storage/keys.ts';
import { stored } from '../storage/stored.ts';
import { type NextStep, nextStep } from './occurrence.ts';
import type { Reminder } from './reminder.ts';

const schema = z.object({
  userId: z.string(),
  id: z.string(),
  title: z.string(),
  amount: z.nullable(stored.centavos()),
  dueDate: stored.date(),
  reminderTime: stored.instant(),
  status: z.enum(REMINDER_STATUSES),
  recurrencePattern: z.nullable(z.enum(RECURRENCE_PATTERNS)),
  anchorDay: z.int(),
  leadDays: z.int(),
  notifyAt: z.nullable(stored.instant()),
  dispatchedOccurrence: stored.maybeText(),
  createdAt: stored.instant(),
  updatedAt: stored.instant(),
  completedAt: z.nullable(stored.instant()),
  version: z.int(),
});

/** @throws when the item is not a reminder as this service writes one */
export const readReminder = (item: unknown): Reminder => schema.parse(item);

const dueKinds = { notify: 'REMINDER', renew: 'RENEWAL' } as const satisfies Record<NextStep['kind'], string>;

/** The table item of a reminder; in the `due` index while something is to happen by itself. */
export const reminderItem = (reminder: Reminder): Record<string, unknown> => {
  const step = nextStep(reminder);
  return {
    ...reminder,
    ...keys.reminder(reminder.userId, reminder.id),
    idKey: keys.id('REMINDER', reminder.id),
    ...(step && { duePk: keys.due(dueKinds[step.kind], reminder.userId), dueAt: step.at }),
  };
};
