import type { Versions } from '../contract/web/site.ts';
import { randomId } from '../platform/bytes.ts';
import { log } from '../platform/log.ts';
import type { Aggregator } from '../pluggy/aggregator.ts';
import type { AggregatorItem } from '../pluggy/aggregator-schemas.ts';
import { hasStatus } from '../pluggy/send.ts';
import { type Item, sameState, stateOf } from '../sync/item.ts';
import type { ItemStore } from '../sync/item-store.ts';
import { linkItem, type UnlinkParts, unlinkItem } from '../sync/link-item.ts';
import type { SyncItemBody, WebhookEventBody } from '../sync/messages.ts';
import type { Instant } from '../time/instant.ts';

export type LinkParts = {
  aggregator: Pick<Aggregator, 'item' | 'deleteItem'>;
  items: ItemStore;
  requestSync(message: SyncItemBody): Promise<void>;
  /** The legal texts that the user has accepted. */
  termsOf(userId: string): Promise<Versions | null>;
  /** The application is the user's own: so is each of its items, whoever its `clientUserId` is. */
  isOwnApplication?: boolean;
};

/** @param via where the person authorized it */
type Asked = { userId: string; itemId: string; now: Instant; via: 'dashboard' | 'link'; most?: number | null };

// The aggregator rejects a malformed id; it is an unknown item, too.
const foundAt = async ({ aggregator }: LinkParts, itemId: string): Promise<AggregatorItem | null> => {
  try {
    return await aggregator.item(itemId);
  } catch (error) {
    if (hasStatus(error, 400, 404)) return null;
    throw error;
  }
};

/**
 * Links the item that a user has just connected, unless its event arrived first. The owner comes from the aggregator; the
 * page's input proves nothing. What the user's plan does not allow is deleted there, since it would cost money and be read by nobody.
 * @param most connections that the user's plan allows; null: no limit
 * @returns the connection as the aggregator has it now; `full` beyond `most`; null when it is not this user's
 */
export const linkConnection = async (
  parts: LinkParts,
  { userId, itemId, now, via, most = null }: Asked,
): Promise<Item | 'full' | null> => {
  const [found, versions] = await Promise.all([foundAt(parts, itemId), parts.termsOf(userId)]);
  if (found?.id !== itemId || !(parts.isOwnApplication || found.clientUserId === userId)) return null;
  const consent = { connectorName: found.connector.name, versions, via };
  const outcome = await linkItem(parts.items, { userId, itemId, now, consent, most });
  log.info(`item ${outcome}`, { userId, itemId });
  if (outcome === 'erased' || outcome === 'full') await parts.aggregator.deleteItem(itemId);
  if (outcome === 'full') return outcome;
  if (outcome === 'erased' || outcome === 'foreign') return null;
  const item = await parts.items.find(userId, itemId);
  if (!item) return null;
  if (outcome === 'already linked') await parts.items.consents.by(item, via);
  const state = stateOf(found, item);
  if (outcome === 'linked' || !sameState(item, state)) await parts.requestSync({ userId, itemId });
  return { ...item, ...state };
};

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
  const item = await parts.items.find(userId, itemId);
  if (item) await parts.items.consents.ending(item, 'user');
  await parts.later({ event: 'item/deleted', eventId: randomId(), itemId });
  await parts.aggregator.deleteItem(itemId);
  await unlinkItem(parts, userId, itemId);
  return true;
};
