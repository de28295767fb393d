import { RENEWAL_SPREAD_SECONDS, renewalDueAt } from '../../../shared/limits/limit.ts';
import { DUE_SHARDS, keys } from '../../../shared/platform/table/keys.ts';
import { type Instant, secondsBetween } from '../../../shared/time/instant.ts';
import { seededRandom, uuid } from '../../shared/ledger/realistic-rows.ts';
import { aLimit, at } from '../../shared/limits/builders.ts';

/** The first of a month that is a Monday: every period ends. */
export const MIDNIGHT = at('2026-06-01T00:00:00Z');
const CREATED = at('2026-05-10T12:00:00Z');
/** Sample size for the distribution of all limits. */
const SAMPLE = 20_000;

type Due = number[][];

const dueSecond = (id: string): number => {
  const dueAt: Instant | null = renewalDueAt(aLimit({ id, isRecurring: true, createdAt: CREATED }));
  return dueAt === null ? 0 : secondsBetween(MIDNIGHT, dueAt);
};

const sampleOf = (count: number): { shard: number; second: number }[] => {
  const random = seededRandom(7);
  return Array.from({ length: count }, () => {
    const [userId, id] = [uuid(random), uuid(random)];
    return { shard: Number(keys.due('LIMIT', userId).split('#')[1]), second: dueSecond(id) };
  });
};

/** How many limits are due by shard and by second after midnight, by the service's own rules. */
export const dueOf = (limits: number): Due => {
  const due: Due = Array.from({ length: DUE_SHARDS }, () => new Array<number>(RENEWAL_SPREAD_SECONDS + 1).fill(0));
  const sample = sampleOf(Math.min(limits, SAMPLE));
  for (const [index, { shard, second }] of sample.entries()) {
    // Each sampled limit represents an equal number of limits; the remainder goes to the first ones.
    const stands = Math.floor(limits / sample.length) + (index < limits % sample.length ? 1 : 0);
    const seconds = due[shard];
    if (seconds) seconds[second] = (seconds[second] ?? 0) + stands;
  }
  return due;
};
