import { log } from '../log.ts';
import type { QueueSender } from '../queue.ts';
import type { WriteItem } from '../storage/transact.ts';
import type { Instant } from '../time/instant.ts';
import type { DeliveryId } from './delivery.ts';
import type { DeliveryStore } from './delivery-store.ts';
import type { Notice } from './notice.ts';
import { type Channel, channelsOf, type Recipient } from './recipient.ts';

/** What is notified: `id` is the reminder's or limit's, `occurrence` names this one notification of it (without `#`). */
export type Occasion = { userId: string; id: string; occurrence: string };

export type ChannelQueues = Record<Channel, Pick<QueueSender, 'sendBatch'>>;

/** The deliveries of one notice, and the writes that belong in the transaction with what caused it. */
export type Announcement = { deliveries: DeliveryId[]; writes: WriteItem[] };

/** One pending delivery for each channel that reaches the recipient. */
export const announce = (
  store: DeliveryStore,
  { userId, id, occurrence }: Occasion,
  notice: Notice,
  recipient: Recipient,
): Announcement => {
  const deliveries = channelsOf(recipient).map((channel) => ({ userId, kind: notice.kind, id, occurrence, channel }));
  return { deliveries, writes: deliveries.map((delivery) => store.pending(delivery, notice)) };
};

/**
 * Puts written deliveries on the queues of their channels. Never throws: what a queue did not take stays pending
 * in the table, and the sweep enqueues it.
 */
export const enqueueDeliveries = async (
  queues: ChannelQueues,
  deliveries: readonly DeliveryId[],
  now: Instant,
): Promise<void> => {
  const channels = [...new Set(deliveries.map(({ channel }) => channel))];
  await Promise.all(
    channels.map(async (channel) => {
      const mine = deliveries.filter((delivery) => delivery.channel === channel);
      try {
        await queues[channel].sendBatch(mine.map((delivery) => ({ body: { ...delivery, now } })));
      } catch (error) {
        log.failure(error, { channel, deliveries: mine.length });
      }
    }),
  );
};
