import type { QueueSender } from '../platform/queue.ts';
import { writeAll } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import { type AttemptServices, attempt } from './attempt.ts';
import type { Lease } from './endpoint-store.ts';
import { type HookDelivery, WAITS, withdrawn } from './hook-delivery.ts';
import { type SettleServices, settle } from './settle.ts';

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
