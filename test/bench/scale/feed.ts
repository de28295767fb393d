import { RETENTION_SECONDS } from '../../../shared/feed/sequence.ts';
import { assumptions } from './assumptions.ts';

const DAY = 86_400;
const GRACE_DAYS = 1;

export type Feed = {
  /** Written in a day, and, when the first are old enough, ended by the table. */
  entries: number;
  kept: number;
  gigabytes: number;
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
    asksPerSecond: (users * assumptions.followed.share * assumptions.followed.asksPerDay) / DAY,
  };
};
