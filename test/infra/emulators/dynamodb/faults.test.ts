import { GetCommand, PutCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFaults, type FaultKind } from '../../../../infra/emulators/faults.ts';
import { createTable, type Local, startLocal, TableName } from './support.ts';

const key = { pk: 'a', sk: 'b' };

describe('faults of the embedded DynamoDB', () => {
  const faults = createFaults();
  let local: Local;
  const start = async (maxAttempts: number): Promise<void> => {
    local = await startLocal({ faults }, maxAttempts);
    await createTable(local);
  };
  beforeEach(() => start(1));
  afterEach(async () => {
    vi.restoreAllMocks();
    faults.clear();
    await local.close();
  });

  const put = () => local.client.send(new PutCommand({ TableName, Item: key }));
  const transact = () =>
    local.client.send(
      new TransactWriteCommand({
        TransactItems: [{ Put: { TableName, Item: key } }, { Put: { TableName, Item: { pk: 'a', sk: 'c' } } }],
      }),
    );
  const stored = async () => (await local.client.send(new GetCommand({ TableName, Key: key }))).Item;

  it.each([
    { error: 'throttle', name: 'ProvisionedThroughputExceededException' },
    { error: 'conflict', name: 'TransactionConflictException' },
    { error: '500', name: 'InternalServerError' },
    { error: 'timeout', name: 'TimeoutError' },
  ] as const)('$error fails a put with $name, once, and nothing is written', async ({ error, name }) => {
    faults.add({ target: 'dynamodb', operation: 'PutItem', times: 1, error });
    await expect(put()).rejects.toMatchObject({ name });
    expect(await stored()).toBeUndefined();
    await put();
    expect(await stored()).toEqual(key);
  });

  it.each([
    { error: 'throttle', failure: { name: 'ThrottlingException' } },
    {
      error: 'conflict',
      failure: {
        name: 'TransactionCanceledException',
        CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'TransactionConflict' }],
      },
    },
    { error: '500', failure: { name: 'InternalServerError' } },
  ] as const)('$error fails a transaction as $failure.name', async ({ error, failure }) => {
    faults.add({ target: 'dynamodb', operation: 'TransactWriteItems', times: 1, error });
    await expect(transact()).rejects.toMatchObject(failure);
    expect(await stored()).toBeUndefined();
  });

  it('a conflict passes over reads, which cannot meet one', async () => {
    faults.add({ target: 'dynamodb', times: 1, error: 'conflict' });
    const KeyConditionExpression = 'pk = :pk';
    await local.client.send(
      new QueryCommand({ TableName, KeyConditionExpression, ExpressionAttributeValues: { ':pk': 'a' } }),
    );
    await expect(put()).rejects.toMatchObject({ name: 'TransactionConflictException' });
  });

  it.each<FaultKind>(['throttle', 'timeout', '500'])('the SDK gets over two calls with %s by itself', async (error) => {
    await local.close();
    await start(3);
    // The SDK waits up to a random three seconds after throttling, and no try begins that late.
    vi.spyOn(Math, 'random').mockReturnValue(0.1);
    faults.add({ target: 'dynamodb', operation: 'PutItem', times: 2, error });
    expect((await put()).$metadata.attempts).toBe(3);
    expect(await stored()).toEqual(key);
  });
});
