import { InvalidInputError, NotFoundError } from '../domain-errors.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import { askedAgain, type HookDelivery, webhookIdOf } from './endpoint.ts';
import type { EndpointStore } from './endpoint-store.ts';
import type { HookDeliveryStore } from './hook-delivery-store.ts';

export type RedeliverServices = {
  table: Table;
  endpoints: Pick<EndpointStore, 'find'>;
  deliveries: Pick<HookDeliveryStore, 'find' | 'change'>;
};

/** Makes a delivery due now. @throws NotFoundError, also for another user's; InvalidInputError for an inactive endpoint */
export const redeliver = (
  { table, endpoints, deliveries }: RedeliverServices,
  { userId, deliveryId }: { userId: string; deliveryId: string },
  now: Instant,
  recording: (delivery: HookDelivery) => Promise<readonly WriteItem[]>,
): Promise<HookDelivery> =>
  untilWritten(async () => {
    const [known, endpoint] = await Promise.all([
      deliveries.find(userId, deliveryId),
      endpoints.find(userId, webhookIdOf(deliveryId) ?? ''),
    ]);
    if (!known || !endpoint) {
      throw new NotFoundError('Delivery not found', 'deliveryId must be an id that list-webhook-deliveries lists');
    }
    if (endpoint.status !== 'active') {
      throw new InvalidInputError('Webhook is not active', { message: 'Resume it with update-webhook first' });
    }
    const again = askedAgain(known, now);
    const failed = await writeAll(table, deliveries.change(known, again), await recording(again));
    if (failed.length > 0) throw new StaleError();
    return again;
  });
