import { queues } from '../../shared/contract/queues.ts';
import { digestStore } from '../../shared/digest/digest-store.ts';
import { digestMessage, sendDigests } from '../../shared/digest/send-digests.ts';
import { openForecastStores } from '../../shared/forecast/forecast-store.ts';
import { deliveryStore } from '../../shared/notifications/delivery-store.ts';
import { recipientLookup } from '../../shared/notifications/send-delivery.ts';
import { queueDepth, queueSender } from '../../shared/platform/queue.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';
import { signalStore } from '../../shared/signals/signal-store.ts';
import { systemClock } from '../../shared/time/instant.ts';

export const handler = queueWorker({
  queue: queues.sendDigests,
  schema: digestMessage,
  async work(message, { now }) {
    const table = openTable();
    const send = sendDigests({
      table,
      digests: digestStore(table),
      deliveries: deliveryStore(table, systemClock),
      findRecipient: recipientLookup(table),
      forecast: openForecastStores(),
      signals: signalStore(table),
      channelQueues: { email: queueSender(queues.sendEmail), whatsapp: queueSender(queues.sendWhatsapp) },
      queue: queueSender(queues.sendDigests),
      waitingMails: () => queueDepth(queues.sendEmail),
    });
    await send(message, now);
  },
});
