import * as z from 'zod/mini';
import { RECURRENCE_PATTERNS, REMINDER_STATUSES } from '../contract/resources/reminder.ts';
import { notification } from '../notifications/notification.ts';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import { type NextStep, nextStep } from './occurrence.ts';
import { quotaUnits, type Reminder } from './reminder.ts';

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
  isProvoked: z._default(stored.flag, false),
  dispatchedOccurrence: stored.maybeText,
  notification: z._default(z.nullable(notification), null),
  createdAt: stored.instant,
  updatedAt: stored.instant,
  completedAt: stored.maybeInstant,
  version: stored.integer,
});

/** @throws on a malformed record */
export const readReminder = (item: unknown): Reminder => schema.parse(item);

const dueKinds = { notify: 'REMINDER', renew: 'RENEWAL' } as const satisfies Record<NextStep['kind'], string>;

/** The reminder is in the `due` index while a step is pending. */
export const reminderItem = (reminder: Reminder): Record<string, unknown> => {
  const step = nextStep(reminder);
  return {
    ...reminder,
    ...(quotaUnits(reminder) ? keys.reminder : keys.inactiveReminder)(reminder.userId, reminder.id),
    idKey: keys.id('REMINDER', reminder.id),
    ...(step && { duePk: keys.due(dueKinds[step.kind], reminder.userId), dueAt: step.at }),
  };
};
