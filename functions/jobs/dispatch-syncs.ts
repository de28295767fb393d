import { scheduledJobs } from '../../shared/contract/jobs.ts';
import { queues } from '../../shared/contract/queues.ts';
import { numericSetting, variables } from '../../shared/platform/environment.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { scheduledJob } from '../../shared/runtime/jobs/scheduled-job.ts';
import { dispatchSyncs, SYNC_SPREAD_SECONDS } from '../../shared/sync/dispatch-syncs.ts';
import { itemStore } from '../../shared/sync/item-store.ts';

export const handler = scheduledJob({
  name: scheduledJobs['dispatch-syncs'].name,
  run: async ({ now }) => {
    const table = openTable();
    const spreadSeconds = numericSetting(variables.syncSpreadSeconds, SYNC_SPREAD_SECONDS);
    const queue = queueSender(queues.syncItem);
    await dispatchSyncs({ table, items: itemStore(table), queue, spreadSeconds, random: Math.random }, now);
  },
});
