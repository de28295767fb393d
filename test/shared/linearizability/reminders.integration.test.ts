import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReminderStore } from '../../../shared/reminders/reminder-store.ts';
import { isLinearizable } from '../../support/linearizability/checker.ts';
import { concurrentHistory } from '../../support/linearizability/concurrent-history.ts';
import { recordsModel } from '../../support/linearizability/records-model.ts';
import { LONGEST_MS, seedBlocks } from '../../support/linearizability/seed-blocks.ts';
import { reminderKind } from '../../support/linearizability/services.ts';
import { USER } from '../../support/linearizability/unreliable-world.ts';
import { quotaCounters } from '../../support/quota-counters.ts';

const QUOTA = 2;

// Pauses between attempts have no length: the seed alone decides who comes first.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => vi.restoreAllMocks());

describe('concurrent calls on the reminders of a user', () => {
  it.each(seedBlocks({ usual: 15, all: 350 }))(
    'have an order that explains every answer: seeds %s',
    async (_, seeds) => {
      for (const seed of seeds) {
        const { calls, table } = await concurrentHistory(seed, QUOTA, reminderKind);
        expect(isLinearizable(calls, recordsModel(QUOTA)), `seed ${seed}: ${JSON.stringify(calls)}`).toBe(true);
        const last = calls.at(-1)?.output;
        const listed = Array.isArray(last) ? last : [];
        const { activeReminders, reminders } = await quotaCounters(table, USER);
        const active = listed.filter(({ is }) => is === 'active').length;
        expect({ seed, activeReminders, reminders }).toEqual({
          seed,
          activeReminders: active,
          reminders: listed.length,
        });
      }
    },
    LONGEST_MS,
  );

  it('have none where the quota is checked before the write', async () => {
    const checkedBefore = (store: ReminderStore): ReminderStore => ({
      ...store,
      create: async (reminder, options) => {
        const active = await store.listActive(reminder.userId);
        return active.length >= options.limit ? 'quota' : store.create(reminder, { ...options, limit: 1000 });
      },
    });
    const found: number[] = [];
    for (let seed = 1; seed <= 40 && found.length === 0; seed += 1) {
      const { calls } = await concurrentHistory(seed, QUOTA, (table, around) =>
        reminderKind(table, around, checkedBefore),
      );
      if (!isLinearizable(calls, recordsModel(QUOTA))) found.push(seed);
    }
    expect(found).toHaveLength(1);
  });
});
