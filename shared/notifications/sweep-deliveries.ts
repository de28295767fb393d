import { type Measure, metrics } from '../contract/metrics.ts';
import { log } from '../platform/log.ts';
import { type DueRecord, eachDue, postpone } from '../platform/table/due.ts';
import { handOver } from '../platform/table/hand-over.ts';
import type { Table } from '../platform/table/table.ts';
import { addSeconds, type Instant, laterOf } from '../time/instant.ts';
import {
  type ChannelQueues,
  type DeliveryId,
  deliveryAt,
  enqueueDeliveries,
  keyOf,
  UNSENT_AFTER_SECONDS,
} from './delivery.ts';
import type { Channel } from './recipient.ts';

export type DueDelivery = { id: DeliveryId; dueAt: Instant };

const dueDelivery = ({ pk, sk, dueAt }: DueRecord): DueDelivery[] => {
  const id = deliveryAt(pk, sk);
  return id ? [{ id, dueAt }] : [];
};

export const unsentDeliveries = (table: Table) => ({
  /** Passes unsent deliveries due by `until`, page by page. */
  each(until: Instant, take: (due: DueDelivery[]) => Promise<void>): Promise<void> {
    return eachDue(table, { kind: 'DELIVERY', until }, (records) => take(records.flatMap(dueDelivery)));
  },

  /** Hides a delivery from other sweeps until `until`; false when its due instant has moved. */
  lease({ id, dueAt }: DueDelivery, until: Instant): Promise<boolean> {
    return postpone(table, keyOf(id), { seen: dueAt, until });
  },
});

export type UnsentDeliveries = ReturnType<typeof unsentDeliveries>;

/** Messages a second that the slowest channel sustains. */
const SLOWEST_PER_SECOND = 10;
/** Messages that the slowest channel sends before a new delivery looks unsent. */
export const BACKLOG = UNSENT_AFTER_SECONDS * SLOWEST_PER_SECOND;
/** How long a due delivery is left to a backlog: a reminder for tomorrow must still arrive today. */
const TRUSTED_SECONDS = 6 * 3600;
const LEASE_SECONDS = 900;

/**
 * In a backlog a waiting delivery looks like a lost one, so the sweep skips all. Skipping does not move the due
 * instant, so the first sweep after the backlog, or six hours after that instant, takes them up.
 * @param depth messages on the queue, in-flight ones included; null when unknown
 */
export const sweptUntil = (depth: number | null, now: Instant): Instant =>
  depth !== null && depth > BACKLOG ? addSeconds(now, -TRUSTED_SECONDS) : now;

/** Hidden for as long as those found before it take, so a long wait does not enqueue it again. */
export const leaseSeconds = (found: number): number => Math.max(LEASE_SECONDS, found / SLOWEST_PER_SECOND);

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
