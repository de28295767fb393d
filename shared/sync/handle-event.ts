import { log } from '../log.ts';
import type { Instant } from '../time/instant.ts';
import type { EventStore } from './event-store.ts';
import { linkItem, type UnlinkParts, unlinkItem } from './link-item.ts';
import { carriedNow, type SyncItemBody, type WebhookEventBody } from './messages.ts';
import type { Aggregator } from './pluggy/aggregator.ts';
import { hasStatus } from './pluggy/errors.ts';

/** The aggregator names a user that the service does not know (yet): the event is tried again. */
export class UnknownOwnerError extends Error {
  override readonly name = 'UnknownOwnerError';
}

export type EventParts = UnlinkParts & {
  events: EventStore;
  aggregator: Aggregator;
  userExists(userId: string): Promise<boolean>;
  requestSync(message: SyncItemBody): Promise<void>;
};

// Who owns an item is what the aggregator says when asked, never what an event says.
const clientUserOf = async (aggregator: Aggregator, itemId: string): Promise<string | null | 'gone'> => {
  try {
    return (await aggregator.item(itemId)).clientUserId;
  } catch (error) {
    if (hasStatus(error, 404)) return 'gone';
    throw error;
  }
};

const link = async (parts: EventParts, message: WebhookEventBody, now: Instant): Promise<void> => {
  const { itemId } = message;
  const userId = await clientUserOf(parts.aggregator, itemId);
  if (userId === 'gone') return log.info('item gone before it was linked', { itemId });
  if (userId === null || !(await parts.userExists(userId))) throw new UnknownOwnerError();
  const outcome = await linkItem(parts.items, { userId, itemId, now });
  log.info(`item ${outcome}`, { userId, itemId });
  if (outcome === 'linked' || outcome === 'already linked') {
    await parts.requestSync({ userId, itemId, ...carriedNow(message) });
  }
};

const takeIn = async (parts: EventParts, message: WebhookEventBody): Promise<void> => {
  const { event, itemId } = message;
  const userId = await parts.items.ownerOf(itemId);
  if (!userId) return log.info('event of an item that is not linked', { event, itemId });
  if (event === 'item/deleted') return unlinkItem(parts, userId, itemId);
  // Data and state alike: the import reads both, and errors and questions to the user are states.
  await parts.requestSync({ userId, itemId, ...carriedNow(message) });
};

/**
 * Does the work of one event of the aggregator, once.
 * @throws UnknownOwnerError and AggregatorError, so that the event is tried again
 */
export const handleEvent = async (
  parts: EventParts,
  message: WebhookEventBody,
  { now }: { now: Instant },
): Promise<void> => {
  if (await parts.events.isDone(message.eventId)) return;
  await (message.event === 'item/created' ? link(parts, message, now) : takeIn(parts, message));
  await parts.events.markDone(message.eventId, now);
};
