import { queues } from '../../shared/contract/queues.ts';
import { startDigests } from '../../shared/digest/send-digests.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { scheduledJob } from '../../shared/runtime/jobs/scheduled-job.ts';

/** On Mondays at 8:00 in São Paulo: starts the digests of the week. */
export const handler = scheduledJob({
  name: 'send-digests',
  run: ({ now }) => startDigests(queueSender(queues.sendDigests), now),
});
