import * as z from 'zod/mini';
import { stored } from '../storage/stored.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { notice } from './notice.ts';
import { CHANNELS } from './recipient.ts';

/** Names one delivery: what is notified (`kind`, `id`), which occurrence of it, and on which channel. Also the queue message. */
export const deliveryId = z.object({
  userId: stored.text,
  kind: stored.text,
  id: stored.text,
  occurrence: stored.text,
  channel: z.enum(CHANNELS),
});
export type DeliveryId = z.infer<typeof deliveryId>;

/**
 * One delivery as the table keeps it, for 90 days. `pending`, `claimed` (a worker is at it until `claimedUntil`),
 * `sent`, or `refused` for good with its `reason`.
 */
export const delivery = z.object({
  ...deliveryId.shape,
  status: z.enum(['pending', 'claimed', 'sent', 'refused']),
  notice,
  /** Times that sending was tried and put off. */
  tries: stored.integer,
  createdAt: stored.instant,
  claimedUntil: z.optional(stored.instant),
  messageId: z.optional(stored.text),
  reason: z.optional(stored.text),
});
export type Delivery = z.infer<typeof delivery>;

/** Longer than a worker may run (60 s), so that a claim that ran out has no sender behind it any more. */
const CLAIM_SECONDS = 120;
/** After these the sweep puts an unsent delivery on its queue again: its message was lost. */
export const UNSENT_AFTER_SECONDS = 120;
/** A notice that the vendor has not taken for three days no longer helps anyone. */
const GIVE_UP_AFTER_SECONDS = 3 * 86_400;
const KEPT_SECONDS = 90 * 86_400;

export const claimEnds = (clock: Instant): Instant => addSeconds(clock, CLAIM_SECONDS);
/** @param delaySeconds how long its message waits on the queue */
export const looksUnsentAt = (clock: Instant, delaySeconds = 0): Instant =>
  addSeconds(clock, delaySeconds + UNSENT_AFTER_SECONDS);
export const isGivenUp = ({ createdAt }: Delivery, clock: Instant): boolean =>
  clock >= addSeconds(createdAt, GIVE_UP_AFTER_SECONDS);
export const keptUntil = (clock: Instant): Instant => addSeconds(clock, KEPT_SECONDS);

/** A delivery's name as vendors carry it back in their feedback: letters, digits, `-` and `_`. */
export const referenceOf = ({ userId, kind, id, occurrence, channel }: DeliveryId): string =>
  Buffer.from(JSON.stringify([userId, kind, id, occurrence, channel])).toString('base64url');

/** The delivery that a reference names; null when it is none of ours. */
export const readReference = (reference: string): DeliveryId | null => {
  try {
    const [userId, kind, id, occurrence, channel] = JSON.parse(Buffer.from(reference, 'base64url').toString());
    return deliveryId.parse({ userId, kind, id, occurrence, channel });
  } catch {
    return null;
  }
};
