import { deliveryOfKey, keys, userIdOfKey } from '../storage/keys.ts';
import { type DeliveryId, deliveryId } from './delivery.ts';

/** Where the table keeps a delivery. */
export const keyOf = ({ userId, kind, id, occurrence, channel }: DeliveryId) =>
  keys.delivery(userId, kind, id, occurrence, channel);

/** The delivery that the table keeps there; null when it is something else. */
export const deliveryAt = (pk: string, sk: string): DeliveryId | null =>
  deliveryId.safeParse({ userId: userIdOfKey(pk), ...deliveryOfKey(sk) }).data ?? null;
