import { accessStore } from '../../shared/access/access-store.ts';
import { queues } from '../../shared/contract/queues.ts';
import { isErased } from '../../shared/platform/table/unless-erased.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';
import { eventStore, handleEvent } from '../../shared/sync/handle-event.ts';
import { webhookEventMessage } from '../../shared/sync/messages.ts';
import { syncServices } from '../../shared/sync/sync-services.ts';

export const handler = queueWorker({
  queue: queues.webhookEvent,
  schema: webhookEventMessage,
  work: (message, context) => {
    const services = syncServices();
    const { table, later } = services;
    const userExists = async (userId: string): Promise<boolean> => {
      const { profile, erased } = await accessStore(table).read(userId);
      return profile !== null && !erased;
    };
    const requestSync = (body: Parameters<typeof later>[0]) => later(body, 0);
    const parts = {
      ...services,
      events: eventStore(table),
      userExists,
      termsOf: async (userId: string) => (await accessStore(table).read(userId)).profile?.terms ?? null,
      isErased: (userId: string) => isErased(table, userId),
      requestSync,
    };
    return handleEvent(parts, message, context);
  },
});
