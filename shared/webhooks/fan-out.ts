import type { ChangePlace, OutboxEvent } from '../events/event.ts';
import { allOf } from '../platform/collect-failures.ts';
import type { QueueSender } from '../platform/queue.ts';
import type { Instant } from '../time/instant.ts';
import type { EndpointStore } from './endpoint-store.ts';
import { deliveryOf } from './hook-delivery.ts';
import type { HookDeliveryStore } from './hook-delivery-store.ts';

export type FanOutServices = {
  endpoints: Pick<EndpointStore, 'list'>;
  deliveries: HookDeliveryStore;
  queue: Pick<QueueSender, 'sendBatch'>;
  /** A cursor of get-changes from before the change. */
  cursorBefore(userId: string, place: ChangePlace, now: Instant): Promise<string>;
};

/** The event of changed transactions contains the cursor from which get-changes returns them. */
const withCursor = async ({ cursorBefore }: FanOutServices, event: OutboxEvent, now: Instant): Promise<OutboxEvent> => {
  if (!event.place) return event;
  const { data, ...rest } = JSON.parse(event.body);
  const cursor = await cursorBefore(event.userId, event.place, now);
  return { ...event, body: JSON.stringify({ ...rest, data: { ...data, cursor } }) };
};

/**
 * Creates the deliveries of every event in a user's outbox for the endpoints that subscribe to it now, one transaction per
 * event: after a crash the next run continues, and no delivery is created twice.
 */
export const fanOut =
  (services: FanOutServices) =>
  async (userId: string, now: Instant): Promise<void> => {
    const { endpoints, deliveries, queue } = services;
    const [events, all] = await Promise.all([deliveries.outbox(userId), endpoints.list(userId)]);
    const called = new Set<string>();
    const handOver = (event: (typeof events)[number]) => async () => {
      const wanting = all.filter(
        ({ status, events: wanted }) => status === 'active' && wanted.some((type) => type === event.type),
      );
      const whole = wanting.length > 0 ? await withCursor(services, event, now) : event;
      const made = wanting.map(({ webhookId }) => deliveryOf({ userId, webhookId }, whole, now));
      await deliveries.handOver(event, made);
      // Also if another worker was faster: it may have crashed before it reported the endpoint.
      for (const { webhookId } of wanting) called.add(webhookId);
    };
    await allOf(...events.map(handOver), () =>
      queue.sendBatch([...called].map((webhookId) => ({ body: { userId, webhookId } }))),
    );
  };
