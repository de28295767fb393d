import { queues } from '../../shared/contract/queues.ts';
import { limitStore } from '../../shared/limits/limit-store.ts';
import { renewalMessage, renewBatch } from '../../shared/limits/renew.ts';
import { spendingSources } from '../../shared/limits/spending.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';
import { systemClock } from '../../shared/time/instant.ts';

export const handler = queueWorker({
  queue: queues.renewLimits,
  schema: renewalMessage,
  async work(message, { now }) {
    const table = openTable();
    const renew = renewBatch({
      limits: limitStore(table),
      sources: spendingSources(table, 'fresh'),
      queue: queueSender(queues.renewLimits),
      clock: systemClock,
    });
    await renew(message, now);
  },
});
