import { scheduledJobs } from '../../../shared/contract/jobs.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { DUE_SHARDS } from '../../../shared/platform/table/keys.ts';
import { AT_ONCE, EVERY_HOURS, SYNC_SPREAD_SECONDS } from '../../../shared/sync/dispatch-syncs.ts';
import { assumptions } from './assumptions.ts';
import { flow, type Stage, type StageResult } from './flow.ts';
import { quotas } from './quotas.ts';
import { steady, workersOf } from './workers.ts';

const MINUTE = 60;
const RUN_SECONDS = Number(/rate\((\d+) minutes\)/.exec(scheduledJobs['dispatch-syncs'].schedule)?.[1]) * MINUTE;

const { timeoutSeconds, maximumConcurrency } = queues.sweepShard;

// Each worker walks a shard, a chunk of items at a time, for as long as it may; a run has until the next one.
const dispatchedPerRun = Math.floor(
  (Math.min(timeoutSeconds, RUN_SECONDS) * maximumConcurrency * AT_ONCE) / assumptions.seconds.syncChunk,
);

/** Seconds that a run of the syncs takes, kept evenly, and of it the work of one shard. */
export const sweepOfSyncs = (users: number): { run: number; shard: number } => {
  const due = (users * assumptions.itemsPerUser * RUN_SECONDS) / (EVERY_HOURS * 3600);
  const shard = (due / DUE_SHARDS / AT_ONCE) * assumptions.seconds.syncChunk;
  return { run: (shard * DUE_SHARDS) / maximumConcurrency, shard };
};

/** Seconds until every reminder that was due yesterday is handed to its workers, were all users' due on one day. */
export const sweepOfRenewals = (users: number): { run: number; shard: number } => {
  const shard = ((users * assumptions.remindersPerUser) / DUE_SHARDS / 10) * assumptions.seconds.enqueuedBatch;
  return { run: (shard * DUE_SHARDS) / maximumConcurrency, shard };
};

/**
 * Messages by second: each run takes the due syncs, also those left over from earlier runs, spread over its seconds.
 * @param due items that are due by the run with this number
 */
const dispatched = (due: (run: number) => number, runs: number): number[] => {
  const seconds = new Array<number>(runs * RUN_SECONDS).fill(0);
  let waiting = 0;
  for (let run = 0; run < runs; run += 1) {
    waiting += due(run);
    const taken = Math.min(waiting, dispatchedPerRun);
    waiting -= taken;
    for (let second = 0; second < SYNC_SPREAD_SECONDS; second += 1) {
      const share =
        Math.floor((taken * (second + 1)) / SYNC_SPREAD_SECONDS) - Math.floor((taken * second) / SYNC_SPREAD_SECONDS);
      seconds[run * RUN_SECONDS + second] = share;
    }
  }
  return seconds;
};

const perMinute = (by: string, count: number) => steady(by, count / MINUTE);

const syncStages = (): Stage[] => [
  { name: 'sync-item', bounds: [workersOf(queues.syncItem, assumptions.seconds.syncMessage)] },
  {
    name: 'aggregator, transactions',
    from: 'sync-item',
    bounds: [
      perMinute(
        `aggregator, ${quotas.aggregator.transactionPagesPerMinute} pages a minute and address`,
        quotas.aggregator.transactionPagesPerMinute / assumptions.accountsPerItem,
      ),
    ],
  },
];

const updateStages = (): Stage[] => [
  {
    name: 'aggregator, updates',
    bounds: [
      perMinute(
        `aggregator, ${quotas.aggregator.updatesPerMinute} updates a minute`,
        quotas.aggregator.updatesPerMinute,
      ),
    ],
  },
];

const RUNS_A_TURN = Math.ceil((EVERY_HOURS * 3600) / RUN_SECONDS);

const evenly =
  (items: number) =>
  (run: number): number =>
    Math.floor((items * (run + 1)) / RUNS_A_TURN) - Math.floor((items * run) / RUNS_A_TURN);

export type Syncs = { steady: StageResult[]; updates: StageResult[]; atOnce: StageResult[] };

/**
 * One turn of a day in which each item is synchronized once: spread over the turn as the schedule keeps them, and all
 * due at once, as after an outage.
 */
export const syncs = (users: number): Syncs => {
  const items = Math.round(users * assumptions.itemsPerUser);
  const stale = Math.round(items * assumptions.staleItems);
  const runs = Math.max(RUNS_A_TURN, Math.ceil(items / dispatchedPerRun));
  return {
    steady: flow({ stages: syncStages(), arrivals: dispatched(evenly(items), RUNS_A_TURN) }),
    updates: flow({ stages: updateStages(), arrivals: dispatched(evenly(stale), RUNS_A_TURN) }),
    atOnce: flow({ stages: syncStages(), arrivals: dispatched((run) => (run === 0 ? items : 0), runs) }),
  };
};
