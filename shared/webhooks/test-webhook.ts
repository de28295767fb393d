import { TEST_EVENT } from '../contract/event-types.ts';
import { bodyOf } from '../events/event.ts';
import { isRecordId } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { writeAll } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import { type AttemptServices, attempt } from './attempt.ts';
import { webhookNamed } from './change-webhook.ts';
import type { EndpointStore } from './endpoint-store.ts';
import { directDelivery, type HookDelivery } from './hook-delivery.ts';
import type { HookDeliveryStore } from './hook-delivery-store.ts';
import { afterTry } from './settle.ts';

export type TestServices = AttemptServices & {
  table: Table;
  endpoints: EndpointStore;
  deliveries: HookDeliveryStore;
};

/**
 * Calls the endpoint now, once, and records the call; the endpoint's state does not change with any response.
 * @returns null during another delivery to it @throws NotFoundError
 */
export const sendTest = async (
  services: TestServices,
  { userId, webhookId }: { userId: string; webhookId: string },
  now: Instant,
): Promise<HookDelivery | null> => {
  const { table, endpoints, deliveries, clock } = services;
  // The lease is refused for an endpoint that is being called, and for one that is not there.
  const [lease] = await Promise.all([
    isRecordId(webhookId) ? endpoints.take({ userId, webhookId }, clock()) : null,
    webhookNamed(endpoints, userId, webhookId),
  ]);
  if (!lease) return null;
  try {
    const event = { type: TEST_EVENT, body: bodyOf(TEST_EVENT, now, { webhookId }) };
    const made = directDelivery({ userId, webhookId }, event, now);
    const tested = afterTry(made, await attempt(services, lease.endpoint, made, now), now, null);
    await writeAll(table, [deliveries.put(tested)]);
    return tested;
  } finally {
    await endpoints.release(lease, clock());
  }
};
