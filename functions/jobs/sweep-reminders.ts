import { switchReader } from '../../shared/access/switches.ts';
import { metrics } from '../../shared/contract/metrics.ts';
import { queues } from '../../shared/contract/queues.ts';
import { sweepDeliveries, unsentDeliveries } from '../../shared/notifications/sweep-deliveries.ts';
import { queueDepth, queueSender } from '../../shared/platform/queue.ts';
import { allOf } from '../../shared/platform/retry.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { reminderStore, sweepReminders } from '../../shared/reminders/reminder-store.ts';
import { scheduledJob } from '../../shared/runtime/jobs/scheduled-job.ts';
import { systemClock } from '../../shared/time/instant.ts';

/** Every five minutes: enqueues late notifications and unsent deliveries again, reminders and limits alike; counts the switches that are on. */
export const handler = scheduledJob({
  name: 'sweep-reminders',
  async run({ now, measure }) {
    const table = openTable();
    const clock = systemClock;
    const dispatchQueue = queueSender(queues.dispatchReminder);
    const deliveries = {
      unsent: unsentDeliveries(table),
      queues: { email: queueSender(queues.sendEmail), whatsapp: queueSender(queues.sendWhatsapp) },
      depths: { email: () => queueDepth(queues.sendEmail), whatsapp: () => queueDepth(queues.sendWhatsapp) },
      clock,
      measure,
    };
    await allOf(
      () => sweepReminders({ reminders: reminderStore(table), dispatchQueue, clock, measure }, { until: now }),
      () => sweepDeliveries(deliveries, now),
      async () => measure(metrics.switchesOn, (await switchReader(table).on()).size),
    );
  },
});
