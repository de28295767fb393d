import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { updateBudget } from '../../../shared/sync/update-budget.ts';
import { addSeconds } from '../../../shared/time/instant.ts';
import { sharedDynamoDb, start } from './import-support.ts';

const dynamoDb = sharedDynamoDb();

describe('the allowance of updates', () => {
  it('grants no more than its number at once, however many ask', async () => {
    const { table } = await dynamoDb.table();
    const budget = updateBudget(table, 3);
    const tokens = await Promise.all(Array.from({ length: 6 }, () => budget.take(start)));
    expect(tokens.filter(({ granted }) => granted).length).toBeLessThanOrEqual(3);
    const rest = [await budget.take(start), await budget.take(start), await budget.take(start)];
    expect([...tokens, ...rest].filter(({ granted }) => granted)).toHaveLength(3);
  });

  it('tells when the next token comes back', async () => {
    const { table } = await dynamoDb.table();
    const budget = updateBudget(table, 2);
    await budget.take(start);
    await budget.take(addSeconds(start, 20));
    expect(await budget.take(addSeconds(start, 30))).toEqual({ granted: false, retryAfterSeconds: 30 });
    expect(await budget.take(addSeconds(start, 60))).toEqual({ granted: true });
    expect(await budget.take(addSeconds(start, 61))).toEqual({ granted: false, retryAfterSeconds: 19 });
  });

  it('never lets any 60 seconds see more than its number', async () => {
    const asks = fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 1, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), asks, async (perMinute, gaps) => {
        const { table } = await dynamoDb.table();
        const budget = updateBudget(table, perMinute);
        const granted: number[] = [];
        let at = 0;
        for (const gap of gaps) {
          at += gap;
          if ((await budget.take(addSeconds(start, at))).granted) granted.push(at);
        }
        for (const time of granted) {
          expect(granted.filter((other) => other >= time && other < time + 60).length).toBeLessThanOrEqual(perMinute);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('without a number grants everything and touches nothing', async () => {
    const { table, writes } = await dynamoDb.table();
    const budget = updateBudget(table, null);
    expect(await budget.take(start)).toEqual({ granted: true });
    expect(writes()).toBe(0);
  });

  it('of zero grants nothing', async () => {
    const { table } = await dynamoDb.table();
    expect((await updateBudget(table, 0).take(start)).granted).toBe(false);
  });
});
