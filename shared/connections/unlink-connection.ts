import { randomUUID } from 'node:crypto';
import type { Aggregator } from '../pluggy/aggregator.ts';
import { type UnlinkParts, unlinkItem } from '../sync/link-item.ts';
import type { WebhookEventBody } from '../sync/messages.ts';

export type UnlinkConnectionParts = UnlinkParts & {
  aggregator: Pick<Aggregator, 'deleteItem'>;
  /** Handles the event once this call must have ended. */
  later(event: WebhookEventBody): Promise<void>;
};

/**
 * Ends a connection at the aggregator and removes all that it brought. The event that is left first finishes the work if this run
 * dies after the aggregator's deletion; before it, the event finds the item and does nothing.
 * @returns false when nothing of the user's has this id
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
