import { BatchGetCommand, BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { describeEachEngine } from '../support/dynamo-engines.ts';
import { type Attributes, failureOf, get, put } from './support.ts';

const item = (n: number) => ({ pk: 'USER#1', sk: `N#${String(n).padStart(3, '0')}` });
const items = (count: number) => Array.from({ length: count }, (_, n) => item(n));

describeEachEngine('batches', (engine) => {
  const batchGet = (Keys: Attributes[], ConsistentRead = true) =>
    engine().client.send(new BatchGetCommand({ RequestItems: { [engine().tableName]: { Keys, ConsistentRead } } }));
  const batchWrite = (requests: object[]) =>
    engine().client.send(new BatchWriteCommand({ RequestItems: { [engine().tableName]: requests } }));
  const puts = (all: Attributes[]) => all.map((Item) => ({ PutRequest: { Item } }));

  it('write and delete up to 25 items', async () => {
    await put(engine(), item(99));
    await batchWrite([...puts(items(24)), { DeleteRequest: { Key: item(99) } }]);
    expect(await get(engine(), item(23))).toEqual(item(23));
    expect(await get(engine(), item(99))).toBeUndefined();
  });

  it('read up to 100 items and leave out what is missing', async () => {
    for (let start = 0; start < 99; start += 25) await batchWrite(puts(items(99).slice(start, start + 25)));
    const { Responses } = await batchGet(items(100));
    const found = Responses?.[engine().tableName] ?? [];
    expect(found.map(({ sk }) => sk).sort()).toEqual(items(99).map(({ sk }) => sk));
  });

  it.each([
    { name: 'a write of 26 items', call: () => batchWrite(puts(items(26))) },
    { name: 'a read of 101 items', call: () => batchGet(items(101)) },
    { name: 'a write of one item twice', call: () => batchWrite(puts([item(1), item(1)])) },
    { name: 'a read of one item twice', call: () => batchGet([item(1), item(1)]) },
    { name: 'an empty write', call: () => batchWrite([]) },
    { name: 'an item without its sort key', call: () => batchWrite(puts([{ pk: 'a' }])) },
  ])('refuse $name', async ({ call }) => {
    expect(await failureOf(call())).toMatchObject({ name: 'ValidationException' });
  });
});
