import { allOf } from '../platform/collect-failures.ts';
import type { QueueSender } from '../platform/queue.ts';
import type { Instant } from '../time/instant.ts';
import { deliveryOf } from './delivery.ts';
import type { HookDeliveryStore } from './delivery-store.ts';
import type { EndpointStore } from './endpoint-store.ts';

export type FanOutServices = {
  endpoints: Pick<EndpointStore, 'list'>;
  deliveries: HookDeliveryStore;
  queue: Pick<QueueSender, 'sendBatch'>;
};

/**
 * Hands every event of a user's outbox to the endpoints that want it now, one transaction per event: after a crash the rest
 * is handed over by the next run, and nothing twice.
 */
export const fanOut =
  ({ endpoints, deliveries, queue }: FanOutServices) =>
  async (userId: string, now: Instant): Promise<void> => {
    const [events, all] = await Promise.all([deliveries.outbox(userId), endpoints.list(userId)]);
    const called = new Set<string>();
    const handOver = (event: (typeof events)[number]) => async () => {
      const wanting = all.filter(
        ({ status, events: wanted }) => status === 'active' && wanted.some((type) => type === event.type),
      );
      const made = wanting.map(({ webhookId }) => deliveryOf({ userId, webhookId }, event, now));
      await deliveries.handOver(event, made);
      // Also where another worker was faster: it may have died before it said so.
      for (const { webhookId } of wanting) called.add(webhookId);
    };
    await allOf(...events.map(handOver), () =>
      queue.sendBatch([...called].map((webhookId) => ({ body: { userId, webhookId } }))),
    );
  };
