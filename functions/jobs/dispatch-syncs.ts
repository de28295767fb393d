import { scheduledJobs } from '../../shared/contract/jobs.ts';
import { queues } from '../../shared/contract/queues.ts';
import { numericSetting, variables } from '../../shared/environment.ts';
import { scheduledJob } from '../../shared/jobs/scheduled-job.ts';
import { queueSender } from '../../shared/queue.ts';
import { openTable } from '../../shared/storage/table.ts';
import { dispatchSyncs, SPREAD_SECONDS } from '../../shared/sync/dispatch-syncs.ts';
import { itemStore } from '../../shared/sync/item-store.ts';

export const handler = scheduledJob({
  name: scheduledJobs['dispatch-syncs'].name,
  run: async ({ now }) => {
    const table = openTable();
    const spreadSeconds = numericSetting(variables.syncSpreadSeconds, SPREAD_SECONDS);
    const queue = queueSender(queues.syncItem);
    await dispatchSyncs({ table, items: itemStore(table), queue, spreadSeconds, random: Math.random }, now);
  },
});
