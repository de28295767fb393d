import { queues } from '../../../shared/contract/queues.ts';
import { RENEWAL_SPREAD_SECONDS } from '../../../shared/limits/limit.ts';
import {
  BATCH,
  BETWEEN_BATCHES_SECONDS,
  renewalMessage,
  STEP_SECONDS,
  startRenewals,
} from '../../../shared/limits/renew.ts';
import type { QueueEntry } from '../../../shared/platform/queue.ts';
import { secondsBetween } from '../../../shared/time/instant.ts';
import { assumptions } from './assumptions.ts';
import { dueOf, MIDNIGHT } from './due-limits.ts';

type Shard = { left: number[]; from: number; until: number; nextAt: number; stepBegan: number; ended: boolean };

// As `renewBatch` does: the earliest that are due by `until`, at most a batch.
const take = (shard: Shard): number => {
  let taken = 0;
  while (taken < BATCH && shard.from <= Math.min(shard.until, RENEWAL_SPREAD_SECONDS)) {
    const here = Math.min(shard.left[shard.from] ?? 0, BATCH - taken);
    shard.left[shard.from] = (shard.left[shard.from] ?? 0) - here;
    taken += here;
    if ((shard.left[shard.from] ?? 0) === 0) shard.from += 1;
  }
  return taken;
};

const goOn = (shard: Shard, taken: number, second: number): void => {
  const batchEnds = second + assumptions.seconds.renewalBatch;
  if (taken === BATCH) shard.nextAt = batchEnds + BETWEEN_BATCHES_SECONDS;
  else if (shard.until < RENEWAL_SPREAD_SECONDS) {
    shard.until = Math.min(shard.until + STEP_SECONDS, RENEWAL_SPREAD_SECONDS);
    shard.nextAt = Math.max(batchEnds, shard.stepBegan + STEP_SECONDS);
    shard.stepBegan = shard.nextAt;
  } else shard.ended = true;
};

export type Renewals = {
  limits: number;
  /** Renewed in each second after midnight. */
  renewed: number[];
  /** Renewed by shard, all seconds together. */
  byShard: number[];
  /** Until the last one. */
  seconds: number;
  /** Seconds that the last one was late, against the second in which it was due. */
  latestBySeconds: number;
};

/** The messages that the job at midnight sends, as it sends them. */
const startedShards = () => {
  const sent: { shard: number; until: number; delaySeconds: number }[] = [];
  const sendBatch = async (entries: readonly QueueEntry[]): Promise<void> => {
    for (const { body, delaySeconds = 0 } of entries) {
      const { shard, until } = renewalMessage.parse(body);
      sent.push({ shard, until: secondsBetween(MIDNIGHT, until), delaySeconds });
    }
  };
  void startRenewals({ sendBatch }, RENEWAL_SPREAD_SECONDS, MIDNIGHT);
  return sent;
};

/**
 * The night's renewals as the shards' messages carry them out: each shard one batch at a time, with no more batches side by
 * side than the queue has workers.
 */
export const renewals = (limits: number): Renewals => {
  const due = dueOf(limits);
  const shards = startedShards().map(
    ({ shard, until, delaySeconds }): Shard => ({
      left: due[shard] ?? [],
      from: 0,
      until,
      nextAt: delaySeconds,
      stepBegan: delaySeconds,
      ended: false,
    }),
  );
  const renewed: number[] = [];
  const byShard = shards.map(() => 0);
  const perSecond = queues.renewLimits.maximumConcurrency / assumptions.seconds.renewalBatch;
  let latestBySeconds = 0;
  for (let second = 0; shards.some(({ ended }) => !ended); second += 1) {
    let batches = 0;
    renewed[second] = 0;
    for (const [index, shard] of shards.entries()) {
      while (!shard.ended && shard.nextAt < second + 1 && batches < perSecond) {
        batches += 1;
        const oldest = shard.from;
        const taken = take(shard);
        if (taken > 0) latestBySeconds = Math.max(latestBySeconds, second - oldest);
        renewed[second] = (renewed[second] ?? 0) + taken;
        byShard[index] = (byShard[index] ?? 0) + taken;
        goOn(shard, taken, Math.max(second, shard.nextAt));
      }
    }
  }
  return { limits, renewed, byShard, seconds: renewed.findLastIndex((count) => count > 0) + 1, latestBySeconds };
};
