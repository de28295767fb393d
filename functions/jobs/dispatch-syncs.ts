import { queues } from '../../shared/contract/queues.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { scheduledJob } from '../../shared/runtime/jobs/scheduled-job.ts';
import { sweepShards } from '../../shared/runtime/jobs/sweep-shards.ts';

/** Every five minutes: connections that are due are synchronized; `sweep-shard` does it for each shard. */
export const handler = scheduledJob({
  name: 'dispatch-syncs',
  run: ({ now }) => sweepShards(queueSender(queues.sweepShard), { sweep: 'dispatch-syncs', until: now }),
});
