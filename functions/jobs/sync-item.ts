import { userAccess } from '../../shared/access/user-access.ts';
import { queues } from '../../shared/contract/queues.ts';
import { queueWorker } from '../../shared/jobs/queue-worker.ts';
import { backingOff } from '../../shared/jobs/retry-backoff.ts';
import { syncItemMessage } from '../../shared/sync/messages.ts';
import { syncServices } from '../../shared/sync/services.ts';
import { syncItem } from '../../shared/sync/sync-item.ts';

export const handler = queueWorker({
  name: queues.syncItem.name,
  schema: syncItemMessage,
  work: (message, { now }) => {
    const services = syncServices(message);
    return syncItem({ ...services, hasAccess: userAccess(services.table), random: Math.random }, message, { now });
  },
  afterFailure: backingOff(queues.syncItem),
});
