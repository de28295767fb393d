import * as z from 'zod/mini';
import { occurrenceOf } from './occurrence.ts';
import type { Reminder } from './reminder.ts';

/** A message of the dispatch queue: ids only, the worker reads the record again. `occurrence` is for the reader of a queue. */
export const dispatchMessage = z.object({
  userId: z.string(),
  reminderId: z.string(),
  occurrence: z.optional(z.string()),
});
export type DispatchMessage = z.infer<typeof dispatchMessage>;

export const dispatchMessageFor = (reminder: Reminder): DispatchMessage => ({
  userId: reminder.userId,
  reminderId: reminder.id,
  occurrence: occurrenceOf(reminder),
});
