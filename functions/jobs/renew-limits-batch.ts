import { queues } from '../../shared/contract/queues.ts';
import { queueWorker } from '../../shared/jobs/queue-worker.ts';
import { limitStore } from '../../shared/limits/limit-store.ts';
import { renewalMessage, renewBatch } from '../../shared/limits/renew.ts';
import { spendingSources } from '../../shared/limits/spending-sources.ts';
import { queueSender } from '../../shared/queue.ts';
import { openTable } from '../../shared/storage/table.ts';
import { systemClock } from '../../shared/time/instant.ts';

/** Renews one batch of limits of one shard and asks for the next. */
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
