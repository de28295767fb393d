import * as z from 'zod/mini';
import { log } from '../log.ts';
import type { QueueSender } from '../queue.ts';
import { DUE_SHARDS } from '../storage/keys.ts';
import { stored } from '../storage/stored.ts';
import { addSeconds, type Instant, secondsBetween } from '../time/instant.ts';
import type { LimitId, LimitStore } from './limit-store.ts';
import { usageAt } from './list-usage.ts';
import { renewalStep, rolled, SPREAD_SECONDS } from './renewal.ts';
import { readSpending, type SpendingSources } from './spending.ts';
import { datesOf, firstWindow } from './windows.ts';

/** Body of the queue `renewLimits`: what of one shard is due until `until`, then in further steps until `last`. */
export const renewalMessage = z.object({
  shard: stored.integer,
  until: stored.instant,
  last: stored.instant,
  /** By the real clock; absent in the first message. */
  stepBegan: z.optional(stored.instant),
});
export type RenewalMessage = z.output<typeof renewalMessage>;

export type RenewalServices = {
  limits: Pick<LimitStore, 'find' | 'replace' | 'due'>;
  sources: SpendingSources;
  queue: Pick<QueueSender, 'send'>;
  /** The real clock, also in a simulated run: steps take real time. */
  clock(): Instant;
};

/** How many limits one message renews at most. */
export const BATCH = 50;
export const STEP_SECONDS = 300;
/** The index follows writes within a moment: a batch read at once would be the same again. */
export const BETWEEN_BATCHES_SECONDS = 1;

// What a step's batches have taken is part of it: else a night with many limits lasts longer than its hour.
const untilNextStep = (began: Instant, clock: Instant): number =>
  Math.max(0, STEP_SECONDS - secondsBetween(began, clock));

const earlierOf = (a: Instant, b: Instant): Instant => (a < b ? a : b);

/**
 * Starts the renewals of a boundary: a message a shard, each of which goes on by itself in steps of five minutes.
 * @param spreadSeconds 0 renews at once whatever is due within the hour
 */
export const startRenewals = (queue: Pick<QueueSender, 'sendBatch'>, spreadSeconds: number, now: Instant) => {
  const last = addSeconds(now, SPREAD_SECONDS);
  const until = spreadSeconds > 0 ? earlierOf(addSeconds(now, STEP_SECONDS), last) : last;
  const shards = Array.from({ length: DUE_SHARDS }, (_, shard) => shard);
  // Apart by as much as makes a step: at midnight sharp the shards together would ask for more than a new table writes.
  const delayOf = (shard: number): number => (spreadSeconds > 0 ? (shard * STEP_SECONDS) / DUE_SHARDS : 0);
  return queue.sendBatch(shards.map((shard) => ({ body: { shard, until, last, now }, delaySeconds: delayOf(shard) })));
};

/**
 * Brings one batch of a shard up to date and hands on what is left. A renewed limit is no longer due, so a message
 * that comes twice, late, or again after it died half way goes on where it stands.
 * @throws at the end when limits still fail; they keep no others from being renewed
 */
export const renewBatch =
  (services: RenewalServices) =>
  async ({ shard, until, last, ...message }: RenewalMessage, now: Instant): Promise<void> => {
    const { limits, queue, clock } = services;
    const stepBegan = message.stepBegan ?? clock();
    const due = await limits.due(shard, until, BATCH);
    const outcomes = await Promise.all(due.map((one) => renewOne(services, one, now)));
    if (due.length === BATCH && outcomes.includes('renewed')) {
      return queue.send({ shard, until, last, stepBegan, now }, { delaySeconds: BETWEEN_BATCHES_SECONDS });
    }
    if (until < last) {
      const next = earlierOf(addSeconds(until, STEP_SECONDS), last);
      return queue.send({ shard, until: next, last, now }, { delaySeconds: untilNextStep(stepBegan, clock()) });
    }
    // Only now: a message that hands on and then comes back would hand on again each time.
    if (outcomes.includes('failed')) throw new Error('Limits of the shard could not be renewed');
  };

type Outcome = 'renewed' | 'nothing' | 'failed';

const renewOne = (services: RenewalServices, { userId, id }: LimitId, now: Instant): Promise<Outcome> =>
  renewLimit(services, { userId, id }, now).catch((error: unknown): Outcome => {
    log.failure(error, { limitId: id });
    return 'failed';
  });

/** Does what is due for one limit as its record says; a write that came in between leaves it due. */
export const renewLimit = async (
  { limits, sources }: Pick<RenewalServices, 'limits' | 'sources'>,
  { userId, id }: LimitId,
  now: Instant,
): Promise<'renewed' | 'nothing'> => {
  const limit = await limits.find(userId, id);
  const step = limit && renewalStep(limit, now);
  if (!limit || !step) return 'nothing';
  if (step === 'roll') return (await limits.replace(limit, rolled(limit, now))) === 'saved' ? 'renewed' : 'nothing';
  const spending = await readSpending(sources, userId, datesOf(firstWindow(limit)));
  const finalSpending = usageAt(limit, spending, now).spent;
  return (await limits.replace(limit, { ...limit, finalSpending })) === 'saved' ? 'renewed' : 'nothing';
};
