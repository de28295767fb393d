import { accessStore } from '../../shared/access/access-store.ts';
import { queues } from '../../shared/contract/queues.ts';
import { queueWorker } from '../../shared/jobs/queue-worker.ts';
import { eventStore } from '../../shared/sync/event-store.ts';
import { handleEvent } from '../../shared/sync/handle-event.ts';
import { webhookEventMessage } from '../../shared/sync/messages.ts';
import { syncServices } from '../../shared/sync/services.ts';

export const handler = queueWorker({
  queue: queues.webhookEvent,
  schema: webhookEventMessage,
  work: (message, context) => {
    const services = syncServices(message);
    const { table, later } = services;
    const userExists = async (userId: string): Promise<boolean> => {
      const { profile, erased } = await accessStore(table).read(userId);
      return profile !== null && !erased;
    };
    const requestSync = (body: Parameters<typeof later>[0]) => later(body, 0);
    return handleEvent({ ...services, events: eventStore(table), userExists, requestSync }, message, context);
  },
});
