import { erasureTeller } from '../../shared/access/erasure-record.ts';
import { queues } from '../../shared/contract/queues.ts';
import { settleDueErasures } from '../../shared/personal-data/due-erasures.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { scheduledJob } from '../../shared/runtime/jobs/scheduled-job.ts';

/** Every 15 minutes: erases the users who asked for it 72 hours ago and have not signed in since. */
export const handler = scheduledJob({
  name: 'erase-due',
  run: async ({ now }) => {
    const table = openTable();
    const tellErasure = erasureTeller(table, queueSender(queues.sendBillingEvent));
    await settleDueErasures({ table, queue: queueSender(queues.eraseUser), tellErasure }, now);
  },
});
