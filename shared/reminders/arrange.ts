import { log } from '../log.ts';
import type { QueueSender } from '../queue.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';
import { dispatchMessageFor } from './dispatch-message.ts';
import { nextStep } from './occurrence.ts';
import type { Reminder } from './reminder.ts';
import type { ReminderSchedules } from './schedule.ts';

export type Arranging = { schedules: ReminderSchedules; dispatchQueue: Pick<QueueSender, 'send'> };

/** Less ahead than this a schedule would come too late: the message goes to the queue at once, delayed (design 8). */
const SCHEDULED_FROM_SECONDS = 60;

const arrange = async ({ schedules, dispatchQueue }: Arranging, reminder: Reminder, now: Instant): Promise<void> => {
  const step = nextStep(reminder);
  if (step?.kind !== 'notify') return schedules.remove(reminder.id);
  const ahead = secondsBetween(now, step.at);
  if (ahead >= SCHEDULED_FROM_SECONDS)
    return schedules.put({ id: reminder.id, at: step.at, message: dispatchMessageFor(reminder) });
  // What is due already is due at `now`, also in a simulated run; what is not goes by the clock when it comes.
  const message = ahead <= 0 ? { ...dispatchMessageFor(reminder), now } : dispatchMessageFor(reminder);
  return dispatchQueue.send(message, { delaySeconds: Math.max(0, ahead) });
};

/**
 * Makes schedule or queue agree with a reminder that has just been written. Never throws: the record and its place
 * in the `due` index come first, and what is not scheduled here the sweep finds, some minutes late.
 */
export const arrangeNotification = async (services: Arranging, reminder: Reminder, now: Instant): Promise<void> => {
  try {
    await arrange(services, reminder, now);
  } catch (error) {
    log.failure(error, { userId: reminder.userId, reminderId: reminder.id });
  }
};

/** Takes the schedule of a reminder that is gone away. Never throws: one that still fires finds no record and is dropped. */
export const removeSchedule = async (schedules: ReminderSchedules, { userId, id }: Reminder): Promise<void> => {
  try {
    await schedules.remove(id);
  } catch (error) {
    log.failure(error, { userId, reminderId: id });
  }
};
