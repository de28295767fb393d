import { randomUUID } from 'node:crypto';
import { ScanCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { describeEachServer, type EngineTable } from '../support/dynamo-engines.ts';
import { type Attributes, failureOf, get, put } from './support.ts';

const a = { pk: 'USER#1', sk: 'A' };
const b = { pk: 'USER#1', sk: 'B' };
const c = { pk: 'USER#2', sk: 'C' };

type Steps = NonNullable<TransactWriteCommandInput['TransactItems']>;

const transact = ({ client }: EngineTable, steps: Steps, token?: string) =>
  client.send(new TransactWriteCommand({ TransactItems: steps, ClientRequestToken: token }));

const stepsFor = ({ tableName: TableName }: EngineTable) => ({
  put: (Item: Attributes, condition = {}) => ({ Put: { TableName, Item, ...condition } }),
  remove: (Key: Attributes, condition = {}) => ({ Delete: { TableName, Key, ...condition } }),
  count: (Key: Attributes, condition = {}) => ({
    Update: {
      TableName,
      Key,
      UpdateExpression: 'ADD n :one',
      ExpressionAttributeValues: { ':one': 1 },
      ...condition,
    },
  }),
  check: (Key: Attributes, condition: string, more = {}) => ({
    ConditionCheck: { TableName, Key, ConditionExpression: condition, ...more },
  }),
});

const absent = { ConditionExpression: 'attribute_not_exists(pk)' };

describeEachServer('transactions', (engine) => {
  it('write every step', async () => {
    await put(engine(), { ...b, n: 1 }, { ...c, gone: true });
    const step = stepsFor(engine());
    await transact(engine(), [
      step.put({ ...a, text: 'x' }, absent),
      step.count(b),
      step.check({ pk: 'USER#3', sk: 'D' }, 'attribute_not_exists(pk)'),
      step.remove(c),
    ]);
    expect(await get(engine(), a)).toEqual({ ...a, text: 'x' });
    expect(await get(engine(), b)).toEqual({ ...b, n: 2 });
    expect(await get(engine(), c)).toBeUndefined();
  });

  it('write nothing when one condition fails, and give a reason for each step', async () => {
    await put(engine(), { ...b, n: 1 });
    const step = stepsFor(engine());
    const failure = await failureOf(transact(engine(), [step.put(a), step.count(b, absent), step.remove(c)]));
    expect(failure).toMatchObject({
      name: 'TransactionCanceledException',
      message: expect.stringContaining('[None, ConditionalCheckFailed, None]'),
      CancellationReasons: [
        { Code: 'None' },
        { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' },
        { Code: 'None' },
      ],
    });
    expect(await get(engine(), a)).toBeUndefined();
    expect(await get(engine(), b)).toEqual({ ...b, n: 1 });
  });

  it('return every failed condition, and the existing items on request', async () => {
    await put(engine(), { ...a, n: 1 }, { ...b, n: 2 });
    const step = stepsFor(engine());
    const failure = await failureOf(
      transact(engine(), [
        step.put(a, { ...absent, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
        step.check(b, 'attribute_not_exists(pk)'),
        step.check(c, 'attribute_exists(pk)', { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
      ]),
    );
    expect(failure.CancellationReasons).toMatchObject([
      { Code: 'ConditionalCheckFailed', Item: { pk: { S: a.pk }, sk: { S: 'A' }, n: { N: '1' } } },
      { Code: 'ConditionalCheckFailed' },
      { Code: 'ConditionalCheckFailed' },
    ]);
    expect(failure.CancellationReasons).not.toHaveProperty('1.Item');
    expect(failure.CancellationReasons).not.toHaveProperty('2.Item');
  });

  it('roll back when a step cannot be done', async () => {
    await put(engine(), { ...b, n: 'not a number' });
    const step = stepsFor(engine());
    const failure = await failureOf(transact(engine(), [step.put(a), step.count(b), step.remove(c)]));
    expect(failure).toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'None' }, { Code: 'ValidationError' }, { Code: 'None' }],
    });
    expect(await get(engine(), a)).toBeUndefined();
  });

  it('are done once under one token', async () => {
    const token = randomUUID();
    const step = stepsFor(engine());
    await transact(engine(), [step.count(a)], token);
    await transact(engine(), [step.count(a)], token);
    expect(await get(engine(), a)).toEqual({ ...a, n: 1 });
  });

  it('refuse a token that came with something else', async () => {
    const token = randomUUID();
    const step = stepsFor(engine());
    await transact(engine(), [step.count(a)], token);
    expect(await failureOf(transact(engine(), [step.count(b)], token))).toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
    expect(await get(engine(), b)).toBeUndefined();
  });

  it('do not remember the token of a cancelled transaction', async () => {
    const token = randomUUID();
    const step = stepsFor(engine());
    const steps = [step.count(a, { ConditionExpression: 'attribute_exists(pk)' })];
    await failureOf(transact(engine(), steps, token));
    await put(engine(), { ...a, n: 1 });
    await transact(engine(), steps, token);
    expect(await get(engine(), a)).toEqual({ ...a, n: 2 });
  });

  it('refuse two steps on one item', async () => {
    const step = stepsFor(engine());
    expect(await failureOf(transact(engine(), [step.put(a), step.check(a, 'attribute_exists(pk)')]))).toMatchObject({
      name: 'ValidationException',
      message: 'Transaction request cannot include multiple operations on one item',
    });
  });

  it('take 100 steps and refuse 101', async () => {
    const step = stepsFor(engine());
    const steps = Array.from({ length: 101 }, (_, n) => step.put({ pk: 'USER#1', sk: `N#${n}` }));
    await transact(engine(), steps.slice(0, 100));
    expect(await get(engine(), { pk: 'USER#1', sk: 'N#99' })).toBeDefined();
    expect(await failureOf(transact(engine(), steps))).toMatchObject({ name: 'ValidationException' });
  });

  it('refuse a table that does not exist', async () => {
    const steps = [{ Put: { TableName: 'no-such-table', Item: a } }];
    expect(await failureOf(transact(engine(), steps))).toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it('keep the indexes in step', async () => {
    const step = stepsFor(engine());
    await transact(engine(), [step.put({ ...a, idKey: 'REMINDER#1' }), step.put({ ...b, idKey: 'REMINDER#2' })]);
    await failureOf(transact(engine(), [step.remove(a), step.put(b, absent)]));
    await transact(engine(), [step.remove(b)]);
    const { client, tableName } = engine();
    const { Items } = await client.send(new ScanCommand({ TableName: tableName, IndexName: 'byId' }));
    expect(Items).toEqual([{ ...a, idKey: 'REMINDER#1' }]);
  });
});
