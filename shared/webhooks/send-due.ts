import type { ChangePlace, OutboxEvent } from '../events/event.ts';
import type { QueueSender } from '../platform/queue.ts';
import { allOf } from '../platform/retry.ts';
import { type DueRecord, eachDue } from '../platform/table/due.ts';
import { webhookIdOfKey } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { writeAll } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import { type AttemptServices, attempt, type SettleServices, settle } from './attempt.ts';
import { deliveryOf, type HookDelivery, WAITS, withdrawn } from './endpoint.ts';
import type { EndpointStore, Lease } from './endpoint-store.ts';
import type { HookDeliveryStore } from './hook-delivery-store.ts';

export type SendServices = AttemptServices &
  SettleServices & {
    queue: Pick<QueueSender, 'send'>;
    /** The run's current instant: the clock's, or that of a simulated run. */
    moment(): Instant;
  };

/** Starts no further call later than this: a call takes ten seconds, the worker has sixty. */
const BUDGET_MS = 40_000;

const isDue = ({ nextAttemptAt }: HookDelivery, now: Instant): boolean =>
  nextAttemptAt !== null && nextAttemptAt <= now;

const byTurn = (one: HookDelivery, other: HookDelivery): number =>
  (one.nextAttemptAt ?? '') < (other.nextAttemptAt ?? '') ? -1 : 1;

const withdrawAll = async (
  { table, deliveries }: SendServices,
  { userId, webhookId }: Target,
  error: 'webhook_not_active' | 'webhook_deleted',
): Promise<void> => {
  for (const one of await deliveries.waiting(userId, webhookId)) {
    await writeAll(table, deliveries.change(one, withdrawn(one, error)));
  }
};

type Target = { userId: string; webhookId: string };
/** `idle`: nothing is due any more; `silent`: the endpoint does not answer; `lost`: it is gone or another worker's. */
type Ending = 'idle' | 'silent' | 'budget' | 'lost' | 'inactive';

const sendAll = async (services: SendServices, taken: Lease): Promise<{ ending: Ending; tries: number }> => {
  const { deliveries, endpoints, clock, moment, stopwatch } = services;
  const { userId, webhookId } = taken.endpoint;
  const begunMs = stopwatch();
  let lease = taken;
  let tries = 0;
  const ended = (ending: Ending) => ({ ending, tries });
  for (;;) {
    const due = (await deliveries.waiting(userId, webhookId)).filter((one) => isDue(one, moment())).sort(byTurn);
    if (due.length === 0) return ended('idle');
    for (const one of due) {
      if (stopwatch() - begunMs > BUDGET_MS) return ended('budget');
      const renewed = await endpoints.renew(lease, clock());
      if (!renewed) return ended('lost');
      lease = renewed;
      if (lease.endpoint.status !== 'active') return ended('inactive');
      tries += 1;
      const tried = await attempt(services, lease.endpoint, one, moment());
      const { endpoint } = await settle(services, lease.endpoint, one, tried, moment());
      if (!endpoint) return ended('lost');
      if (endpoint.status !== 'active') return ended('inactive');
      // Each of the other waiting deliveries would take ten seconds.
      if (tried.kind === 'unanswered') return ended('silent');
    }
  }
};

/**
 * Sends the due deliveries of one endpoint, one call after the other: a lease keeps other workers away, so a slow endpoint is
 * called once at a time. A message that finds the lease taken is dropped, since the holder looks again after its release.
 */
