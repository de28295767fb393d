import { queues } from '../../shared/contract/queues.ts';
import { queueDepth, queueSender } from '../../shared/platform/queue.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { scheduledJob } from '../../shared/runtime/jobs/scheduled-job.ts';
import { sweepHooks } from '../../shared/webhooks/send-due.ts';

/** Every minute: deliveries whose next try is due, and events whose message was lost. */
export const handler = scheduledJob({
  name: 'sweep-webhooks',
  run: ({ now }) =>
    sweepHooks(
      {
        table: openTable(),
        queue: queueSender(queues.sendWebhook),
        depth: () => queueDepth(queues.sendWebhook),
      },
      now,
    ),
});
