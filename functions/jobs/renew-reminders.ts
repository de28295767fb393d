import { queues } from '../../shared/contract/queues.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { scheduledJob } from '../../shared/runtime/jobs/scheduled-job.ts';
import { sweepShards } from '../../shared/runtime/jobs/sweep-shards.ts';

/** Every 15 minutes: recurring reminders whose due date has passed move; `sweep-shard` does it for each shard. */
export const handler = scheduledJob({
  name: 'renew-reminders',
  run: ({ now }) => sweepShards(queueSender(queues.sweepShard), { sweep: 'renew-reminders', until: now }),
});
