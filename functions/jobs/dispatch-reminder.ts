import { accessStore } from '../../shared/access/access-store.ts';
import { queues } from '../../shared/contract/queues.ts';
import { deliveryStore } from '../../shared/notifications/delivery-store.ts';
import { noticeBudgetStore } from '../../shared/notifications/notices/notice-budget.ts';
import { recipientLookup } from '../../shared/notifications/send-delivery.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { advanceReminder } from '../../shared/reminders/advance.ts';
import { reminderStore } from '../../shared/reminders/reminder-store.ts';
import { dispatchMessage, reminderSchedules } from '../../shared/reminders/schedule-notification.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';
import { systemClock } from '../../shared/time/instant.ts';

export const handler = queueWorker({
  queue: queues.dispatchReminder,
  schema: dispatchMessage,
  async work(message, { now, measure }) {
    const table = openTable();
    const advance = advanceReminder({
      reminders: reminderStore(table),
      deliveries: deliveryStore(table, systemClock),
      budgets: noticeBudgetStore(table),
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
