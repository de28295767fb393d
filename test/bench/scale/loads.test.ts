import { describe, expect, it } from 'vitest';
import { queues } from '../../../shared/contract/queues.ts';
import { BATCH, MOST_WAITING } from '../../../shared/digest/send-digests.ts';
import { RENEWAL_SPREAD_SECONDS } from '../../../shared/limits/limit.ts';
import { costs } from './costs.ts';
import { digests } from './digests.ts';
import { quotas } from './quotas.ts';
import { enqueuedAgain, reminders } from './reminders.ts';
import { renewals } from './renewals.ts';
import { syncs } from './syncs.ts';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const users = [1_000, 100_000] as const;

describe('renewals at midnight', () => {
  it.each([1, 1_999, 200_000])('renew each of %d limits once', (limits) => {
    const { renewed, byShard } = renewals(limits);
    expect([sum(renewed), sum(byShard)]).toEqual([limits, limits]);
  });

  it('of two million limits are done within the hour and a step, and within a new table’s write units', () => {
    const { seconds, renewed } = renewals(2_000_000);
    expect(seconds).toBeLessThanOrEqual(RENEWAL_SPREAD_SECONDS + 300);
    expect(Math.max(...renewed) * costs.renewal).toBeLessThanOrEqual(quotas.dynamodb.newTableWriteUnits);
  });

  it('load every shard of the index alike', () => {
    const { byShard } = renewals(200_000);
    expect(Math.max(...byShard) / Math.min(...byShard)).toBeLessThan(1.4);
  });
});

describe('reminders at nine', () => {
  it.each(users)('of %d users reach each channel once', (count) => {
    for (const { arrived, done } of reminders(count)) expect([arrived, done]).toEqual([count, count]);
  });

  it('take longer the more users there are', () => {
    const [few, many] = users.map((count) => reminders(count).map(({ seconds }) => seconds));
    for (const [index, seconds] of (few ?? []).entries()) expect(many?.[index]).toBeGreaterThan(seconds);
  });

  it.each(users)('of %d users that wait on a queue are not put on it again', (count) => {
    for (const result of reminders(count)) expect(enqueuedAgain(result)).toBe(0);
  });

  it('are put on it again when the queue does not tell its length', () => {
    const again = reminders(100_000).map((result) => enqueuedAgain(result, { asked: false }));
    expect(Math.max(...again)).toBeGreaterThan(100_000);
  });
});

describe('digests on Mondays', () => {
  it.each(users)('of %d users go to each person once', (count) => {
    expect(digests(count).sent).toBe(Math.round(count * 0.3));
  });

  it('let a reminder wait for two minutes at most, and are all out by noon', () => {
    const { mostWaiting, reminderSeconds, seconds } = digests(100_000);
    expect(mostWaiting).toBeLessThanOrEqual(MOST_WAITING + queues.sendDigests.maximumConcurrency * BATCH);
    expect(reminderSeconds).toBeLessThanOrEqual(120);
    expect(seconds).toBeLessThanOrEqual(4 * 3600);
  });
});

describe('syncs', () => {
  it.each(users)('of %d users synchronize each item once, spread or at once', (count) => {
    const { steady, atOnce } = syncs(count);
    for (const { arrived, done } of [...steady, ...atOnce]) expect([arrived, done]).toEqual([1.5 * count, 1.5 * count]);
  });
});
