import { describe, expect, it } from 'vitest';
import { CODES_OF_ALL, WINDOW_SECONDS } from '../../../infra/cdk/edge/web-acl.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { WAITS } from '../../../shared/webhooks/endpoint.ts';
import { assumptions } from './assumptions.ts';
import { besideRows } from './beside.ts';
import { feed } from './feed.ts';
import { monthly } from './monthly.ts';
import { attack, codesOf } from './sign-in.ts';
import { sweepOfRenewals, sweepOfSyncs } from './syncs.ts';
import { endpointsOf, hookDay, hookHour } from './webhooks.ts';

const MILLION = 1_000_000;

describe('webhooks', () => {
  it('try every failing delivery as often as there are waits, and once before', () => {
    const { deliveries, tries } = hookDay(MILLION);
    const failing = assumptions.failing.refusing + assumptions.failing.silent;
    expect(tries).toBeCloseTo(deliveries * (1 + failing * WAITS.length), -1);
  });

  it.each([0, 0.3, 1])('call each endpoint once in an hour in which each is told, %d of them silent', (share) => {
    for (const { arrived, done } of hookHour(100_000, share).stages)
      expect([arrived, done]).toEqual([endpointsOf(100_000), endpointsOf(100_000)]);
  });

  it('of a million users keep fewer workers busy than there are, of two million not where a platform is silent', () => {
    const workers = queues.sendWebhook.maximumConcurrency;
    const { silent, ofOnePlatform } = assumptions.failing;
    expect(hookDay(MILLION).workersBusy).toBeLessThan(workers);
    const usual = hookHour(2 * MILLION, silent);
    expect(usual.workersBusy).toBeLessThan(workers);
    expect(usual.stages.at(-1)?.seconds).toBeLessThanOrEqual(3_600);
    const outage = hookHour(2 * MILLION, ofOnePlatform);
    expect(outage.workersBusy).toBeGreaterThan(workers);
    expect(outage.stages.at(-1)?.seconds).toBeGreaterThan(3_600);
  });
});

it('the feed keeps the entries of 91 days', () => {
  const { entries, kept } = feed(MILLION);
  expect(kept).toBe(91 * entries);
});

it('the syncs of ten million users are dispatched within five minutes, each shard within the time of its worker', () => {
  const { run, shard } = sweepOfSyncs(10 * MILLION);
  expect(run).toBeLessThan(300);
  expect(shard).toBeLessThan(queues.sweepShard.timeoutSeconds);
  expect(sweepOfRenewals(MILLION).run).toBeLessThan(15 * 60);
});

describe('sign-in codes', () => {
  it('of a million people stay far below the fuse at the edge', () => {
    expect(codesOf(MILLION).busiestSecond * 10).toBeLessThan(CODES_OF_ALL / WINDOW_SECONDS);
  });

  it('of an attack are as many as the networks’ allowances and the fuse leave', () => {
    const { perSecond, networks } = assumptions.attack;
    expect(attack({ perSecond: Number.POSITIVE_INFINITY }).begun).toBe(Math.min(perSecond, (networks * 600) / 900));
    const fused = attack({ perSecond: CODES_OF_ALL / WINDOW_SECONDS });
    expect(fused.begun).toBe(CODES_OF_ALL / WINDOW_SECONDS);
    expect(fused.toNobody.heldBy).toBeNull();
  });
});

it('what costs money grows with the users', () => {
  const [few, lots] = [monthly(100_000), monthly(MILLION)];
  for (const [name, dollars] of Object.entries(few))
    expect(lots[name as keyof typeof lots] / dollars).toBeCloseTo(10, 1);
});

it('names each row once', () => {
  const names = besideRows([1_000, MILLION]).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
