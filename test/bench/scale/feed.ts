import { TIMEOUT_SECONDS } from '../../../infra/cdk/constructs/scheduled-job.ts';
import { scheduledJobs } from '../../../shared/contract/jobs.ts';
import { RETENTION_SECONDS } from '../../../shared/feed/sequence.ts';
import { DUE_SHARDS } from '../../../shared/platform/table/keys.ts';
import { assumptions } from './assumptions.ts';
import { costs } from './costs.ts';

const DAY = 86_400;
const GRACE_DAYS = 1;
const hours = Number(/rate\((\d+) hours?\)/.exec(scheduledJobs['expire-feed'].schedule)?.[1]);

export type Feed = {
  /** Written in a day, and, when the first are old enough, removed. */
  entries: number;
  kept: number;
  gigabytes: number;
  /** Capacity of the job per day. */
  removable: number;
  /** Write units a second of the busiest shard of the `due` index, entries spread over six hours of syncs. */
  shardWriteUnits: number;
  /** Calls of followers per second; most return nothing. */
  asksPerSecond: number;
};

/** The change feed of so many users: one entry for each connection that brought something new. */
export const feed = (users: number): Feed => {
  const entries = Math.round(users * assumptions.itemsPerUser * assumptions.changedItems);
  const kept = entries * (RETENTION_SECONDS / DAY + GRACE_DAYS);
  return {
    entries,
    kept,
    gigabytes: (kept * assumptions.feedEntryBytes) / 1e9,
    removable: Math.floor(((24 / hours) * TIMEOUT_SECONDS) / assumptions.seconds.feedRemoval),
    shardWriteUnits: ((entries / (DAY / 4)) * costs.feedEntry) / DUE_SHARDS,
    asksPerSecond: (users * assumptions.followed.share * assumptions.followed.asksPerDay) / DAY,
  };
};
