import { type Measure, metrics } from '../contract/metrics.ts';
import { addSeconds, type Instant, laterOf } from '../time/instant.ts';
import { type ChannelQueues, enqueueDeliveries } from './announce.ts';
import type { DeliveryStore, DueDelivery } from './delivery-store.ts';

const LEASE_SECONDS = 900;
/** Deliveries a second that even the slowest channel gets through. */
const SLOWEST_PER_SECOND = 10;

/**
 * How long a delivery is left to the queue that it was put on again: as long as those found before it take, so that a
 * backlog of hours is not enqueued again and again.
 * @param found how many unsent deliveries this sweep has come across so far
 */
export const leaseSeconds = (found: number): number => Math.max(LEASE_SECONDS, found / SLOWEST_PER_SECOND);

type Services = {
  deliveries: Pick<DeliveryStore, 'eachUnsent' | 'lease'>;
  queues: ChannelQueues;
  clock(): Instant;
  measure: Measure;
};

/** Enqueues again what was written and not sent: its message was lost, or its worker died and its claim ran out. */
export const sweepDeliveries = async (
  { deliveries, queues, clock, measure }: Services,
  now: Instant,
): Promise<void> => {
  let found = 0;
  const enqueue = async (due: DueDelivery[]): Promise<void> => {
    found += due.length;
    const until = addSeconds(laterOf(clock(), now), leaseSeconds(found));
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
