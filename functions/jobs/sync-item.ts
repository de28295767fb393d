import { userAccess } from '../../shared/access/access-store.ts';
import { queues } from '../../shared/contract/queues.ts';
import { everydayOfUser } from '../../shared/forecast/forecast-store.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';
import { syncItem } from '../../shared/sync/import/synchronize-item.ts';
import { syncItemMessage } from '../../shared/sync/messages.ts';
import { syncServices } from '../../shared/sync/sync-services.ts';
import { random } from '../../shared/time/host.ts';

export const handler = queueWorker({
  queue: queues.syncItem,
  schema: syncItemMessage,
  work: (message, { now, measure }) => {
    const services = syncServices(everydayOfUser);
    return syncItem({ ...services, hasAccess: userAccess(services.table), random, measure }, message, {
      now,
    });
  },
});
