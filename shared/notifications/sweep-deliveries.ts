import { type Measure, metrics } from '../contract/metrics.ts';
import { log } from '../platform/log.ts';
import { handOver } from '../platform/table/hand-over.ts';
import { addSeconds, type Instant, laterOf } from '../time/instant.ts';
import { type ChannelQueues, enqueueDeliveries } from './enqueue-deliveries.ts';
import type { Channel } from './recipient.ts';
import { leaseSeconds, sweptUntil } from './sweep-pace.ts';
import type { DueDelivery, UnsentDeliveries } from './unsent-deliveries.ts';

type Services = {
  unsent: UnsentDeliveries;
  queues: ChannelQueues;
  depths: Record<Channel, () => Promise<number>>;
  clock(): Instant;
  measure: Measure;
};

/** Enqueues unsent deliveries again: their message was lost, or their worker died and its claim expired. */
export const sweepDeliveries = async (services: Services, now: Instant): Promise<void> => {
  const { unsent, queues, clock, measure } = services;
  const [email, whatsapp] = await Promise.all([dueBy(services, 'email', now), dueBy(services, 'whatsapp', now)]);
  const latest: Record<Channel, Instant> = { email, whatsapp };
  let found = 0;
  const claim = (one: DueDelivery): Promise<boolean> => {
    found += 1;
    return unsent.lease(one, addSeconds(laterOf(clock(), now), leaseSeconds(found)));
  };
  const enqueue = async (claimed: DueDelivery[]): Promise<void> => {
    measure(metrics.deliveriesSwept, claimed.length);
    const ids = claimed.map(({ id }) => id);
    await enqueueDeliveries(queues, ids);
  };
  await unsent.each(laterOf(email, whatsapp), (page) =>
    handOver(
      page.filter(({ id, dueAt }) => dueAt <= latest[id.channel]),
      { claim, enqueue },
    ),
  );
};

// Without a depth nothing is held back: a duplicate message is harmless.
const dueBy = async ({ depths }: Services, channel: Channel, now: Instant): Promise<Instant> => {
  try {
    return sweptUntil(await depths[channel](), now);
  } catch (error) {
    log.failure(error, { channel });
    return sweptUntil(null, now);
  }
};
