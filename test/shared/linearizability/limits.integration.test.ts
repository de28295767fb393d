import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLinearizable } from '../../support/linearizability/checker.ts';
import { concurrentHistory } from '../../support/linearizability/concurrent-history.ts';
import { recordsModel } from '../../support/linearizability/records-model.ts';
import { LONGEST_MS, seedBlocks } from '../../support/linearizability/seed-blocks.ts';
import { limitKind } from '../../support/linearizability/services.ts';
import { USER } from '../../support/linearizability/unreliable-world.ts';
import { quotaCounters } from '../../support/quota-counters.ts';

const QUOTA = 2;

// Pauses between attempts have no length: the seed alone decides who comes first.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => vi.restoreAllMocks());

describe('concurrent calls on the limits of a user', () => {
  it.each(seedBlocks({ usual: 15, all: 350 }))(
    'have an order that explains every answer: seeds %s',
    async (_, seeds) => {
      for (const seed of seeds) {
        const { calls, table } = await concurrentHistory(seed, QUOTA, limitKind);
        expect(isLinearizable(calls, recordsModel(QUOTA)), `seed ${seed}: ${JSON.stringify(calls)}`).toBe(true);
        const last = calls.at(-1)?.output;
        const listed = Array.isArray(last) ? last : [];
        const { activeLimits, limits } = await quotaCounters(table, USER);
        const active = listed.filter(({ is }) => is === 'active').length;
        expect({ seed, activeLimits, limits }).toEqual({ seed, activeLimits: active, limits: listed.length });
      }
    },
    LONGEST_MS,
  );
});
