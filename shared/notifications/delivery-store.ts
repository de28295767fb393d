import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { tableDefinition } from '../platform/table/table-definition.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { updateItem, updateOf } from '../platform/table/update.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import {
  claimEnds,
  countsAsUnsentAt,
  type Delivery,
  type DeliveryId,
  delivery,
  deliveryAt,
  keyOf,
  storedUntil,
} from './delivery.ts';
import type { Notice } from './notices/notice.ts';

// The address goes with the rest: outside the profile it is kept no longer than it is needed.
const HELD = ['heldSince', 'heldUntil'];
const SETTLED = ['duePk', 'dueAt', 'claimedUntil', ...HELD, 'to'];
const states = { ':pending': 'pending', ':claimed': 'claimed' };

/** @param clock the real clock: claims do not follow a simulated run */
export const deliveryStore = (table: Table, clock: () => Instant) => {
  const { client, name: TableName } = table;

  const put = (id: DeliveryId, about: Notice, state: Record<string, unknown>): WriteItem => {
    const now = clock();
    const item = { ...keyOf(id), ...id, notice: about, tries: 0, createdAt: now, ...state };
    const Item = { ...item, expiresAt: epochSeconds(storedUntil(now)) };
    return { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } };
  };

  const isKnown = async (id: DeliveryId): Promise<boolean> => {
    const get = new GetCommand({ TableName, Key: keyOf(id), ConsistentRead: true, ProjectionExpression: 'pk' });
    return (await client.send(get)).Item !== undefined;
  };

  const store = {
    /** Its condition fails when the delivery exists. @param to where it goes in place of the profile's address */
    pending: (id: DeliveryId, about: Notice, to?: string): WriteItem =>
      put(id, about, {
        ...(to !== undefined && { to }),
        status: 'pending',
        duePk: keys.due('DELIVERY', id.userId),
        dueAt: countsAsUnsentAt(clock()),
      }),

    /** A pending delivery of its own transaction; false when it exists, or the user is being erased. */
    add: async (id: DeliveryId, about: Notice): Promise<boolean> =>
      (await writeAll(table, [store.pending(id, about), unlessErased(table, id.userId)])).length === 0,

    /** A delivery recorded as not sent; `reason` is for the operator. Its condition fails when the delivery exists. */
    withheld: (id: DeliveryId, about: Notice, reason: string): WriteItem =>
      put(id, about, { status: 'refused', refusedAt: clock(), reason }),

    async unknownOf(ids: readonly DeliveryId[]): Promise<DeliveryId[]> {
      const known = await Promise.all(ids.map(isKnown));
      return ids.filter((_, index) => !known[index]);
    },

    /** Null when the delivery is sent, refused, unknown, claimed by another worker, or held: its message comes later. */
    async claim(id: DeliveryId): Promise<Delivery | null> {
      const now = clock();
      const until = claimEnds(now);
      const item = await updateItem(table, keyOf(id), {
        set: { status: 'claimed', claimedUntil: until, dueAt: until },
        condition:
          '(#status = :pending OR (#status = :claimed AND #claimedUntil < :now)) AND (attribute_not_exists(#heldUntil) OR #heldUntil <= :now)',
        values: { ...states, ':now': now },
      });
      return item && delivery.parse(item);
    },

    /** Recorded even when the claim has expired, with the writes `alongside` the first time. `idKey` indexes the vendor's message id. */
    async sent(id: DeliveryId, messageId: string, alongside: readonly WriteItem[] = []): Promise<void> {
      const change = {
        set: { status: 'sent', sentAt: clock(), messageId, idKey: keys.id('MESSAGE', messageId) },
        remove: SETTLED,
        condition: '#status = :pending OR #status = :claimed',
        values: states,
      };
      if (alongside.length === 0) await updateItem(table, keyOf(id), change);
      else await writeAll(table, [updateOf(table, keyOf(id), change), ...alongside]);
    },

    /** Final; `reason` is for the operator. */
    async refused(id: DeliveryId, reason: string): Promise<void> {
      await updateItem(table, keyOf(id), {
        set: { status: 'refused', refusedAt: clock(), reason },
        remove: SETTLED,
        condition: 'attribute_exists(pk)',
      });
    },

    /** Returns a claimed delivery for a retry in `delaySeconds`; no effect when another worker holds the claim. */
    async release({ tries, claimedUntil, ...id }: Delivery, delaySeconds: number): Promise<void> {
      await updateItem(table, keyOf(id), {
        set: { status: 'pending', tries: tries + 1, dueAt: countsAsUnsentAt(clock(), delaySeconds) },
        remove: ['claimedUntil', ...HELD],
        condition: '#status = :claimed AND #claimedUntil = :mine',
        values: { ':claimed': 'claimed', ':mine': claimedUntil },
      });
    },

    /**
     * The same of a delivery whose channel is stopped; it has not been tried. Until then no other message claims it, so that
     * repeated messages end here instead of each being sent again and again for a day.
     */
    async hold({ claimedUntil, heldSince, ...id }: Delivery, delaySeconds: number): Promise<void> {
      const now = clock();
      await updateItem(table, keyOf(id), {
        set: {
          status: 'pending',
          heldSince: heldSince ?? now,
          heldUntil: addSeconds(now, delaySeconds),
          dueAt: countsAsUnsentAt(now, delaySeconds),
        },
        remove: ['claimedUntil'],
        condition: '#status = :claimed AND #claimedUntil = :mine',
        values: { ':claimed': 'claimed', ':mine': claimedUntil },
      });
    },

    async findByMessageId(messageId: string): Promise<DeliveryId | null> {
      const { name: IndexName, partitionKey } = tableDefinition.indexes.byId;
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName,
          IndexName,
          KeyConditionExpression: `${partitionKey} = :id`,
          ExpressionAttributeValues: { ':id': keys.id('MESSAGE', messageId) },
          Limit: 1,
        }),
      );
      const [found] = Items;
      return found ? deliveryAt(String(found.pk), String(found.sk)) : null;
    },
  };
  return store;
};

export type DeliveryStore = ReturnType<typeof deliveryStore>;
