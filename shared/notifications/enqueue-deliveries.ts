import { log } from '../platform/log.ts';
import type { QueueSender } from '../platform/queue.ts';
import type { DeliveryId } from './delivery.ts';
import type { Channel } from './recipient.ts';

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
