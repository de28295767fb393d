import { deliveryOfKey, keys } from '../platform/table/keys.ts';
import { userIdOfKey } from '../platform/table/user-partition.ts';
import { type DeliveryId, deliveryId } from './delivery.ts';

export const keyOf = ({ userId, kind, id, occurrence, channel }: DeliveryId) =>
  keys.delivery(userId, kind, id, occurrence, channel);

/** Null for the key of another kind of record. */
export const deliveryAt = (pk: string, sk: string): DeliveryId | null =>
  deliveryId.safeParse({ userId: userIdOfKey(pk), ...deliveryOfKey(sk) }).data ?? null;
