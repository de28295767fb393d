import * as z from 'zod/mini';
import { log } from '../platform/log.ts';
import { type DeliveryId, readReference } from './delivery.ts';
import type { DeliveryStore } from './delivery-store.ts';
import type { SuppressionListStore } from './suppression-list.ts';

/** `reached`: the message left the vendor; `refused`: it will not arrive. */
export const feedback = z.object({
  event: z.enum(['reached', 'refused']),
  messageId: z.string(),
  /** Present when the vendor returned our reference. */
  reference: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** Hashes of the addresses to suppress. */
  suppressionList: z.optional(z.array(z.string())),
});
export type Feedback = z.infer<typeof feedback>;

type Services = { deliveries: DeliveryStore; suppressionList: SuppressionListStore };

/** Idempotent and independent of order. `reached` also completes a delivery whose worker died before recording it. */
export const recordFeedback =
  ({ deliveries, suppressionList }: Services) =>
  async ({
    event,
    messageId,
    reference,
    reason = 'unknown',
    suppressionList: hashes = [],
  }: Feedback): Promise<void> => {
    const id = await deliveryOf(deliveries, messageId, reference);
    if (!id) log.info('feedback on an unknown message', { messageId, outcome: event, reason });
    if (id && event === 'reached') await deliveries.sent(id, messageId);
    if (id && event === 'refused') await deliveries.refused(id, reason);
    await Promise.all(hashes.map((hash) => suppressionList.add(hash, reason)));
  };

const deliveryOf = async (
  deliveries: DeliveryStore,
  messageId: string,
  reference: string | undefined,
): Promise<DeliveryId | null> =>
  (reference ? readReference(reference) : null) ?? (await deliveries.findByMessageId(messageId));
