import { accessStore } from '../../shared/access/access-store.ts';
import { queues } from '../../shared/contract/queues.ts';
import { queueWorker } from '../../shared/jobs/queue-worker.ts';
import { deliveryStore } from '../../shared/notifications/delivery-store.ts';
import { recipientLookup } from '../../shared/notifications/recipient-lookup.ts';
import { queueSender } from '../../shared/queue.ts';
import { advanceReminder } from '../../shared/reminders/advance.ts';
import { dispatchMessage } from '../../shared/reminders/dispatch-message.ts';
import { reminderStore } from '../../shared/reminders/reminder-store.ts';
import { reminderSchedules } from '../../shared/reminders/schedule.ts';
import { openTable } from '../../shared/storage/table.ts';
import { systemClock } from '../../shared/time/instant.ts';

/** Does what is due for a reminder: its notification, its renewal, or nothing any more. */
export const handler = queueWorker({
  queue: queues.dispatchReminder,
  schema: dispatchMessage,
  async work(message, { now, measure }) {
    const table = openTable();
    const advance = advanceReminder({
      reminders: reminderStore(table),
      deliveries: deliveryStore(table, systemClock),
      channelQueues: { email: queueSender(queues.sendEmail), whatsapp: queueSender(queues.sendWhatsapp) },
      findRecipient: recipientLookup(table),
      isErased: async (userId) => (await accessStore(table).read(userId)).erased,
      schedules: reminderSchedules,
      dispatchQueue: queueSender(queues.dispatchReminder),
      measure,
    });
    await advance(message, now);
  },
});
