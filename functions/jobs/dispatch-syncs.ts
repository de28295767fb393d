import { scheduledJobs } from '../../shared/contract/jobs.ts';
import { queues } from '../../shared/contract/queues.ts';
import { isOwnApplication, numericSetting, variables } from '../../shared/platform/environment.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { scheduledJob } from '../../shared/runtime/jobs/scheduled-job.ts';
import { dispatchSyncs, EVERY_HOURS, SYNC_SPREAD_SECONDS } from '../../shared/sync/dispatch-syncs.ts';
import { itemStore } from '../../shared/sync/item-store.ts';

export const handler = scheduledJob({
  name: scheduledJobs['dispatch-syncs'].name,
  run: async ({ now }) => {
    const table = openTable();
    const spreadSeconds = numericSetting(variables.syncSpreadSeconds, SYNC_SPREAD_SECONDS);
    const queue = queueSender(queues.syncItem);
    const everyHours = numericSetting(variables.syncHours, EVERY_HOURS);
    const mode = isOwnApplication() ? 'look' : 'refresh';
    const parts = {
      table,
      items: itemStore(table),
      queue,
      spreadSeconds,
      everyHours,
      mode,
      random: Math.random,
    } as const;
    await dispatchSyncs(parts, now);
  },
});
