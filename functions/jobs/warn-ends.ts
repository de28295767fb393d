import { queues } from '../../shared/contract/queues.ts';
import { deliveryStore } from '../../shared/notifications/delivery-store.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { scheduledJob } from '../../shared/runtime/jobs/scheduled-job.ts';
import { warnOfEnds } from '../../shared/sync/ending-access.ts';
import { itemStore } from '../../shared/sync/item-store.ts';
import { systemClock } from '../../shared/time/instant.ts';

/** Every day: mails that a bank's authorization or a canceled plan ends, in the week before and on the day. */
export const handler = scheduledJob({
  name: 'warn-ends',
  run: async ({ now }) => {
    const table = openTable();
    const emailQueue = queueSender(queues.sendEmail);
    await warnOfEnds(
      { table, items: itemStore(table), deliveries: deliveryStore(table, systemClock), emailQueue },
      now,
    );
  },
});
