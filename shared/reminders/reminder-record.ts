import * as z from 'zod/mini';
import { RECURRENCE_PATTERNS, REMINDER_STATUSES } from '../contract/resources/reminder.ts';
import { keys } from '../storage/keys.ts';
import { stored } from '../storage/stored.ts';
import { type NextStep, nextStep } from './occurrence.ts';
import type { Reminder } from './reminder.ts';

const schema = z.object({
  userId: stored.text,
  id: stored.text,
  title: stored.text,
  amount: stored.maybeCentavos,
  dueDate: stored.date,
  reminderTime: stored.instant,
  status: z.enum(REMINDER_STATUSES),
  recurrencePattern: z.nullable(z.enum(RECURRENCE_PATTERNS)),
  anchorDay: stored.integer,
  leadDays: stored.integer,
  notifyAt: stored.maybeInstant,
  dispatchedOccurrence: stored.maybeText,
  createdAt: stored.instant,
  updatedAt: stored.instant,
  completedAt: stored.maybeInstant,
  version: stored.integer,
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
