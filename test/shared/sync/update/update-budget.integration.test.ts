import { PutCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keys } from '../../../../shared/platform/table/keys.ts';
import { updateBudget } from '../../../../shared/sync/update/update-budget.ts';
import { addSeconds, epochMilliseconds } from '../../../../shared/time/instant.ts';
import { inProcessTable } from '../../../support/in-process-dynamo.ts';
import { sharedDynamoDb, start } from '../import-support.ts';

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

  it('reports when the next token returns', async () => {
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
        const table = await inProcessTable();
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

  it('leaves the schedule one token in five, whatever users ask for, and users what the schedule does not take', async () => {
    const number = fc.integer({ min: 1, max: 12 });
    const demands = fc.array(fc.constantFrom('requested' as const, 'scheduled' as const), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(number, demands, async (perMinute, asked) => {
        const table = await inProcessTable();
        const budget = updateBudget(table, perMinute);
        const given = { requested: 0, scheduled: 0 };
        const most = perMinute - Math.floor(perMinute / 5);
        for (const demand of asked) {
          const free = perMinute - given.requested - given.scheduled > 0;
          const expected = free && (demand === 'scheduled' || given.requested < most);
          const { granted } = await budget.take(start, demand);
          expect(granted).toBe(expected);
          if (granted) given[demand] += 1;
        }
      }),
      { numRuns: 25 },
    );
  });

  it('reports when the users’ share has room again', async () => {
    const { table } = await dynamoDb.table();
    const budget = updateBudget(table, 5);
    for (const seconds of [0, 10, 20, 30]) await budget.take(addSeconds(start, seconds), 'requested');
    expect(await budget.take(addSeconds(start, 40), 'requested')).toEqual({ granted: false, retryAfterSeconds: 20 });
    expect(await budget.take(addSeconds(start, 40), 'scheduled')).toEqual({ granted: true });
  });

  it('reads a record from before requests were counted apart', async () => {
    const { table } = await dynamoDb.table();
    const taken = [epochMilliseconds(start)];
    const Item = { ...keys.updateBudget(), version: 1, taken };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    const budget = updateBudget(table, 2);
    expect((await budget.take(start, 'requested')).granted).toBe(true);
    expect((await budget.take(start, 'requested')).granted).toBe(false);
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
