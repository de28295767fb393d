import { queues } from '../../shared/contract/queues.ts';
import { expireFeed } from '../../shared/feed/feed-store.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { scheduledJob } from '../../shared/runtime/jobs/scheduled-job.ts';
import { sweepShards } from '../../shared/runtime/jobs/sweep-shards.ts';

/**
 * Every hour: cursors older than 90 days end. Entries end by the table's TTL; those of older releases, which have none, are
 * removed by `sweep-shard`, shard by shard.
 */
export const handler = scheduledJob({
  name: 'expire-feed',
  run: async ({ now }) => {
    await expireFeed(openTable(), now);
    await sweepShards(queueSender(queues.sweepShard), { sweep: 'expire-feed', until: now });
  },
});
