import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { describeEachServer } from '../support/dynamo-engines.ts';
import { type Attributes, failureOf, get, key, put } from './support.ts';

const KB = 1024;

describeEachServer('keys and items', (engine) => {
  const putting = (Item: Attributes) => engine().client.send(new PutCommand({ TableName: engine().tableName, Item }));
  const getting = (Key: Attributes) => engine().client.send(new GetCommand({ TableName: engine().tableName, Key }));

  it.each([
    { name: 'without its sort key', item: { pk: 'a' } },
    { name: 'with a number as key', item: { pk: 'a', sk: 1 } },
    { name: 'with an empty key', item: { pk: 'a', sk: '' } },
    { name: 'with an empty index key', item: { ...key, idKey: '' } },
    { name: 'with a number as index key', item: { ...key, idKey: 1 } },
    { name: 'with a partition key over 2048 bytes', item: { pk: 'x'.repeat(2049), sk: 'a' } },
    { name: 'with a sort key over 1024 bytes', item: { pk: 'a', sk: 'x'.repeat(1025) } },
    { name: 'of more than 400 KB', item: { ...key, body: 'x'.repeat(400 * KB) } },
    { name: 'of more than 400 KB in UTF-8', item: { ...key, body: 'ç'.repeat(201 * KB) } },
  ])('a put $name is refused', async ({ item }) => {
    expect(await failureOf(putting(item))).toMatchObject({ name: 'ValidationException' });
  });

  it('a put with an empty set is refused', async () => {
    const { dynamoDb, tableName } = engine();
    const Item = { pk: { S: 'a' }, sk: { S: 'b' }, tags: { SS: [] } };
    const putting = dynamoDb.send(new PutItemCommand({ TableName: tableName, Item }));
    expect(await failureOf(putting)).toMatchObject({ name: 'ValidationException' });
  });

  it.each([
    { name: 'that lacks the sort key', wrong: { pk: 'a' } },
    { name: 'that has one attribute too many', wrong: { ...key, extra: 'x' } },
    { name: 'of another type', wrong: { pk: 'a', sk: 1 } },
  ])('a get with a key $name is refused', async ({ wrong }) => {
    expect(await failureOf(getting(wrong))).toMatchObject({
      name: 'ValidationException',
      message: 'The provided key element does not match the schema',
    });
  });

  it('an item of just under 400 KB is returned whole', async () => {
    const item = { ...key, body: 'x'.repeat(399 * KB) };
    await put(engine(), item);
    expect(await get(engine())).toEqual(item);
  });

  it('every type is returned as it was written', async () => {
    const item = {
      ...key,
      text: 'Ação',
      empty: '',
      number: -12.5,
      yes: true,
      nothing: null,
      bytes: new Uint8Array([0, 1, 255]),
      list: ['a', 1, { b: false }],
      map: { inner: { deep: [] } },
      texts: new Set(['a', 'b']),
      numbers: new Set([1, 2.5]),
    };
    await put(engine(), item);
    expect(await get(engine())).toEqual(item);
  });

  it('a get of nothing answers no item', async () => {
    expect((await getting(key)).Item).toBeUndefined();
  });

  it('a put replaces the whole item', async () => {
    await put(engine(), { ...key, a: 1, b: 2 });
    await put(engine(), { ...key, a: 3 });
    expect(await get(engine())).toEqual({ ...key, a: 3 });
  });

  it('a table that does not exist is refused', async () => {
    const missing = engine().client.send(new GetCommand({ TableName: 'no-such-table', Key: key }));
    expect(await failureOf(missing)).toMatchObject({ name: 'ResourceNotFoundException' });
  });
});
