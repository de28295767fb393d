import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFaults } from '../../../infra/emulators/faults.ts';
import { createMetrics } from '../../../infra/emulators/metrics.ts';
import { createTable, type Local, startLocal, TableName } from './dynamodb/support.ts';

const metrics = createMetrics();
const faults = createFaults();
let local: Local;

beforeAll(async () => {
  local = await startLocal({ metrics, faults, partitionsOf: (name) => (name === 'bounded' ? ['b'] : undefined) }, 3);
  await createTable(local);
});
afterEach(() => {
  metrics.reset();
  faults.clear();
});
afterAll(async () => {
  metrics.close();
  await local.close();
});

const get = (sk: string) =>
  local.client.send(new GetCommand({ TableName, Key: { pk: 'a', sk }, ConsistentRead: true }));
const put = (sk: string) => local.client.send(new PutCommand({ TableName, Item: { pk: 'a', sk } }));
const roundsOf = (name: string) => metrics.snapshot()[name]?.dynamodb.sequentialRounds;

it('a function reaches the partitions of its role alone, others all', async () => {
  const bounded = () => metrics.invocation('bounded', () => get('x'));
  await expect(bounded()).rejects.toMatchObject({ name: 'AccessDeniedException' });
  await metrics.invocation('get-balance', () => get('x'));
  await get('x');
});

describe('metrics', () => {
  it('count the calls and units of each function by itself, whatever runs beside it', async () => {
    const reader = () => metrics.invocation('get-balance', () => get('x'));
    const writer = () =>
      metrics.invocation('create-limit', async () => {
        await get('x');
        await put('y');
      });
    await Promise.all([reader(), writer(), reader(), writer(), get('outside of any function')]);
    expect(metrics.snapshot()).toEqual({
      'get-balance': { requests: 2, dynamodb: { calls: 2, sequentialRounds: 1, readUnits: 2, writeUnits: 0 } },
      'create-limit': { requests: 2, dynamodb: { calls: 4, sequentialRounds: 2, readUnits: 2, writeUnits: 2 } },
    });
  });

  it('count calls made at once as one round, also when they need new connections', async () => {
    await metrics.invocation('f', async () => {
      await Promise.all(Array.from({ length: 30 }, (_, n) => get(`${n}`)));
    });
    expect(metrics.snapshot().f?.dynamodb).toMatchObject({ calls: 30, sequentialRounds: 1 });
  });

  it.each([
    { name: 'three in a row', rounds: 3, run: async () => [await get('1'), await get('2'), await get('3')] },
    {
      name: 'two at once, then one',
      rounds: 2,
      run: async () => [await Promise.all([get('1'), get('2')]), await get('3')],
    },
    {
      name: 'a row beside another',
      rounds: 2,
      run: () => Promise.all([get('1').then(() => get('2')), get('3').then(() => get('4'))]),
    },
    { name: 'none', rounds: 0, run: async () => undefined },
  ])('count rounds: $name', async ({ rounds, run }) => {
    await metrics.invocation<unknown>('f', run);
    expect(roundsOf('f')).toBe(rounds);
  });

  it('contain the maximum of rounds per request, and sums of the rest', async () => {
    await metrics.invocation('f', async () => [await get('1'), await get('2')]);
    await metrics.invocation('f', () => get('1'));
    expect(metrics.snapshot().f).toMatchObject({
      requests: 2,
      dynamodb: { calls: 3, sequentialRounds: 2, readUnits: 3 },
    });
  });

  it('count failed and repeated calls', async () => {
    faults.add({ target: 'dynamodb', operation: 'PutItem', times: 1, error: 'throttle' });
    faults.add({ target: 'dynamodb', operation: 'PutItem', times: 1, error: 'timeout' });
    await metrics.invocation('f', () => put('x'));
    expect(metrics.snapshot().f?.dynamodb).toMatchObject({ calls: 3, sequentialRounds: 3, writeUnits: 1 });
  });

  it('count what a refused transaction costs, and the request that failed with it', async () => {
    const Put = { TableName, Item: { pk: 'a', sk: 'x' }, ConditionExpression: 'attribute_exists(absent)' };
    const failing = metrics.invocation('f', () =>
      local.client.send(new TransactWriteCommand({ TransactItems: [{ Put }] })),
    );
    await expect(failing).rejects.toMatchObject({ name: 'TransactionCanceledException' });
    expect(metrics.snapshot().f).toMatchObject({ requests: 1, dynamodb: { calls: 1, writeUnits: 2 } });
  });

  it('start again after a reset', async () => {
    await metrics.invocation('f', () => get('1'));
    metrics.reset();
    expect(metrics.snapshot()).toEqual({});
  });
});
