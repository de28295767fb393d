import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../../shared/platform/table/table.ts';
import { updateBudget } from '../../../../shared/sync/update/update-budget.ts';
import { addSeconds, epochSeconds } from '../../../../shared/time/instant.ts';
import { inProcessTable } from '../../../support/in-process-dynamo.ts';
import { sharedDynamoDb, start } from '../import-support.ts';

const dynamoDb = sharedDynamoDb();

const counters = async ({ client, name: TableName }: Table) =>
  (await client.send(new ScanCommand({ TableName }))).Items ?? [];
const usedOf = (records: Awaited<ReturnType<typeof counters>>): number =>
  records.reduce((sum, { used }) => sum + Number(used), 0);

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
    expect(await budget.take(addSeconds(start, 30))).toEqual({ granted: false, retryAfterSeconds: 31 });
    expect(await budget.take(addSeconds(start, 60.9))).toMatchObject({ granted: false });
    expect(await budget.take(addSeconds(start, 61))).toEqual({ granted: true });
    expect(await budget.take(addSeconds(start, 62.5))).toEqual({ granted: false, retryAfterSeconds: 18.5 });
  });

  it('never lets any 60 seconds see more than its number', async () => {
    const asks = fc.array(fc.integer({ min: 0, max: 250 }), { minLength: 1, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), asks, async (perMinute, gaps) => {
        const table = await inProcessTable();
        const budget = updateBudget(table, perMinute);
        const granted: number[] = [];
        let at = 0;
        for (const gap of gaps) {
          at += gap / 10;
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
    expect(await budget.take(addSeconds(start, 40), 'requested')).toEqual({ granted: false, retryAfterSeconds: 21 });
    expect(await budget.take(addSeconds(start, 40), 'scheduled')).toEqual({ granted: true });
  });

  it('of many is that of several counters together: one that is full leaves the rest to the others', async () => {
    const table = await inProcessTable();
    const budget = updateBudget(table, 120, () => 0);
    const given = { requested: 0, scheduled: 0 };
    for (const demand of ['requested', 'scheduled'] as const)
      for (let ask = 0; ask < 125; ask += 1) if ((await budget.take(start, demand)).granted) given[demand] += 1;
    expect(given).toEqual({ requested: 96, scheduled: 24 });
    const records = await counters(table);
    expect(records.map(({ used, asked }) => [used, asked])).toEqual([
      [40, 32],
      [40, 32],
      [40, 32],
    ]);
  });

  it('never exceeds it when those who ask at once come together in few counters, and at the turn of the minute', async () => {
    const table = await inProcessTable();
    const budget = updateBudget(table, 110);
    const ask = (seconds: number) =>
      Promise.all(Array.from({ length: 130 }, () => budget.take(addSeconds(start, seconds))));
    const before = (await ask(58)).filter(({ granted }) => granted).length;
    const after = (await ask(62)).filter(({ granted }) => granted).length;
    expect([before, after]).toEqual([110, 0]);
    expect(usedOf(await counters(table))).toBe(110);
  });

  it('goes on with another counter while one is throttled, and reports a second when all are', async () => {
    const { table } = await dynamoDb.table();
    const budget = updateBudget(table, 100, () => 0);
    dynamoDb.faults.add({ target: 'dynamodb', operation: 'UpdateItem', error: 'throttle', times: 1 });
    expect(await budget.take(start)).toEqual({ granted: true });
    expect(usedOf(await counters(table))).toBe(1);
    dynamoDb.faults.add({ target: 'dynamodb', operation: 'Query', error: 'throttle', times: 2 });
    expect(await budget.take(start)).toEqual({ granted: false, retryAfterSeconds: 1 });
  });

  it('throws what is no throttle: nobody would learn of it', async () => {
    const { table } = await dynamoDb.table();
    dynamoDb.faults.add({ target: 'dynamodb', operation: 'Query', error: '500', times: 1 });
    await expect(updateBudget(table, 100).take(start)).rejects.toThrow();
  });

  it('leaves no counter for good', async () => {
    const table = await inProcessTable();
    await updateBudget(table, 1).take(start);
    const [record] = await counters(table);
    expect(Number(record?.expiresAt) - epochSeconds(start)).toBeGreaterThan(120);
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
