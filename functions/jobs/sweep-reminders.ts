import { queues } from '../../shared/contract/queues.ts';
import { scheduledJob } from '../../shared/jobs/scheduled-job.ts';
import { sweepDeliveries } from '../../shared/notifications/sweep-deliveries.ts';
import { unsentDeliveries } from '../../shared/notifications/unsent-deliveries.ts';
import { queueDepth, queueSender } from '../../shared/queue.ts';
import { sweepReminders } from '../../shared/reminders/due-reminders.ts';
import { reminderStore } from '../../shared/reminders/reminder-store.ts';
import { openTable } from '../../shared/storage/table.ts';
import { systemClock } from '../../shared/time/instant.ts';

/** Every five minutes: what a dead step has left undone is put on its queue again, reminders and deliveries of any kind. */
export const handler = scheduledJob({
  name: 'sweep-reminders',
  async run({ now, measure }) {
    const table = openTable();
    const clock = systemClock;
    const dispatchQueue = queueSender(queues.dispatchReminder);
    await sweepReminders({ reminders: reminderStore(table), dispatchQueue, clock, measure }, now);
    await sweepDeliveries(
      {
        unsent: unsentDeliveries(table),
        queues: { email: queueSender(queues.sendEmail), whatsapp: queueSender(queues.sendWhatsapp) },
        depths: { email: () => queueDepth(queues.sendEmail), whatsapp: () => queueDepth(queues.sendWhatsapp) },
        clock,
        measure,
      },
      now,
    );
  },
});
