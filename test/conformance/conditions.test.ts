import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { describeEachServer } from '../support/dynamo-engines.ts';
import { type Attributes, failureOf, get, key, put, update } from './support.ts';

const item = { ...key, plan: 'pro', seats: 3, tags: new Set(['a', 'b']), path: { leaf: 'x' }, texts: ['um', 'dois'] };

const conditions: { condition: string; values?: Attributes; holds: boolean }[] = [
  { condition: 'attribute_exists(pk)', holds: true },
  { condition: 'attribute_not_exists(pk)', holds: false },
  { condition: 'attribute_not_exists(absent)', holds: true },
  { condition: 'attribute_exists(#path.leaf)', holds: true },
  { condition: 'seats = :v', values: { ':v': 3 }, holds: true },
  { condition: 'seats = :v', values: { ':v': '3' }, holds: false },
  { condition: 'seats <> :v', values: { ':v': 3 }, holds: false },
  { condition: 'absent <> :v', values: { ':v': 3 }, holds: true },
  { condition: 'seats < :v', values: { ':v': 3.5 }, holds: true },
  { condition: 'seats >= :v', values: { ':v': 10 }, holds: false },
  { condition: 'absent < :v', values: { ':v': 10 }, holds: false },
  { condition: 'seats BETWEEN :v AND :w', values: { ':v': 1, ':w': 3 }, holds: true },
  { condition: '#plan IN (:v, :w)', values: { ':v': 'free', ':w': 'pro' }, holds: true },
  { condition: 'begins_with(#plan, :v)', values: { ':v': 'pr' }, holds: true },
  { condition: 'contains(#plan, :v)', values: { ':v': 'ro' }, holds: true },
  { condition: 'contains(tags, :v)', values: { ':v': 'c' }, holds: false },
  { condition: 'contains(texts, :v)', values: { ':v': 'dois' }, holds: true },
  { condition: 'attribute_type(seats, :v)', values: { ':v': 'N' }, holds: true },
  { condition: 'size(#plan) = :v', values: { ':v': 3 }, holds: true },
  { condition: 'size(texts) > :v', values: { ':v': 2 }, holds: false },
  { condition: 'NOT seats = :v', values: { ':v': 3 }, holds: false },
  { condition: 'seats = :v AND #plan = :w OR seats = :x', values: { ':v': 0, ':w': 'pro', ':x': 3 }, holds: true },
  { condition: 'seats = :v AND (#plan = :w OR seats = :x)', values: { ':v': 0, ':w': 'pro', ':x': 3 }, holds: false },
];

const namesIn = (condition: string): Record<string, string> | undefined => {
  const names = condition.match(/#\w+/g) ?? [];
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, name.slice(1)])) : undefined;
};

describeEachServer('conditions', (engine) => {
  it.each(conditions)('$condition with $values: $holds', async ({ condition, values, holds }) => {
    await put(engine(), item);
    const { client, tableName } = engine();
    const deletion = client.send(
      new DeleteCommand({
        TableName: tableName,
        Key: key,
        ConditionExpression: condition,
        ExpressionAttributeNames: namesIn(condition),
        ExpressionAttributeValues: values,
      }),
    );
    if (holds) await deletion;
    else expect(await failureOf(deletion)).toMatchObject({ name: 'ConditionalCheckFailedException' });
    expect(await get(engine())).toEqual(holds ? undefined : item);
  });

  it('a failed condition of a put returns the existing item, on request', async () => {
    await put(engine(), item);
    const { client, tableName } = engine();
    const failure = await failureOf(
      client.send(
        new PutCommand({
          TableName: tableName,
          Item: { ...key, plan: 'free' },
          ConditionExpression: 'attribute_not_exists(pk)',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      ),
    );
    expect(failure).toMatchObject({
      name: 'ConditionalCheckFailedException',
      message: 'The conditional request failed',
      Item: { pk: { S: key.pk }, seats: { N: '3' }, plan: { S: 'pro' } },
    });
  });

  it('a failed condition returns no item by default', async () => {
    await put(engine(), item);
    const request = { UpdateExpression: 'REMOVE seats', ConditionExpression: 'attribute_not_exists(pk)' };
    expect((await failureOf(update(engine(), request))).Item).toBeUndefined();
  });

  it('a failed condition answers no item where there is none', async () => {
    const failure = await failureOf(
      update(engine(), {
        UpdateExpression: 'REMOVE seats',
        ConditionExpression: 'attribute_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    expect(failure).toMatchObject({ name: 'ConditionalCheckFailedException' });
    expect(failure.Item).toBeUndefined();
    expect(await get(engine())).toBeUndefined();
  });

  it.each(['seats === :v', 'unknown_function(seats)', 'seats ='])('refuses the syntax error %s', async (condition) => {
    await put(engine(), item);
    const request = { UpdateExpression: 'REMOVE seats', ConditionExpression: condition };
    const values = condition.includes(':v') ? { ExpressionAttributeValues: { ':v': 1 } } : {};
    expect(await failureOf(update(engine(), { ...request, ...values }))).toMatchObject({ name: 'ValidationException' });
  });
});
