import { metrics } from '../../shared/contract/metrics.ts';
import { queues } from '../../shared/contract/queues.ts';
import { eraseUser } from '../../shared/personal-data/erase.ts';
import { erasureMessage } from '../../shared/personal-data/erasure-message.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';

/** Completes an erasure that the owner started at the dashboard. A failed run is repeated and continues. */
export const handler = queueWorker({
  queue: queues.eraseUser,
  schema: erasureMessage,
  async work({ userId }, { now, measure }) {
    await eraseUser(userId, now);
    measure(metrics.usersErased, 1);
  },
});
