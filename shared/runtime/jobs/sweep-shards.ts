import * as z from 'zod/mini';
import type { ScheduledJobName } from '../../contract/jobs.ts';
import type { QueueSender } from '../../platform/queue.ts';
import { ofEachShard } from '../../platform/table/due.ts';
import { stored } from '../../platform/table/stored.ts';
import type { Instant } from '../../time/instant.ts';

/** Jobs whose work a worker does for each shard of the `due` index: one run has five minutes, and they have one clock. */
const SWEEPS = ['dispatch-syncs', 'expire-feed', 'renew-reminders'] as const satisfies readonly ScheduledJobName[];
export type Sweep = (typeof SWEEPS)[number];

/** Body of the queue `sweepShard`: what is due in one shard until `until`. A repeated one finds the rest. */
export const shardMessage = z.object({ sweep: z.enum(SWEEPS), shard: stored.integer, until: stored.instant });

/** Hands the shards of a job's run over. */
export const sweepShards = (
  queue: Pick<QueueSender, 'sendBatch'>,
  { sweep, until }: { sweep: Sweep; until: Instant },
): Promise<void> => queue.sendBatch(ofEachShard((shard) => ({ body: { sweep, shard, until } })));
