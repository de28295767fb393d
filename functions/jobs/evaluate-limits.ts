import * as z from 'zod/mini';
import { queues } from '../../shared/contract/queues.ts';
import { outbox } from '../../shared/events/outbox.ts';
import { openForecastStores } from '../../shared/forecast/forecast-store.ts';
import { evaluateLimits } from '../../shared/limits/evaluate.ts';
import { limitStore } from '../../shared/limits/limit-store.ts';
import { spendingSources } from '../../shared/limits/spending.ts';
import { deliveryStore } from '../../shared/notifications/delivery-store.ts';
import { noticeBudgetStore } from '../../shared/notifications/notices/notice-budget.ts';
import { recipientLookup } from '../../shared/notifications/send-delivery.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';
import { evaluateSignals } from '../../shared/signals/evaluate-signals.ts';
import { signalStore } from '../../shared/signals/signal-store.ts';
import { systemClock } from '../../shared/time/instant.ts';

export const handler = queueWorker({
  queue: queues.evaluateLimits,
  schema: z.object({
    userId: z.string(),
    limitId: z.optional(z.string()),
    /** Of an import: `later` before its end, for limits alone; then for signals alone, `daily` where nothing changed. */
    signals: z.optional(z.enum(['later', 'changed', 'daily'])),
  }),
  // Twenty imports of one user end within a minute: a batch reads the rows once.
  together: ({ userId, limitId, signals }) => [userId, limitId, signals],
  async work({ signals, ...message }, { now, measure }) {
    const table = openTable();
    const services = {
      deliveries: deliveryStore(table, systemClock),
      budgets: noticeBudgetStore(table),
      channelQueues: { email: queueSender(queues.sendEmail), whatsapp: queueSender(queues.sendWhatsapp) },
      findRecipient: recipientLookup(table),
      events: outbox(table),
    };
    if (signals === undefined || signals === 'later') {
      const [limits, sources] = [limitStore(table), spendingSources(table, 'fresh')];
      await evaluateLimits({ ...services, limits, sources, measure })(message, now);
    }
    if (message.limitId !== undefined || signals === 'later') return;
    const evaluate = evaluateSignals({
      ...services,
      table,
      signals: signalStore(table),
      forecast: openForecastStores('fresh'),
      clock: systemClock,
    });
    await evaluate({ userId: message.userId, daily: signals === 'daily' }, now);
  },
});
