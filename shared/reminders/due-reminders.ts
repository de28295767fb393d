import { type Measure, metrics } from '../contract/metrics.ts';
import type { QueueSender } from '../queue.ts';
import { addSeconds, type Instant, laterOf } from '../time/instant.ts';
import { lateBefore } from './occurrence.ts';
import type { DueReminder, ReminderStore } from './reminder-store.ts';

type Services = {
  reminders: ReminderStore;
  dispatchQueue: Pick<QueueSender, 'sendBatch'>;
  clock(): Instant;
  measure: Measure;
};

/** How long a late notification is left to the worker that it was handed to. */
const LEASE_SECONDS = 600;

const enqueue = (queue: Services['dispatchQueue'], due: readonly DueReminder[], now: Instant): Promise<void> =>
  queue.sendBatch(due.map(({ userId, id }) => ({ body: { userId, reminderId: id, now } })));

/** Hands notifications that are late by more than two minutes to the dispatch queue, each to one sweep at a time. */
export const sweepReminders = ({ reminders, dispatchQueue, clock, measure }: Services, now: Instant): Promise<void> =>
  reminders.eachDue('REMINDER', lateBefore(now), async (due) => {
    const until = addSeconds(laterOf(clock(), now), LEASE_SECONDS);
    const taken = await Promise.all(due.map(async (one) => ((await reminders.claim(one, until)) ? [one] : [])));
    measure(metrics.remindersSwept, taken.flat().length);
    await enqueue(dispatchQueue, taken.flat(), now);
  });

/**
 * Hands reminders whose next due date has come to the dispatch queue. Handed over twice is renewed once;
 * what gets lost is still due at the next run. Late notifications go first: renewal waits for them.
 */
export const renewReminders = async (services: Services, now: Instant): Promise<void> => {
  await sweepReminders(services, now);
  await services.reminders.eachDue('RENEWAL', now, (due) => enqueue(services.dispatchQueue, due, now));
};
