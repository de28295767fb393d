import * as z from 'zod/mini';
import { reminderOccurrenceOf } from './occurrence.ts';
import type { Reminder } from './reminder.ts';

/** Ids only: the worker reads the record. `occurrence` is for operators who inspect the queue. */
export const dispatchMessage = z.object({
  userId: z.string(),
  reminderId: z.string(),
  occurrence: z.optional(z.string()),
});
export type DispatchMessage = z.infer<typeof dispatchMessage>;

export const dispatchMessageFor = (reminder: Reminder): DispatchMessage => ({
  userId: reminder.userId,
  reminderId: reminder.id,
  occurrence: reminderOccurrenceOf(reminder),
});
