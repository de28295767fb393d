import * as z from 'zod/mini';
import { queues } from '../../shared/contract/queues.ts';
import { outbox } from '../../shared/events/outbox.ts';
import { evaluateLimits } from '../../shared/limits/evaluate.ts';
import { limitStore } from '../../shared/limits/limit-store.ts';
import { spendingSources } from '../../shared/limits/spending.ts';
import { deliveryStore } from '../../shared/notifications/delivery-store.ts';
import { noticeBudgetStore } from '../../shared/notifications/notices/notice-budget.ts';
import { recipientLookup } from '../../shared/notifications/recipient-lookup.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';
import { systemClock } from '../../shared/time/instant.ts';

export const handler = queueWorker({
  queue: queues.evaluateLimits,
  schema: z.object({ userId: z.string(), limitId: z.optional(z.string()) }),
  async work(message, { now, measure }) {
    const table = openTable();
    const evaluate = evaluateLimits({
      limits: limitStore(table),
      sources: spendingSources(table, 'fresh'),
      deliveries: deliveryStore(table, systemClock),
      budgets: noticeBudgetStore(table),
      channelQueues: { email: queueSender(queues.sendEmail), whatsapp: queueSender(queues.sendWhatsapp) },
      findRecipient: recipientLookup(table),
      events: outbox(table),
      measure,
    });
    await evaluate(message, now);
  },
});
