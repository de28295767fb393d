import { metrics } from '../../shared/contract/metrics.ts';
import { queues } from '../../shared/contract/queues.ts';
import { missedDigests } from '../../shared/digest/digest-store.ts';
import { deliveryStore } from '../../shared/notifications/delivery-store.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { allOf } from '../../shared/platform/retry.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { scheduledJob } from '../../shared/runtime/jobs/scheduled-job.ts';
import { warnOfEnds } from '../../shared/sync/ending-access.ts';
import { itemStore } from '../../shared/sync/item-store.ts';
import { systemClock } from '../../shared/time/instant.ts';

/**
 * Every day: mails that a bank's authorization or a canceled plan ends, in the week before and on the day. Counts the digests that
 * the job of the week has missed, since no alarm sees a week.
 */
export const handler = scheduledJob({
  name: 'warn-ends',
  run: async ({ now, measure }) => {
    const table = openTable();
    const emailQueue = queueSender(queues.sendEmail);
    const services = { table, items: itemStore(table), deliveries: deliveryStore(table, systemClock), emailQueue };
    await allOf(
      () => warnOfEnds(services, now),
      async () => measure(metrics.digestsMissed, await missedDigests(table, now)),
    );
  },
});
