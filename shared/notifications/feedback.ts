import * as z from 'zod/mini';
import { log } from '../log.ts';
import type { BadAddressStore } from './bad-addresses.ts';
import { type DeliveryId, readReference } from './delivery.ts';
import type { DeliveryStore } from './delivery-store.ts';

/**
 * What a vendor tells of a message after taking it. `reached`: it left the vendor, however far it got;
 * `refused`: it will not arrive. Addresses travel as hashes only.
 */
export const feedback = z.object({
  event: z.enum(['reached', 'refused']),
  messageId: z.string(),
  /** The delivery's own reference, where the vendor carried it back. */
  reference: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** Hashes of the addresses that are not to be written to again. */
  badAddresses: z.optional(z.array(z.string())),
});
export type Feedback = z.infer<typeof feedback>;

type Services = { deliveries: DeliveryStore; badAddresses: BadAddressStore };

/**
 * Records feedback on the delivery and on its address; safe to repeat and in any order.
 * `reached` also ends a delivery whose worker died between the vendor's answer and our record, so that it is not sent again.
 */
export const recordFeedback =
  ({ deliveries, badAddresses }: Services) =>
  async ({ event, messageId, reference, reason = 'unknown', badAddresses: hashes = [] }: Feedback): Promise<void> => {
    const id = await deliveryOf(deliveries, messageId, reference);
    if (!id) log.info('feedback on an unknown message', { messageId, outcome: event, reason });
    if (id && event === 'reached') await deliveries.sent(id, messageId);
    if (id && event === 'refused') await deliveries.refused(id, reason);
    await Promise.all(hashes.map((hash) => badAddresses.add(hash, reason)));
  };

const deliveryOf = async (
  deliveries: DeliveryStore,
  messageId: string,
  reference: string | undefined,
): Promise<DeliveryId | null> =>
  (reference ? readReference(reference) : null) ?? (await deliveries.findByMessageId(messageId));
