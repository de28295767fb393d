import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LimitStore } from '../../../shared/limits/limit-store.ts';
import { isLinearizable } from '../../support/linearizability/checker.ts';
import { LONGEST_MS, seedBlocks } from '../../support/linearizability/seed-blocks.ts';
import { spendingHistory } from '../../support/linearizability/spending-history.ts';
import { spendingModel } from '../../support/linearizability/spending-model.ts';

const QUOTA = 2;

// Pauses between attempts have no length: the seed alone decides who comes first.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => vi.restoreAllMocks());

describe('concurrent imports, words on rows, changes of limits and their notices', () => {
  it.each(seedBlocks({ usual: 10, all: 300 }))(
    'have an order that explains every answer: seeds %s',
    async (_, seeds) => {
      for (const seed of seeds) {
        const { calls, versions } = await spendingHistory(seed, QUOTA);
        const told = JSON.stringify({ versions, calls });
        expect(isLinearizable(calls, spendingModel(QUOTA, versions)), `seed ${seed}: ${told}`).toBe(true);
      }
    },
    LONGEST_MS,
  );

  it('have none where a notice is decided before the limit is written', async () => {
    const decidedBefore = (limits: LimitStore): LimitStore => ({
      ...limits,
      replace: async (before, { watermark }, options) => {
        const now = await limits.find(before.userId, before.id);
        return now ? limits.replace(now, { ...now, watermark }, options) : 'stale';
      },
    });
    const found: number[] = [];
    for (let seed = 1; seed <= 40 && found.length === 0; seed += 1) {
      const { calls, versions } = await spendingHistory(seed, QUOTA, decidedBefore);
      if (!isLinearizable(calls, spendingModel(QUOTA, versions))) found.push(seed);
    }
    expect(found).toHaveLength(1);
  });
});
