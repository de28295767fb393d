import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import { tableDefinition } from '../storage/table-definition.ts';
import type { WriteItem } from '../storage/transact.ts';
import { updateItem } from '../storage/update.ts';
import { epochSeconds, type Instant } from '../time/instant.ts';
import { claimEnds, type Delivery, type DeliveryId, delivery, keptUntil, looksUnsentAt } from './delivery.ts';
import { deliveryAt, keyOf } from './delivery-key.ts';
import type { Notice } from './notice.ts';

/** Nothing is to happen to it any more. */
const SETTLED = ['duePk', 'dueAt', 'claimedUntil'];
const states = { ':pending': 'pending', ':claimed': 'claimed' };

/** The table's deliveries. `clock` is the wall clock: claims do not follow a simulated time. */
export const deliveryStore = (table: Table, clock: () => Instant) => {
  const { client, name: TableName } = table;

  return {
    /** The write of a new, pending delivery; its condition fails when the delivery exists already. */
    pending(id: DeliveryId, about: Notice): WriteItem {
      const now = clock();
      const Item = {
        ...keyOf(id),
        ...id,
        status: 'pending',
        notice: about,
        tries: 0,
        createdAt: now,
        duePk: keys.due('DELIVERY', id.userId),
        dueAt: looksUnsentAt(now),
        expiresAt: epochSeconds(keptUntil(now)),
      };
      return { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } };
    },

    /** Takes the delivery for sending; null when it is sent, refused, unknown, or another worker is at it. */
    async claim(id: DeliveryId): Promise<Delivery | null> {
      const now = clock();
      const until = claimEnds(now);
      const item = await updateItem(table, keyOf(id), {
        set: { status: 'claimed', claimedUntil: until, dueAt: until },
        condition: '#status = :pending OR (#status = :claimed AND #claimedUntil < :now)',
        values: { ...states, ':now': now },
      });
      return item && delivery.parse(item);
    },

    /** The vendor has it, whatever its claim says by now; found again by the vendor's message id (`idKey`). */
    async sent(id: DeliveryId, messageId: string): Promise<void> {
      await updateItem(table, keyOf(id), {
        set: { status: 'sent', sentAt: clock(), messageId, idKey: keys.id('MESSAGE', messageId) },
        remove: SETTLED,
        condition: '#status = :pending OR #status = :claimed',
        values: states,
      });
    },

    /** Ends it for good; `reason` is a word for the operator. */
    async refused(id: DeliveryId, reason: string): Promise<void> {
      await updateItem(table, keyOf(id), {
        set: { status: 'refused', refusedAt: clock(), reason },
        remove: SETTLED,
        condition: 'attribute_exists(pk)',
      });
    },

    /** Puts a claimed delivery back, to be tried again in `delaySeconds`. Does nothing when the claim is another one's. */
    async release({ tries, claimedUntil, ...id }: Delivery, delaySeconds: number): Promise<void> {
      await updateItem(table, keyOf(id), {
        set: { status: 'pending', tries: tries + 1, dueAt: looksUnsentAt(clock(), delaySeconds) },
        remove: ['claimedUntil'],
        condition: '#status = :claimed AND #claimedUntil = :mine',
        values: { ':claimed': 'claimed', ':mine': claimedUntil },
      });
    },

    /** The delivery that the vendor knows by this message id, or null. */
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
};

export type DeliveryStore = ReturnType<typeof deliveryStore>;
