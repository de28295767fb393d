import { metrics } from '../../shared/contract/metrics.ts';
import { queues } from '../../shared/contract/queues.ts';
import { eraseUser } from '../../shared/personal-data/erase.ts';
import { erasureMessage } from '../../shared/personal-data/erasure-message.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';

/** What an owner has begun at the dashboard. A run that dies is repeated, and finds the rest. */
export const handler = queueWorker({
  queue: queues.eraseUser,
  schema: erasureMessage,
  async work({ userId }, { now, measure }) {
    await eraseUser(userId, now);
    measure(metrics.usersErased, 1);
  },
});
