import * as z from 'zod/mini';
import { queues } from '../../shared/contract/queues.ts';
import { queueWorker } from '../../shared/jobs/queue-worker.ts';
import { badAddressStore } from '../../shared/notifications/bad-addresses.ts';
import { deliveryStore } from '../../shared/notifications/delivery-store.ts';
import { emailFeedback } from '../../shared/notifications/email-feedback.ts';
import { feedback, recordFeedback } from '../../shared/notifications/feedback.ts';
import { windowNews } from '../../shared/notifications/service-window.ts';
import { serviceWindowStore } from '../../shared/notifications/service-window-store.ts';
import { openTable } from '../../shared/storage/table.ts';
import { systemClock } from '../../shared/time/instant.ts';

/** Feedback or news of a window as the WhatsApp webhook puts it on the queue, or an event of SES, wrapped by SNS or not. */
const schema = z.looseObject({ feedback: z.optional(feedback), window: z.optional(windowNews) });

/** Marks deliveries and addresses by what vendors tell of messages that they had taken, and who wrote to us when. */
export const handler = queueWorker({
  queue: queues.deliveryFeedback,
  schema,
  async work(message) {
    const table = openTable();
    if (message.window) return serviceWindowStore(table).record(message.window);
    const told = message.feedback ?? emailFeedback(message);
    if (!told) return;
    const services = {
      deliveries: deliveryStore(table, systemClock),
      badAddresses: badAddressStore(table, systemClock),
    };
    await recordFeedback(services)(told);
  },
});
