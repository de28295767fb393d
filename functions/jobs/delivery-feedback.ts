import * as z from 'zod/mini';
import { queues } from '../../shared/contract/queues.ts';
import { openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import {
  customerServiceWindowStore,
  windowNews,
} from '../../shared/notifications/channels/customer-service-window-store.ts';
import { emailFeedback } from '../../shared/notifications/channels/email-feedback.ts';
import { sendWhatsapp } from '../../shared/notifications/channels/whatsapp.ts';
import { deliveryStore } from '../../shared/notifications/delivery-store.ts';
import { feedback, recordFeedback, recordWord, wordNews } from '../../shared/notifications/feedback.ts';
import { suppressionListStore } from '../../shared/notifications/suppression-list.ts';
import { rateCounter } from '../../shared/platform/table/rate-counter.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';
import { systemClock } from '../../shared/time/instant.ts';

/** Feedback, a window event or a person's word from the WhatsApp webhook, or an SES event, wrapped by SNS or not. */
const schema = z.looseObject({
  feedback: z.optional(feedback),
  window: z.optional(windowNews),
  word: z.optional(wordNews),
});

export const handler = queueWorker({
  queue: queues.deliveryFeedback,
  schema,
  async work(message, { now }) {
    const table = openTable();
    if (message.window) return customerServiceWindowStore(table).record(message.window);
    const suppressionList = suppressionListStore(table, systemClock);
    if (message.word)
      return recordWord({ suppressionList, rates: rateCounter(table), send: sendWhatsapp })(message.word, now);
    const report = message.feedback ?? emailFeedback(message, await openAddressHashes());
    if (!report) return;
    const services = {
      deliveries: deliveryStore(table, systemClock),
      suppressionList,
    };
    await recordFeedback(services)(report);
  },
});
