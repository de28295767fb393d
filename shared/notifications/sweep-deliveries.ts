import { type Measure, metrics } from '../contract/metrics.ts';
import { addSeconds, type Instant, laterOf } from '../time/instant.ts';
import { type ChannelQueues, enqueueDeliveries } from './announce.ts';
import type { DeliveryStore, DueDelivery } from './delivery-store.ts';

/** Longer than a queue is behind on a busy morning, so that a backlog is not enqueued again and again. */
export const LEASE_SECONDS = 900;

type Services = { deliveries: DeliveryStore; queues: ChannelQueues; clock(): Instant; measure: Measure };

/** Enqueues again what was written and not sent: its message was lost, or its worker died and its claim ran out. */
export const sweepDeliveries = async (
  { deliveries, queues, clock, measure }: Services,
  now: Instant,
): Promise<void> => {
  const enqueue = async (due: DueDelivery[]): Promise<void> => {
    const until = addSeconds(laterOf(clock(), now), LEASE_SECONDS);
    const taken = await Promise.all(due.map(async (one) => ((await deliveries.lease(one, until)) ? [one.id] : [])));
    measure(metrics.deliveriesSwept, taken.flat().length);
    await enqueueDeliveries(queues, taken.flat(), now);
  };
  await deliveries.eachUnsent(now, (page) => inChunks(page, enqueue));
};

const CHUNK = 100;

const inChunks = async <Item>(items: readonly Item[], work: (chunk: Item[]) => Promise<void>): Promise<void> => {
  for (let start = 0; start < items.length; start += CHUNK) await work(items.slice(start, start + CHUNK));
};
