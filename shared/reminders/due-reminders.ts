import { type Measure, metrics } from '../contract/metrics.ts';
import { allOf } from '../platform/collect-failures.ts';
import type { QueueSender } from '../platform/queue.ts';
import type { DueUntil } from '../platform/table/due.ts';
import { handOver } from '../platform/table/hand-over.ts';
import { addSeconds, type Instant, laterOf } from '../time/instant.ts';
import { lateBefore } from './reminder-occurrence.ts';
import type { DueReminder, ReminderStore } from './reminder-store.ts';

type Services = {
  reminders: ReminderStore;
  dispatchQueue: Pick<QueueSender, 'sendBatch'>;
  clock(): Instant;
  measure: Measure;
};

/** A claimed notification is left to its worker for this long. */
const LEASE_SECONDS = 600;

const enqueue = (queue: Services['dispatchQueue'], due: readonly DueReminder[]): Promise<void> =>
  queue.sendBatch(due.map(({ userId, id }) => ({ body: { userId, reminderId: id } })));

/** Enqueues notifications that are more than two minutes late, each claimed by one sweep. */
export const sweepReminders = (
  { reminders, dispatchQueue, clock, measure }: Services,
  { until: now, shard }: DueUntil,
): Promise<void> =>
  reminders.eachDue('REMINDER', { until: lateBefore(now), shard }, (due) =>
    handOver(due, {
      claim: (one) => reminders.claim(one, addSeconds(laterOf(clock(), now), LEASE_SECONDS)),
      enqueue: async (claimed) => {
        measure(metrics.remindersSwept, claimed.length);
        await enqueue(dispatchQueue, claimed);
      },
    }),
  );

/** Late notifications go first, because renewal waits for them. */
export const renewReminders = (services: Services, range: DueUntil): Promise<void> =>
  allOf(
    () => sweepReminders(services, range),
    () => services.reminders.eachDue('RENEWAL', range, (due) => enqueue(services.dispatchQueue, due)),
  );
