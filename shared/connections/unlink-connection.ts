import { randomUUID } from 'node:crypto';
import type { Aggregator } from '../pluggy/aggregator.ts';
import { type UnlinkParts, unlinkItem } from '../sync/link-item.ts';
import type { WebhookEventBody } from '../sync/messages.ts';

export type UnlinkConnectionParts = UnlinkParts & {
  aggregator: Pick<Aggregator, 'deleteItem'>;
  /** Handles the event after the maximum duration of this call. */
  later(event: WebhookEventBody): Promise<void>;
};

/**
 * Ends a connection at the aggregator and removes its data. The event that is enqueued first finishes the work if this run crashes
 * after the aggregator's deletion; before the deletion the event finds the item and does nothing.
 * @returns false when the user has no connection with this id
 */
export const unlinkConnection = async (
  parts: UnlinkConnectionParts,
  userId: string,
  itemId: string,
): Promise<boolean> => {
  if ((await parts.items.ownerOf(itemId)) !== userId) return false;
  await parts.later({ event: 'item/deleted', eventId: randomUUID(), itemId });
  await parts.aggregator.deleteItem(itemId);
  await unlinkItem(parts, userId, itemId);
  return true;
};
