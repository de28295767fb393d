import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Versions } from '../contract/web/site.ts';
import { log } from '../platform/log.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { updateItem } from '../platform/table/update.ts';
import type { Aggregator } from '../pluggy/aggregator.ts';
import type { AggregatorItem } from '../pluggy/aggregator-schemas.ts';
import { hasStatus } from '../pluggy/send.ts';
import { epochSeconds, type Instant } from '../time/instant.ts';
import { linkItem, type UnlinkParts, unlinkItem } from './link-item.ts';
import type { SyncItemBody, WebhookEventBody } from './messages.ts';

const RETENTION_SECONDS = 30 * 24 * 3600;

export const eventStore = (table: Table) => ({
  isDone: async (eventId: string): Promise<boolean> => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.event(eventId), ConsistentRead: true }),
    );
    return Item !== undefined;
  },

  /** Called after the work: an interrupted event is processed again. */
  markDone: async (eventId: string, now: Instant): Promise<void> => {
    const set = { doneAt: now, expiresAt: epochSeconds(now) + RETENTION_SECONDS };
    await updateItem(table, keys.event(eventId), { set }, 'NONE');
  },
});

export type EventStore = ReturnType<typeof eventStore>;

/** The event names a user that does not exist yet: retry. */
export class UnknownOwnerError extends Error {
  override readonly name = 'UnknownOwnerError';
}

export type EventParts = UnlinkParts & {
  events: EventStore;
  aggregator: Aggregator;
  /** The legal texts that the user has accepted. */
  termsOf(userId: string): Promise<Versions | null>;
  /** How many connections the user may have (null: no limit), or `unknown`. */
  connectionsAllowed(userId: string, now: Instant): Promise<number | null | 'unknown'>;
  /** An erased user's item is deleted at the aggregator too. */
  isErased(userId: string): Promise<boolean>;
  requestSync(message: SyncItemBody): Promise<void>;
};

// The aggregator's answer decides the owner; an event may be forged.
const foundAt = async (aggregator: Aggregator, itemId: string): Promise<AggregatorItem | 'gone'> => {
  try {
    return await aggregator.item(itemId);
  } catch (error) {
    if (hasStatus(error, 404)) return 'gone';
    throw error;
  }
};

const removeElsewhere = async ({ aggregator }: EventParts, itemId: string): Promise<void> => {
  await aggregator.deleteItem(itemId);
  log.info('item of an erased user removed', { itemId });
};

const link = async (parts: EventParts, message: WebhookEventBody, now: Instant): Promise<void> => {
  const { itemId } = message;
  const found = await foundAt(parts.aggregator, itemId);
  if (found === 'gone') return log.info('item gone before it was linked', { itemId });
  const userId = found.clientUserId;
  if (userId !== null && (await parts.isErased(userId))) return removeElsewhere(parts, itemId);
  const most = userId === null ? 'unknown' : await parts.connectionsAllowed(userId, now);
  if (userId === null || most === 'unknown') throw new UnknownOwnerError();
  const versions = await parts.termsOf(userId);
  // Where the person connected it, the page says that called: it may come first, or after this.
  const consent = { connectorName: found.connector.name, versions, via: null };
  const outcome = await linkItem(parts.items, { userId, itemId, now, consent, most });
  log.info(`item ${outcome}`, { userId, itemId });
  // Beyond the plan it would cost money and be read by nobody.
  if (outcome === 'erased' || outcome === 'full') return parts.aggregator.deleteItem(itemId);
  if (outcome === 'linked' || outcome === 'already linked') {
    await parts.requestSync({ userId, itemId });
  }
};

const handleItemEvent = async (parts: EventParts, message: WebhookEventBody): Promise<void> => {
  const { event, itemId } = message;
  const userId = await parts.items.ownerOf(itemId);
  if (!userId) return log.info('event of an item that is not linked', { event, itemId });
  const item = event === 'item/deleted' ? await parts.items.find(userId, itemId) : undefined;
  // An unlinking that was interrupted: the user's own application keeps the item.
  if (item === null) return unlinkItem(parts, userId, itemId);
  if (item?.leftAt) return log.info('item left the aggregator for want of a plan', { itemId });
  // A deletion counts only when the aggregator itself answers 404: an event may be forged or outdated.
  if (event === 'item/deleted' && (await foundAt(parts.aggregator, itemId)) === 'gone') {
    return unlinkItem(parts, userId, itemId, 'bank');
  }
  // The import reads data and state, so errors and pending user actions need no own handling.
  const removal = event === 'transactions/deleted' ? { isOfRemoval: true } : {};
  await parts.requestSync({ userId, itemId, ...removal });
};

/** @throws UnknownOwnerError and AggregatorError, so the event is retried */
export const handleEvent = async (
  parts: EventParts,
  message: WebhookEventBody,
  { now }: { now: Instant },
): Promise<void> => {
  if (await parts.events.isDone(message.eventId)) return;
  await (message.event === 'item/created' ? link(parts, message, now) : handleItemEvent(parts, message));
  await parts.events.markDone(message.eventId, now);
};
