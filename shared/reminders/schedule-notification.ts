import * as z from 'zod/mini';
import { queues } from '../contract/queues.ts';
import { log } from '../platform/log.ts';
import { type QueueSender, queueSender } from '../platform/queue.ts';
import { openTable } from '../platform/table/table.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';
import { simulating } from '../time/simulated.ts';
import type { Reminder } from './reminder.ts';
import { nextStep, reminderOccurrenceOf, SCHEDULED_FROM_SECONDS } from './reminder-occurrence.ts';
import { type ReminderStore, reminderStore } from './reminder-store.ts';
import type { ReminderSchedules } from './scheduler-client.ts';

/** Ids only: the worker reads the record. `occurrence` is for operators who inspect the queue. */
export const dispatchMessage = z.object({
  userId: z.string(),
  reminderId: z.string(),
  occurrence: z.optional(z.string()),
});
export type DispatchMessage = z.infer<typeof dispatchMessage>;

const dispatchMessageFor = (reminder: Reminder): DispatchMessage => ({
  userId: reminder.userId,
  reminderId: reminder.id,
  occurrence: reminderOccurrenceOf(reminder),
});

export type { ReminderSchedule, ReminderSchedules } from './scheduler-client.ts';

// Loaded on demand: calls that fail earlier need no scheduler client.
const schedules = async (): Promise<ReminderSchedules> => (await import('./scheduler-client.ts')).eventBridgeSchedules;

export const reminderSchedules: ReminderSchedules = {
  put: async (schedule) => (await schedules()).put(schedule),
  remove: async (id) => (await schedules()).remove(id),
};

export type SchedulingServices = { schedules: ReminderSchedules; dispatchQueue: Pick<QueueSender, 'send'> };

const schedule = async (
  { schedules, dispatchQueue }: SchedulingServices,
  reminder: Reminder,
  now: Instant,
): Promise<void> => {
  const step = nextStep(reminder);
  if (step?.kind !== 'notify') return schedules.remove(reminder.id);
  const ahead = secondsBetween(now, step.at);
  if (ahead >= SCHEDULED_FROM_SECONDS)
    return schedules.put({ id: reminder.id, at: step.at, message: dispatchMessageFor(reminder) });
  const send = () => dispatchQueue.send(dispatchMessageFor(reminder), { delaySeconds: Math.max(0, ahead) });
  // A notification due now keeps a simulated run's instant; a later one uses the real clock.
  return ahead <= 0 ? send() : simulating(undefined, send);
};

/** Never throws: the sweep finds a missing schedule through the `due` index, some minutes late. */
export const scheduleNotification = async (
  services: SchedulingServices,
  reminder: Reminder,
  now: Instant,
): Promise<void> => {
  try {
    await schedule(services, reminder, now);
  } catch (error) {
    log.failure(error, { userId: reminder.userId, reminderId: reminder.id });
  }
};

/** Never throws: a schedule that still fires finds no record. */
export const removeSchedule = async (schedules: ReminderSchedules, { userId, id }: Reminder): Promise<void> => {
  try {
    await schedules.remove(id);
  } catch (error) {
    log.failure(error, { userId, reminderId: id });
  }
};

export type ReminderServices = { reminders: ReminderStore; scheduling: SchedulingServices };

export const reminderServices = (): ReminderServices => ({
  reminders: reminderStore(openTable()),
  scheduling: { schedules: reminderSchedules, dispatchQueue: queueSender(queues.dispatchReminder) },
});
