import * as z from 'zod/mini';
import { queues } from '../../shared/contract/queues.ts';
import { queueWorker } from '../../shared/jobs/queue-worker.ts';
import { badAddressStore } from '../../shared/notifications/bad-addresses.ts';
import { deliveryStore } from '../../shared/notifications/delivery-store.ts';
import { emailFeedback } from '../../shared/notifications/email-feedback.ts';
import { feedback, recordFeedback } from '../../shared/notifications/feedback.ts';
import { openTable } from '../../shared/storage/table.ts';
import { systemClock } from '../../shared/time/instant.ts';

/** Feedback as the WhatsApp webhook puts it on the queue, or an event of SES, wrapped by SNS or not. */
const schema = z.looseObject({ feedback: z.optional(feedback) });

/** Marks deliveries and addresses by what vendors tell of messages that they had taken. */
export const handler = queueWorker({
  name: queues.deliveryFeedback.name,
  schema,
  async work(message) {
    const told = message.feedback ?? emailFeedback(message);
    if (!told) return;
    const table = openTable();
    const services = {
      deliveries: deliveryStore(table, systemClock),
      badAddresses: badAddressStore(table, systemClock),
    };
    await recordFeedback(services)(told);
  },
});
