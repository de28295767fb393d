import * as z from 'zod/mini';
import { queues } from '../../shared/contract/queues.ts';
import { queueWorker } from '../../shared/jobs/queue-worker.ts';
import { evaluateLimits } from '../../shared/limits/evaluate.ts';
import { limitStore } from '../../shared/limits/limit-store.ts';
import { spendingSources } from '../../shared/limits/spending-sources.ts';
import { deliveryStore } from '../../shared/notifications/delivery-store.ts';
import { recipientLookup } from '../../shared/notifications/recipient-lookup.ts';
import { queueSender } from '../../shared/queue.ts';
import { openTable } from '../../shared/storage/table.ts';
import { systemClock } from '../../shared/time/instant.ts';

/** Compares a user's limits, or one of them, with their thresholds after an import or a change. */
export const handler = queueWorker({
  queue: queues.evaluateLimits,
  schema: z.object({ userId: z.string(), limitId: z.optional(z.string()) }),
  async work(message, { now, measure }) {
    const table = openTable();
    const evaluate = evaluateLimits({
      limits: limitStore(table),
      sources: spendingSources(table, 'fresh'),
      deliveries: deliveryStore(table, systemClock),
      channelQueues: { email: queueSender(queues.sendEmail), whatsapp: queueSender(queues.sendWhatsapp) },
      findRecipient: recipientLookup(table),
      measure,
    });
    await evaluate(message, now);
  },
});
