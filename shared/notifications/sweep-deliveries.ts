import { type Measure, metrics } from '../contract/metrics.ts';
import { log } from '../log.ts';
import { addSeconds, type Instant, laterOf } from '../time/instant.ts';
import { type ChannelQueues, enqueueDeliveries } from './announce.ts';
import type { Channel } from './recipient.ts';
import { leaseSeconds, sweptUntil } from './sweep-pace.ts';
import type { DueDelivery, UnsentDeliveries } from './unsent-deliveries.ts';

type Services = {
  unsent: UnsentDeliveries;
  queues: ChannelQueues;
  /** How many messages each channel's queue holds. */
  depths: Record<Channel, () => Promise<number>>;
  clock(): Instant;
  measure: Measure;
};

/** Enqueues again what was written and not sent: its message was lost, or its worker died and its claim ran out. */
export const sweepDeliveries = async (services: Services, now: Instant): Promise<void> => {
  const { unsent, queues, clock, measure } = services;
  const [email, whatsapp] = await Promise.all([dueBy(services, 'email', now), dueBy(services, 'whatsapp', now)]);
  const latest: Record<Channel, Instant> = { email, whatsapp };
  let found = 0;
  const enqueue = async (due: DueDelivery[]): Promise<void> => {
    found += due.length;
    const until = addSeconds(laterOf(clock(), now), leaseSeconds(found));
    const taken = await Promise.all(due.map(async (one) => ((await unsent.lease(one, until)) ? [one.id] : [])));
    measure(metrics.deliveriesSwept, taken.flat().length);
    await enqueueDeliveries(queues, taken.flat(), now);
  };
  await unsent.each(laterOf(email, whatsapp), (page) =>
    inChunks(
      page.filter(({ id, dueAt }) => dueAt <= latest[id.channel]),
      enqueue,
    ),
  );
};

// Without an answer nothing is left to the queue: twice on it does no harm.
const dueBy = async ({ depths }: Services, channel: Channel, now: Instant): Promise<Instant> => {
  try {
    return sweptUntil(await depths[channel](), now);
  } catch (error) {
    log.failure(error, { channel });
    return sweptUntil(null, now);
  }
};

const CHUNK = 100;

const inChunks = async <Item>(items: readonly Item[], work: (chunk: Item[]) => Promise<void>): Promise<void> => {
  for (let start = 0; start < items.length; start += CHUNK) await work(items.slice(start, start + CHUNK));
};
