import * as z from 'zod/mini';
import { queues } from '../../shared/contract/queues.ts';
import { openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import { windowNews } from '../../shared/notifications/channels/customer-service-window.ts';
import { customerServiceWindowStore } from '../../shared/notifications/channels/customer-service-window-store.ts';
import { emailFeedback } from '../../shared/notifications/channels/email-feedback.ts';
import { deliveryStore } from '../../shared/notifications/delivery-store.ts';
import { feedback, recordFeedback } from '../../shared/notifications/feedback.ts';
import { suppressionListStore } from '../../shared/notifications/suppression-list.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';
import { systemClock } from '../../shared/time/instant.ts';

/** Feedback or a window event from the WhatsApp webhook, or an SES event, wrapped by SNS or not. */
const schema = z.looseObject({ feedback: z.optional(feedback), window: z.optional(windowNews) });

export const handler = queueWorker({
  queue: queues.deliveryFeedback,
  schema,
  async work(message) {
    const table = openTable();
    if (message.window) return customerServiceWindowStore(table).record(message.window);
    const report = message.feedback ?? emailFeedback(message, await openAddressHashes());
    if (!report) return;
    const services = {
      deliveries: deliveryStore(table, systemClock),
      suppressionList: suppressionListStore(table, systemClock),
    };
    await recordFeedback(services)(report);
  },
});
