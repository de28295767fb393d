import { expect, it } from 'vitest';
import type { SpendingLimit } from '../../../shared/limits/limit.ts';
import { limitStore } from '../../../shared/limits/limit-store.ts';
import { DUE_SHARDS, limitIdOfKey } from '../../../shared/platform/table/keys.ts';
import { describeEachEngine } from '../../support/dynamo-engines.ts';
import { type Around, inProcessTable } from '../../support/in-process-dynamo.ts';
import { quotaCounters } from '../../support/quota-counters.ts';
import { aLimit, at, reais } from './builders.ts';

describeEachEngine('spending limits', (engine) => {
  const store = () => limitStore(engine().table);
  const active = async () => (await quotaCounters(engine().table, 'ana')).activeLimits;
  const due = async (until: string) => {
    const shards = Array.from({ length: DUE_SHARDS }, (_, shard) => store().due({ shard, until: at(until) }, 10));
    return (await Promise.all(shards)).flat().map(({ userId, sk }) => ({ userId, id: limitIdOfKey(sk) }));
  };
  const kept = async (fields: Partial<SpendingLimit> = {}): Promise<SpendingLimit> => {
    const limit = aLimit(fields);
    expect(await store().create(limit, { limit: 30 })).toBe('saved');
    return limit;
  };

  it('are read back as they were written, by id and in a list', async () => {
    const groceries = await kept();
    const all = {
      periodStart: at('2026-04-01T00:00:00Z'),
      isRecurring: true,
      finalSpending: reais(1e12),
      watermark: { periodStart: at('2026-04-01T00:00:00Z'), threshold: 75 },
    } as const;
    const leisure = await kept({ id: 'limit-2', limitAmount: reais(1e12 - 0.01), ...all });
    expect(await store().find('ana', groceries.id)).toEqual(groceries);
    expect(await store().list('ana')).toEqual([groceries, leisure]);
    expect(await store().list('bia')).toEqual([]);
  });

  it('never exceed the plan under 50 concurrent creates, and count exactly', async () => {
    const creates = Array.from({ length: 50 }, (_, i) => store().create(aLimit({ id: `l-${i}` }), { limit: 10 }));
    const outcomes = await Promise.all(creates);
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'quota')).toHaveLength(40);
    expect(await store().list('ana')).toHaveLength(10);
    expect(await active()).toBe(10);
  });

  it('free their place when deactivated and need one to be active again', async () => {
    const before = await kept();
    expect(await store().replace(before, { ...before, isActive: false })).toBe('saved');
    expect(await active()).toBe(0);
    await kept({ id: 'other' });
    const paused = { ...before, isActive: false, version: 2 };
    expect(await store().replace(paused, { ...paused, isActive: true }, { limit: 1 })).toBe('quota');
    expect((await store().find('ana', before.id))?.isActive).toBe(false);
    expect(await store().replace(paused, { ...paused, isActive: true }, { limit: 2 })).toBe('saved');
    expect(await active()).toBe(2);
  });

  it('are changed by one of two who read the same version', async () => {
    const limit = await kept();
    const changes = ['A', 'B', 'C'].map((category) => store().replace(limit, { ...limit, category }));
    expect((await Promise.all(changes)).sort()).toEqual(['saved', 'stale', 'stale']);
  });

  it('distinguish another user’s record from a missing one', async () => {
    await kept();
    expect(await store().isOwnedElsewhere('bia', 'limit-1')).toBe(true);
    expect(await store().isOwnedElsewhere('ana', 'limit-1')).toBe(false);
    for (const rubbish of ['', 'x'.repeat(5000), 'a#b', '🙂']) {
      expect(await store().find('bia', rubbish)).toBeNull();
      expect(await store().isOwnedElsewhere('bia', rubbish)).toBe(false);
    }
  });

  it('are due within the hour after the period they store, and once after their only one has settled', async () => {
    await kept({ isRecurring: true, id: 'rolls' });
    await kept({ id: 'once' });
    await kept({ id: 'settled', finalSpending: reais(1) });
    await kept({ id: 'paused', isRecurring: true, isActive: false });
    expect(await due('2026-03-31T23:59:59.999Z')).toEqual([]);
    expect(await due('2026-04-01T00:59:59.999Z')).toEqual([{ userId: 'ana', id: 'rolls' }]);
    expect((await due('2026-04-04T00:59:59.999Z')).map(({ id }) => id).sort()).toEqual(['once', 'rolls']);
  });
});

it('count what is active also where any call fails, before or after it took effect', async () => {
  for (const when of ['before', 'after']) {
    for (let failing = 0; failing < 6; failing += 1) {
      let calls = -10;
      const around: Around = async (call) => {
        calls += 1;
        if (calls !== failing) return call();
        if (when === 'after') await call();
        throw new Error('The connection broke');
      };
      const table = await inProcessTable(around);
      const store = limitStore(table);
      calls = -1;
      const limit = aLimit();
      await store.create(limit, { limit: 3 }).catch(() => undefined);
      await store.replace(limit, { ...limit, isActive: false }).catch(() => undefined);
      const paused = { ...limit, isActive: false, version: 2 };
      await store.replace(paused, { ...paused, isActive: true }, { limit: 3 }).catch(() => undefined);
      await store.create(aLimit({ id: 'second' }), { limit: 3 }).catch(() => undefined);
      calls = 100;
      const records = (await store.list('ana')).filter(({ isActive }) => isActive);
      expect((await quotaCounters(table, 'ana')).activeLimits).toBe(records.length);
    }
  }
});
