import * as z from 'zod/mini';
import { log } from '../platform/log.ts';
import type { QueueSender } from '../platform/queue.ts';
import { deliveryOfKey, keys, userIdOfKey } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import { addSeconds, type Instant, secondsBetween } from '../time/instant.ts';
import { notice } from './notices/notice.ts';
import { CHANNELS, type Channel } from './recipient.ts';

/** One occurrence on one channel; also the body of the queue message. */
export const deliveryId = z.object({
  userId: stored.text,
  kind: stored.text,
  id: stored.text,
  occurrence: stored.text,
  channel: z.enum(CHANNELS),
});
export type DeliveryId = z.infer<typeof deliveryId>;

/** Kept for 90 days. `claimed`: a worker holds it until `claimedUntil`; `refused`: final, with its `reason`. */
export const delivery = z.object({
  ...deliveryId.shape,
  status: z.enum(['pending', 'claimed', 'sent', 'refused']),
  notice,
  /** Number of postponed attempts. */
  tries: stored.integer,
  createdAt: stored.instant,
  /** Where it goes in place of the profile's address, until it is settled. */
  to: z.optional(stored.text),
  claimedUntil: z.optional(stored.instant),
  /** Since when it waits for its channel, which an operator has stopped. */
  heldSince: z.optional(stored.instant),
  heldUntil: z.optional(stored.instant),
  messageId: z.optional(stored.text),
  reason: z.optional(stored.text),
});
export type Delivery = z.infer<typeof delivery>;

/** Longer than a worker's timeout (60 s), so an expired claim has no running sender. */
const CLAIM_SECONDS = 120;
/** After this time the sweep treats the message as lost. */
export const UNSENT_AFTER_SECONDS = 120;
/** A notice that the vendor has not accepted for three days is no longer useful. */
const GIVE_UP_AFTER_SECONDS = 3 * 86_400;
/** How long a stopped channel keeps a delivery. */
const HELD_SECONDS = 86_400;
const FIRST_HOLD_SECONDS = 300;
const LONGEST_HOLD_SECONDS = 900;
const RETENTION_SECONDS = 90 * 86_400;

export const claimEnds = (clock: Instant): Instant => addSeconds(clock, CLAIM_SECONDS);
/** @param delaySeconds the message's delay on the queue */
export const countsAsUnsentAt = (clock: Instant, delaySeconds = 0): Instant =>
  addSeconds(clock, delaySeconds + UNSENT_AFTER_SECONDS);
export const isGivenUp = ({ createdAt }: Delivery, clock: Instant): boolean =>
  clock >= addSeconds(createdAt, GIVE_UP_AFTER_SECONDS);
/**
 * Whole seconds until a delivery of a stopped channel is tried again: as long as it has waited already, so a long stop costs little;
 * null after a day.
 */
export const holdSeconds = ({ heldSince }: Pick<Delivery, 'heldSince'>, clock: Instant): number | null => {
  const held = heldSince === undefined ? 0 : Math.ceil(secondsBetween(heldSince, clock));
  return held >= HELD_SECONDS ? null : Math.min(Math.max(held, FIRST_HOLD_SECONDS), LONGEST_HOLD_SECONDS);
};
export const storedUntil = (clock: Instant): Instant => addSeconds(clock, RETENTION_SECONDS);

/** A delivery's name for vendor feedback; vendors accept letters, digits, `-` and `_`. */
export const referenceOf = ({ userId, kind, id, occurrence, channel }: DeliveryId): string =>
  Buffer.from(JSON.stringify([userId, kind, id, occurrence, channel])).toString('base64url');

/** Null when this service did not make the reference. */
export const readReference = (reference: string): DeliveryId | null => {
  try {
    const [userId, kind, id, occurrence, channel] = JSON.parse(Buffer.from(reference, 'base64url').toString());
    return deliveryId.parse({ userId, kind, id, occurrence, channel });
  } catch {
    return null;
  }
};

export const keyOf = ({ userId, kind, id, occurrence, channel }: DeliveryId) =>
  keys.delivery(userId, kind, id, occurrence, channel);

/** Null for the key of another kind of record. */
export const deliveryAt = (pk: string, sk: string): DeliveryId | null =>
  deliveryId.safeParse({ userId: userIdOfKey(pk), ...deliveryOfKey(sk) }).data ?? null;

export type ChannelQueues = Record<Channel, Pick<QueueSender, 'sendBatch'>>;

/** Never throws: a delivery that was not enqueued stays pending, and the sweep enqueues it. */
export const enqueueDeliveries = async (queues: ChannelQueues, deliveries: readonly DeliveryId[]): Promise<void> => {
  const channels = [...new Set(deliveries.map(({ channel }) => channel))];
  await Promise.all(
    channels.map(async (channel) => {
      const mine = deliveries.filter((delivery) => delivery.channel === channel);
      try {
        await queues[channel].sendBatch(mine.map((delivery) => ({ body: delivery })));
      } catch (error) {
        log.failure(error, { channel, deliveries: mine.length });
      }
    }),
  );
};
