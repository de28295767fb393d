import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { type Delivery, type DeliveryId, delivery, keyOf } from '../../shared/notifications/delivery.ts';
import { keys } from '../../shared/platform/table/keys.ts';
import { queryPrefix } from '../../shared/platform/table/query-pages.ts';
import type { Table } from '../../shared/platform/table/table.ts';

/** The delivery as the table keeps it; the service itself only ever takes one under a claim. */
export const storedDelivery = async ({ client, name }: Table, id: DeliveryId): Promise<Delivery | null> => {
  const { Item } = await client.send(new GetCommand({ TableName: name, Key: keyOf(id), ConsistentRead: true }));
  return Item ? delivery.parse(Item) : null;
};

/** All of the user's, in order of key. */
export const storedDeliveries = async (table: Table, userId: string): Promise<Delivery[]> =>
  (await queryPrefix(table, { ...keys.everythingOf(userId), ':prefix': 'DELIVERY#' })).map((item) =>
    delivery.parse(item),
  );