export const sendDue =
  (services: SendServices) =>
  async (target: Target): Promise<void> => {
    const { endpoints, deliveries, queue, clock, moment } = services;
    const lease = await endpoints.take(target, clock());
    if (!lease) {
      if (!(await endpoints.find(target.userId, target.webhookId)))
        await withdrawAll(services, target, 'webhook_deleted');
      return;
    }
    const { ending, tries } = await sendAll(services, lease).finally(() => endpoints.release(lease, clock()));
    if (ending === 'inactive') return withdrawAll(services, target, 'webhook_not_active');
    if (ending === 'lost') return sendLost(services, target);
    const left = await deliveries.waiting(target.userId, target.webhookId);
    if (left.length === 0) return;
    if (ending !== 'silent' && left.some((one) => isDue(one, moment()))) return queue.send(target);
    // The first wait is shorter than the sweep's pace.
    if (tries > 0 && left.some(({ triesOfRound }) => triesOfRound <= 1))
      await queue.send(target, { delaySeconds: WAITS[0] * 1.1 });
  };

const sendLost = async (services: SendServices, target: Target): Promise<void> => {
  const found = await services.endpoints.find(target.userId, target.webhookId);
  if (!found) await withdrawAll(services, target, 'webhook_deleted');
};

export type SweepServices = {
  table: Table;
  queue: Pick<QueueSender, 'sendBatch'>;
  /** Messages that wait in the queue. */
  depth(): Promise<number>;
};

/** With more messages than this in the queue, due deliveries are waiting there and not lost. */
const BACKLOG = 2_000;

type Message = { userId: string; webhookId?: string };

const messageOf = ({ userId, sk }: DueRecord): Message => {
  const webhookId = webhookIdOfKey(sk);
  return webhookId ? { userId, webhookId } : { userId };
};

/**
 * Wakes the worker for every delivery whose next try is due, and for every event whose message was lost. One message per
 * endpoint and run; one too many is dropped by its lease.
 */
export const sweepHooks = async ({ table, queue, depth }: SweepServices, now: Instant): Promise<void> => {
  if ((await depth()) > BACKLOG) return;
  const sent = new Set<string>();
  await eachDue(table, { kind: 'HOOK', until: now }, async (records) => {
    const messages = records.map(messageOf).filter((message) => {
      const name = JSON.stringify(message);
      return !sent.has(name) && sent.add(name);
    });
    await queue.sendBatch(messages.map((body) => ({ body })));
  });
};

export type FanOutServices = {
  endpoints: Pick<EndpointStore, 'list'>;
  deliveries: HookDeliveryStore;
  queue: Pick<QueueSender, 'sendBatch'>;
  /** A cursor of get-changes from before the change. */
  cursorBefore(userId: string, place: ChangePlace, now: Instant): Promise<string>;
};

/** The event of changed transactions contains the cursor from which get-changes returns them. */
const withCursor = async ({ cursorBefore }: FanOutServices, event: OutboxEvent, now: Instant): Promise<OutboxEvent> => {
  if (!event.place) return event;
  const { data, ...rest } = JSON.parse(event.body);
  const cursor = await cursorBefore(event.userId, event.place, now);
  return { ...event, body: JSON.stringify({ ...rest, data: { ...data, cursor } }) };
};

/**
 * Creates the deliveries of every event in a user's outbox for the endpoints that subscribe to it now, one transaction per
 * event: after a crash the next run continues, and no delivery is created twice.
 */
export const fanOut =
  (services: FanOutServices) =>
  async (userId: string, now: Instant): Promise<void> => {
    const { endpoints, deliveries, queue } = services;
    const [events, all] = await Promise.all([deliveries.outbox(userId), endpoints.list(userId)]);
    const called = new Set<string>();
    const handOver = (event: (typeof events)[number]) => async () => {
      const wanting = all.filter(
        ({ status, events: wanted }) => status === 'active' && wanted.some((type) => type === event.type),
      );
      const whole = wanting.length > 0 ? await withCursor(services, event, now) : event;
      const made = wanting.map(({ webhookId }) => deliveryOf({ userId, webhookId }, whole, now));
      await deliveries.handOver(event, made);
      // Also if another worker was faster: it may have crashed before it reported the endpoint.
      for (const { webhookId } of wanting) called.add(webhookId);
    };
    await allOf(...events.map(handOver), () =>
      queue.sendBatch([...called].map((webhookId) => ({ body: { userId, webhookId } }))),
    );
  };
