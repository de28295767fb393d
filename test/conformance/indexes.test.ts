import { DeleteCommand, paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { describeEachServer } from '../support/dynamo-engines.ts';
import { failureOf, key, put, update } from './support.ts';

const due = (n: number, dueAt: string) => ({
  pk: 'USER#1',
  sk: `REMINDER#${n}`,
  duePk: 'reminder#0',
  dueAt,
  title: 'x',
});

describeEachServer('sparse indexes', (engine) => {
  const byId = async (idKey: string) =>
    (
      await engine().client.send(
        new QueryCommand({
          TableName: engine().tableName,
          IndexName: 'byId',
          KeyConditionExpression: 'idKey = :id',
          ExpressionAttributeValues: { ':id': idKey },
        }),
      )
    ).Items;
  const dueBefore = (until: string) => ({
    TableName: engine().tableName,
    IndexName: 'due',
    KeyConditionExpression: 'duePk = :kind AND dueAt <= :until',
    ExpressionAttributeValues: { ':kind': 'reminder#0', ':until': until },
  });

  it('hold the keys only, of items that have the attribute only', async () => {
    await put(engine(), { ...key, idKey: 'LIMIT#1', amount: 10 }, { pk: 'USER#2', sk: 'LIMIT#2', amount: 10 });
    expect(await byId('LIMIT#1')).toEqual([{ ...key, idKey: 'LIMIT#1' }]);
    expect(await byId('LIMIT#2')).toEqual([]);
  });

  it('follow an item whose index key changes', async () => {
    await put(engine(), { ...key, idKey: 'LIMIT#1' });
    await update(engine(), { UpdateExpression: 'SET idKey = :id', ExpressionAttributeValues: { ':id': 'LIMIT#9' } });
    expect(await byId('LIMIT#1')).toEqual([]);
    expect(await byId('LIMIT#9')).toHaveLength(1);
  });

  it('lose an item whose index key goes, and one that is deleted', async () => {
    await put(engine(), { ...key, idKey: 'LIMIT#1' }, { pk: 'USER#2', sk: 'A', idKey: 'LIMIT#1' });
    await update(engine(), { UpdateExpression: 'REMOVE idKey' });
    expect(await byId('LIMIT#1')).toEqual([{ pk: 'USER#2', sk: 'A', idKey: 'LIMIT#1' }]);
    const { client, tableName } = engine();
    await client.send(new DeleteCommand({ TableName: tableName, Key: { pk: 'USER#2', sk: 'A' } }));
    expect(await byId('LIMIT#1')).toEqual([]);
  });

  it('lose an item that a put replaces without the attribute', async () => {
    await put(engine(), { ...key, idKey: 'LIMIT#1' });
    await put(engine(), { ...key });
    expect(await byId('LIMIT#1')).toEqual([]);
  });

  it('leave out an item with one of two key attributes', async () => {
    await put(engine(), { ...key, duePk: 'reminder#0' });
    const { Items } = await engine().client.send(new QueryCommand(dueBefore('2030')));
    expect(Items).toEqual([]);
  });

  it('are read in the order of the sort key, up to a bound', async () => {
    await put(engine(), due(1, '2026-03-01'), due(2, '2026-01-01'), due(3, '2026-02-01'));
    const { Items } = await engine().client.send(new QueryCommand(dueBefore('2026-02-01')));
    expect(Items?.map(({ sk }) => sk)).toEqual(['REMINDER#2', 'REMINDER#3']);
  });

  it.each([true, false])('page through many items of one index key, each once (forward: %s)', async (forward) => {
    await put(engine(), ...Array.from({ length: 60 }, (_, n) => due(n, n < 30 ? '2026-01-01' : '2026-01-02')));
    const { client } = engine();
    const pages = paginateQuery({ client, pageSize: 7 }, { ...dueBefore('2030'), ScanIndexForward: forward });
    const seen: unknown[] = [];
    for await (const { Items = [] } of pages) seen.push(...Items.map(({ sk }) => sk));
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
  });

  it.each([
    { name: 'consistent reads', request: { ConsistentRead: true } },
    { name: 'attributes that are not projected', request: { Select: 'ALL_ATTRIBUTES' as const } },
  ])('refuse $name', async ({ request }) => {
    const query = engine().client.send(new QueryCommand({ ...dueBefore('2030'), ...request }));
    expect(await failureOf(query)).toMatchObject({ name: 'ValidationException' });
  });
});
