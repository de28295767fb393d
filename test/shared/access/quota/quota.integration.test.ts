import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotaChange, quotaExceededMessage, quotaView } from '../../../../shared/access/quota/quota.ts';
import type { Table } from '../../../../shared/platform/table/table.ts';
import { writeAll } from '../../../../shared/platform/table/transact.ts';
import { describeEachEngine } from '../../../support/dynamo-engines.ts';
import { quotaCounters } from '../../../support/quota-counters.ts';

describe('the quota that listings show', () => {
  it.each([
    { current: 0, limit: 5, canCreate: true, remaining: 5 },
    { current: 4, limit: 5, canCreate: true, remaining: 1 },
    { current: 5, limit: 5, canCreate: false, remaining: 0 },
    { current: 7, limit: 5, canCreate: false, remaining: 0 },
  ])('$current of $limit', ({ current, limit, canCreate, remaining }) => {
    const view = quotaView('pro', current, limit);
    expect(view).toEqual({ subscriptionType: 'pro', currentCount: current, limit, canCreate, remaining });
  });

  it('remaining is never negative, and something remains exactly when one more can be created', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (current, limit) => {
        const { canCreate, remaining } = quotaView('free', current, limit);
        expect(remaining).toBeGreaterThanOrEqual(0);
        expect(canCreate).toBe(remaining > 0);
      }),
    );
  });

  it('a refusal names plan and usage in Portuguese', () => {
    expect(quotaExceededMessage('pro', 'lembretes ativos', 10)).toMatch(/plano pro .* 10 lembretes ativos/);
  });
});

describeEachEngine('the quota counters', (engine) => {
  const limit = 3;
  const reminders = (table: Table) => ({ table, userId: 'ana', kind: 'reminders' as const });

  it('are 0 for a user who never had one', async () => {
    expect(await quotaCounters(engine().table, 'ana')).toEqual({
      activeReminders: 0,
      activeLimits: 0,
      reminders: 0,
      limits: 0,
    });
  });

  it('hold under 50 concurrent writes: as many succeed as the plan allows', async () => {
    const { table } = engine();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => writeAll(table, quotaChange(reminders(table), { active: 1, total: 0, limit }))),
    );
    expect(outcomes.filter((failed) => failed.length === 0)).toHaveLength(limit);
    expect((await quotaCounters(table, 'ana')).activeReminders).toBe(limit);
  });

  it('are not written when what is used stays the same', () => {
    expect(quotaChange(reminders(engine().table), { active: 0, total: 0, limit })).toEqual([]);
  });

  it('count reminders and limits apart, and a renewal beyond the plan', async () => {
    const { table } = engine();
    for (let i = 0; i < limit; i += 1)
      await writeAll(table, quotaChange(reminders(table), { active: 1, total: 0, limit }));
    await writeAll(table, quotaChange(reminders(table), { active: 1, total: 0 }));
    await writeAll(table, quotaChange({ ...reminders(table), kind: 'limits' }, { active: 1, total: 0, limit }));
    expect(await quotaCounters(table, 'ana')).toMatchObject({ activeReminders: 4, activeLimits: 1 });
    await writeAll(table, quotaChange(reminders(table), { active: -1, total: 0 }));
    expect(await writeAll(table, quotaChange(reminders(table), { active: 1, total: 0, limit }))).toEqual([0]);
  });
});
