import * as z from 'zod/mini';
import { log } from '../platform/log.ts';
import type { QueueSender } from '../platform/queue.ts';
import { type DueRecord, ofEachShard } from '../platform/table/due.ts';
import { DUE_SHARDS, limitIdOfKey } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import { addSeconds, type Instant, secondsBetween, utcDateOf } from '../time/instant.ts';
import { datesOf, firstWindow, RENEWAL_SPREAD_SECONDS, renewalStep, rolled } from './limit.ts';
import type { LimitStore } from './limit-store.ts';
import { usageAt } from './list-usage.ts';
import { readSpending, type SpendingSources, withPurchases, withPurchasesBefore } from './spending.ts';
import { countedDays } from './usage.ts';

const dueRecord = z.object({ userId: z.string(), pk: z.string(), sk: z.string(), dueAt: stored.instant });

/** Body of the queue `renewLimits`: limits of one shard due until `until`, then further steps until `last`. */
export const renewalMessage = z.object({
  shard: stored.integer,
  until: stored.instant,
  last: stored.instant,
  /** Real clock; absent in the first message. */
  stepBegan: z.optional(stored.instant),
  /** The last limit of the previous batch; absent in the first batch of a step. */
  after: z.optional(dueRecord),
  /** Whether earlier limits of this step failed. */
  hasFailed: z.optional(stored.flag),
});
export type RenewalMessage = z.output<typeof renewalMessage>;

export type RenewalServices = {
  limits: Pick<LimitStore, 'find' | 'replace' | 'due'>;
  sources: SpendingSources;
  queue: Pick<QueueSender, 'send'>;
  /** The real clock, even in a simulated run: steps take real time. */
  clock(): Instant;
};

export const BATCH = 50;
export const STEP_SECONDS = 300;
/** Leaves table capacity for other work. */
export const BETWEEN_BATCHES_SECONDS = 1;

// The time spent on batches counts as part of the step; otherwise a large night exceeds its hour.
const untilNextStep = (began: Instant, clock: Instant): number =>
  Math.max(0, STEP_SECONDS - secondsBetween(began, clock));

const earlierOf = (a: Instant, b: Instant): Instant => (a < b ? a : b);

/** Each shard continues by itself in steps of five minutes. @param spreadSeconds 0 renews the hour at once */
export const startRenewals = (queue: Pick<QueueSender, 'sendBatch'>, spreadSeconds: number, now: Instant) => {
  const last = addSeconds(now, RENEWAL_SPREAD_SECONDS);
  const until = spreadSeconds > 0 ? earlierOf(addSeconds(now, STEP_SECONDS), last) : last;
  // Shards start at different times within a step: together they would exceed a new table's write capacity.
  const delayOf = (shard: number): number => (spreadSeconds > 0 ? (shard * STEP_SECONDS) / DUE_SHARDS : 0);
  return queue.sendBatch(ofEachShard((shard) => ({ body: { shard, until, last }, delaySeconds: delayOf(shard) })));
};

/**
 * A renewed limit is no longer due, so a repeated message changes nothing. @throws when limits still fail at the end
 */
export const renewBatch =
  (services: RenewalServices) =>
  async ({ shard, until, last, ...message }: RenewalMessage, now: Instant): Promise<void> => {
    const { limits, queue, clock } = services;
    const stepBegan = message.stepBegan ?? clock();
    const due = await limits.due({ shard, until, after: message.after }, BATCH);
    const outcomes = await Promise.all(due.map((one) => renewOne(services, one, now)));
    const hasFailed = message.hasFailed || outcomes.includes('failed');
    if (due.length === BATCH) {
      const next = { shard, until, last, stepBegan, after: due.at(-1), hasFailed };
      return queue.send(next, { delaySeconds: BETWEEN_BATCHES_SECONDS });
    }
    if (until < last) {
      const next = earlierOf(addSeconds(until, STEP_SECONDS), last);
      return queue.send({ shard, until: next, last }, { delaySeconds: untilNextStep(stepBegan, clock()) });
    }
    // Thrown only at the last step: a message that has enqueued its successor and is retried would enqueue it again.
    if (hasFailed) throw new Error('Limits of the shard could not be renewed');
  };

type Outcome = 'renewed' | 'nothing' | 'failed';

const renewOne = (services: RenewalServices, { userId, sk }: DueRecord, now: Instant): Promise<Outcome> => {
  const id = limitIdOfKey(sk);
  return renewLimit(services, { userId, id }, now).catch((error: unknown): Outcome => {
    log.failure(error, { limitId: id });
    return 'failed';
  });
};

/** A concurrent write leaves the limit due. */
export const renewLimit = async (
  { limits, sources }: Pick<RenewalServices, 'limits' | 'sources'>,
  { userId, id }: { userId: string; id: string },
  now: Instant,
): Promise<'renewed' | 'nothing'> => {
  const limit = await limits.find(userId, id);
  const step = limit && renewalStep(limit, now);
  if (!limit || !step) return 'nothing';
  if (step === 'roll') return (await limits.replace(limit, rolled(limit, now))) === 'saved' ? 'renewed' : 'nothing';
  const dates = withPurchases(datesOf(firstWindow(limit)));
  const today = utcDateOf(now);
  const period = countedDays(firstWindow(limit), now);
  const known = await readSpending(sources, userId, dates, today);
  const spending = await withPurchasesBefore(sources, userId, known, period ? [period] : [], today);
  const finalSpending = usageAt(limit, spending, now).spent;
  return (await limits.replace(limit, { ...limit, finalSpending })) === 'saved' ? 'renewed' : 'nothing';
};
