import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { describeEachServer } from '../support/dynamo-engines.ts';
import { get, key, put, update } from './support.ts';

const succeeded = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;
const times = <T>(count: number, task: (n: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, n) => task(n)));

describeEachServer('concurrent writes', (engine) => {
  it.each([20, 50])('%i increments under a bound of 10 stop at 10', async (count) => {
    await put(engine(), { ...key, n: 0 });
    const results = await times(count, () =>
      update(engine(), {
        UpdateExpression: 'ADD n :one',
        ConditionExpression: 'n < :bound',
        ExpressionAttributeValues: { ':one': 1, ':bound': 10 },
      }),
    );
    expect(succeeded(results)).toBe(10);
    expect(await get(engine())).toEqual({ ...key, n: 10 });
  });

  it('20 transactions take the last 5 places of a quota, one record each', async () => {
    await put(engine(), { ...key, n: 0 });
    const { client, tableName: TableName } = engine();
    // AWS may answer a conflict where these engines queue, so the count is a bound there; the records agree with it.
    const results = await times(20, (n) =>
      client.send(
        new TransactWriteCommand({
          TransactItems: [
            {
              Update: {
                TableName,
                Key: key,
                UpdateExpression: 'ADD n :one',
                ConditionExpression: 'n < :bound',
                ExpressionAttributeValues: { ':one': 1, ':bound': 5 },
              },
            },
            { Put: { TableName, Item: { pk: 'USER#1', sk: `RECORD#${n}` } } },
          ],
        }),
      ),
    );
    const records = await times(20, async (n) => {
      if (!(await get(engine(), { pk: 'USER#1', sk: `RECORD#${n}` }))) throw new Error('not there');
    });
    expect(succeeded(results)).toBeLessThanOrEqual(5);
    expect(succeeded(records)).toBe(succeeded(results));
    expect(await get(engine())).toEqual({ ...key, n: succeeded(results) });
  });

  it('50 creations of one item leave one winner', async () => {
    const results = await times(50, (n) =>
      update(engine(), {
        UpdateExpression: 'SET winner = :n',
        ConditionExpression: 'attribute_not_exists(pk)',
        ExpressionAttributeValues: { ':n': n },
      }),
    );
    expect(succeeded(results)).toBe(1);
    expect(await get(engine())).toEqual({ ...key, winner: results.findIndex(({ status }) => status === 'fulfilled') });
  });
});
