import { beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import type { SpendingLimit } from '../../../shared/limits/limit.ts';
import { type LimitStore, limitStore } from '../../../shared/limits/limit-store.ts';
import { renewalMessage, renewBatch, startRenewals } from '../../../shared/limits/renew.ts';
import type { QueueEntry } from '../../../shared/platform/queue.ts';
import { DUE_SHARDS, keys } from '../../../shared/platform/table/keys.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';
import { answerEmptyShards } from '../../support/empty-shards.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { quotaCounters } from '../../support/quota-counters.ts';
import { aTransaction } from '../ledger/a-transaction.ts';
import { aLimit, at, reais } from './builders.ts';

let table: Table;
let limits: LimitStore;
let waiting: QueueEntry[];
const rows: Transaction[] = [aTransaction({ id: 't', date: '2026-03-31', reais: -12.34, category: 'Supermercado' })];
const sources = {
  readLedger: async () => rows,
  snapshots: { read: async () => ({ accounts: [], bills: [], closingDates: [] }) },
};
const queue = {
  send: async (body: object, options = {}) => void waiting.push({ body, ...options }),
  sendBatch: async (entries: readonly QueueEntry[]) => void waiting.push(...entries),
};

beforeEach(async () => {
  table = await inProcessTable();
  answerEmptyShards(table, (call) => call());
  limits = limitStore(table);
  waiting = [];
});

const shardOf = (userId: string): number => Number(keys.due('LIMIT', userId).split('#')[1]);
const keep = (fields: Partial<SpendingLimit>) => limits.create(aLimit(fields), { limit: 1000 });
const stored = async (id = 'limit-1') => limits.find('ana', id);

/** Works every message; @param twice delivers each a second time, side by side @param clock real time */
const run = async (
  now: Instant,
  { spreadSeconds = 3600, twice = false, store = limits, clock = () => now } = {},
): Promise<number> => {
  await startRenewals(queue, spreadSeconds, now);
  const work = renewBatch({ limits: store, sources, queue, clock });
  let delay = 0;
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
    delay = Math.max(delay, entry.delaySeconds ?? 0);
    const message = renewalMessage.parse(entry.body);
    await work(message, now);
    if (!twice) continue;
    const handedOn = waiting.length;
    await work(message, now);
    waiting.length = handedOn;
  }
  return delay;
};

describe('renewing limits', () => {
  it.each([
    ['at the boundary', '2026-04-01T00:00:00Z', '2026-04-01T00:00:00.000Z'],
    ['a day late', '2026-04-02T00:00:00Z', '2026-04-01T00:00:00.000Z'],
    ['half a year late', '2026-10-05T00:00:00Z', '2026-10-01T00:00:00.000Z'],
  ])('rolls a recurring one on %s, once, however often it runs', async (_, now, start) => {
    await keep({ isRecurring: true });
    await run(at(now), { twice: true });
    expect(await stored()).toMatchObject({ periodStart: start, version: 2, updatedAt: aLimit().updatedAt });
    await run(at(now));
    expect((await stored())?.version).toBe(2);
  });

  it('stores the final usage of one that does not recur, once late transactions have arrived', async () => {
    await keep({});
    await run(at('2026-04-03T00:00:00Z'));
    expect((await stored())?.finalSpending).toBeNull();
    await run(at('2026-04-04T00:00:00Z'), { twice: true });
    expect(await stored()).toMatchObject({
      finalSpending: reais(12.34),
      isActive: true,
      periodStart: null,
      version: 2,
    });
  });

  it('renews more than a message holds, batch by batch, also all at once', async () => {
    const ids = Array.from({ length: 120 }, (_, i) => `limit-${i}`);
    for (const id of ids) await keep({ id, isRecurring: true, period: 'daily' });
    await run(at('2026-03-11T00:00:00Z'), { spreadSeconds: 0 });
    const starts = await Promise.all(ids.map(async (id) => (await stored(id))?.periodStart));
    expect(new Set(starts)).toEqual(new Set(['2026-03-11T00:00:00.000Z']));
    expect((await quotaCounters(table, 'ana')).activeLimits).toBe(120);
  });

  it('starts a message a shard, and none waits longer than a queue can hold it', async () => {
    await startRenewals(queue, 3600, at('2026-04-01T00:00:00Z'));
    expect(waiting).toHaveLength(DUE_SHARDS);
    // They begin one after the other, and the last before the first one's next step.
    expect(new Set(waiting.map(({ delaySeconds }) => delaySeconds)).size).toBe(DUE_SHARDS);
    expect(Math.max(...waiting.map(({ delaySeconds = 0 }) => delaySeconds))).toBeLessThan(300);
    waiting = [];
    expect(await run(at('2026-04-01T00:00:00Z'))).toBeLessThanOrEqual(900);
  });

  it('begins each step of a shard five minutes after the last one, however long its batches take', async () => {
    const boundary = at('2026-03-11T00:00:00Z');
    for (let i = 0; i < 60; i += 1) await keep({ id: `limit-${i}`, isRecurring: true, period: 'daily' });
    const until = addSeconds(boundary, 3600);
    let time = boundary;
    const work = renewBatch({ limits, sources, queue, clock: () => time });
    await work({ shard: shardOf('ana'), until, last: addSeconds(until, 600) }, boundary);
    const [next] = waiting.splice(0);
    expect(next?.delaySeconds).toBe(1);
    time = addSeconds(boundary, 200);
    await work(renewalMessage.parse(next?.body), boundary);
    expect(waiting.splice(0)[0]?.delaySeconds).toBe(100);
    time = addSeconds(boundary, 400);
    await work(renewalMessage.parse(next?.body), boundary);
    expect(waiting[0]?.delaySeconds).toBe(0);
  });

  it.each([0, 3600])('is not starved by more failing limits than a batch holds, spread over %i s', async (spread) => {
    const sound = ['zebra', 'zero'];
    const broken = Array.from({ length: 60 }, (_, i) => `a-${i}`);
    for (const id of [...broken, ...sound]) await keep({ id, isRecurring: true, period: 'daily' });
    const asked = new Map<string, number>();
    const find = async (userId: string, id: string) => {
      asked.set(id, (asked.get(id) ?? 0) + 1);
      if (broken.includes(id)) throw new Error('Cannot be read');
      return limits.find(userId, id);
    };
    const now = at('2026-03-11T00:00:00Z');
    await expect(run(now, { store: { ...limits, find }, spreadSeconds: spread })).rejects.toThrow(
      'could not be renewed',
    );
    const starts = await Promise.all(sound.map(async (id) => (await stored(id))?.periodStart));
    expect(starts).toEqual(sound.map(() => '2026-03-11T00:00:00.000Z'));
    // Each is read at most once in each of the twelve steps, and the loop ends.
    expect(Math.max(...asked.values())).toBeLessThanOrEqual(12);
  });

  it('continues after a failed limit, and fails at the end so that the operator is alerted', async () => {
    await keep({ id: 'broken', isRecurring: true });
    await keep({ id: 'sound', isRecurring: true });
    const find = async (userId: string, id: string) => {
      if (id === 'broken') throw new Error('Cannot be read');
      return limits.find(userId, id);
    };
    await expect(run(at('2026-04-01T00:00:00Z'), { store: { ...limits, find } })).rejects.toThrow();
    expect((await stored('sound'))?.periodStart).toBe('2026-04-01T00:00:00.000Z');
    waiting = [];
    await run(at('2026-04-02T00:00:00Z'));
    expect((await stored('broken'))?.periodStart).toBe('2026-04-01T00:00:00.000Z');
  });
});
