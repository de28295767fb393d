import { accessStore } from '../../shared/access/access-store.ts';
import { connectionsAllowed } from '../../shared/billing/offers.ts';
import { queues } from '../../shared/contract/queues.ts';
import { isErased } from '../../shared/platform/table/unless-erased.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';
import { eventStore, handleEvent } from '../../shared/sync/handle-event.ts';
import { webhookEventMessage } from '../../shared/sync/messages.ts';
import { syncServices } from '../../shared/sync/sync-services.ts';
import type { Instant } from '../../shared/time/instant.ts';

export const handler = queueWorker({
  queue: queues.webhookEvent,
  schema: webhookEventMessage,
  work: (message, context) => {
    const services = syncServices();
    const { table, later } = services;
    const allowed = async (userId: string, now: Instant) => {
      const { profile, subscription, erased } = await accessStore(table).read(userId);
      return profile === null || erased ? 'unknown' : connectionsAllowed(subscription, now);
    };
    const requestSync = (body: Parameters<typeof later>[0]) => later(body, 0);
    const parts = {
      ...services,
      events: eventStore(table),
      termsOf: async (userId: string) => (await accessStore(table).read(userId)).profile?.terms ?? null,
      connectionsAllowed: allowed,
      isErased: (userId: string) => isErased(table, userId),
      requestSync,
    };
    return handleEvent(parts, message, context);
  },
});
