import { randomUUID } from 'node:crypto';
import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { describeEachServer, type EngineTable } from '../support/dynamo-engines.ts';
import { put } from './support.ts';

const KB = 1024;
const small = { pk: 'U', sk: 'SMALL' };
// Its keys and names make each of these a little larger than its text.
const text = (bytes: number) => 'x'.repeat(bytes);
const five = { pk: 'U', sk: 'FIVE', body: text(5 * KB - 100) };
const missing = { pk: 'U', sk: 'MISSING' };
const fiveKey = { pk: 'U', sk: 'FIVE' };
const smallKey = { pk: 'U', sk: 'SMALL' };

type Answer = { ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[] | undefined };
type Case = { name: string; units: number; call(engine: EngineTable): Promise<Answer> };
const level = { ReturnConsumedCapacity: 'TOTAL' } as const;

const cases: Case[] = [
  {
    name: 'a consistent read of 5 kB',
    units: 2,
    call: ({ client, tableName: TableName }) =>
      client.send(new GetCommand({ TableName, Key: fiveKey, ConsistentRead: true, ...level })),
  },
  {
    name: 'an eventually consistent read of 5 kB',
    units: 1,
    call: ({ client, tableName: TableName }) => client.send(new GetCommand({ TableName, Key: fiveKey, ...level })),
  },
  {
    name: 'a consistent read of nothing',
    units: 1,
    call: ({ client, tableName: TableName }) =>
      client.send(new GetCommand({ TableName, Key: missing, ConsistentRead: true, ...level })),
  },
  {
    name: 'an eventually consistent query, rounded up once for all items',
    units: 1,
    call: ({ client, tableName: TableName }) =>
      client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :u',
          ExpressionAttributeValues: { ':u': 'U' },
          ...level,
        }),
      ),
  },
  {
    name: 'a consistent query',
    units: 2,
    call: ({ client, tableName: TableName }) =>
      client.send(
        new QueryCommand({
          TableName,
          ConsistentRead: true,
          KeyConditionExpression: 'pk = :u',
          ExpressionAttributeValues: { ':u': 'U' },
          ...level,
        }),
      ),
  },
  {
    name: 'a write of 5 kB',
    units: 5,
    call: ({ client, tableName: TableName }) =>
      client.send(new PutCommand({ TableName, Item: { ...five, sk: 'NEW' }, ...level })),
  },
  {
    name: 'a small item over a large one',
    units: 5,
    call: ({ client, tableName: TableName }) => client.send(new PutCommand({ TableName, Item: fiveKey, ...level })),
  },
  {
    name: 'an update of a large item',
    units: 5,
    call: ({ client, tableName: TableName }) =>
      client.send(
        new UpdateCommand({
          TableName,
          Key: fiveKey,
          UpdateExpression: 'SET a = :a',
          ExpressionAttributeValues: { ':a': 1 },
          ...level,
        }),
      ),
  },
  {
    name: 'a deletion of a large item',
    units: 5,
    call: ({ client, tableName: TableName }) => client.send(new DeleteCommand({ TableName, Key: fiveKey, ...level })),
  },
  {
    name: 'a deletion of nothing',
    units: 1,
    call: ({ client, tableName: TableName }) => client.send(new DeleteCommand({ TableName, Key: missing, ...level })),
  },
  {
    name: 'an item that enters an index',
    units: 2,
    call: ({ client, tableName: TableName }) =>
      client.send(new PutCommand({ TableName, Item: { ...small, idKey: 'X' }, ...level })),
  },
  {
    name: 'an item whose index key changes',
    units: 3,
    call: async (engine) => {
      await put(engine, { ...small, idKey: 'X' });
      return engine.client.send(
        new PutCommand({ TableName: engine.tableName, Item: { ...small, idKey: 'Y' }, ...level }),
      );
    },
  },
  {
    name: 'an item that changes beside what its index holds',
    units: 1,
    call: async (engine) => {
      await put(engine, { ...small, idKey: 'X' });
      return engine.client.send(
        new PutCommand({ TableName: engine.tableName, Item: { ...small, idKey: 'X', a: 1 }, ...level }),
      );
    },
  },
  {
    name: 'a transaction of writes, doubled',
    units: 12,
    call: ({ client, tableName: TableName }) =>
      client.send(
        new TransactWriteCommand({
          TransactItems: [
            { Put: { TableName, Item: { ...five, sk: 'NEW' } } },
            { Delete: { TableName, Key: smallKey } },
          ],
          ...level,
        }),
      ),
  },
];

const unitsOf = ({ ConsumedCapacity: consumed }: Answer): number =>
  [consumed ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);

describeEachServer('consumed capacity', (engine) => {
  it.each(cases)('$name: $units', async ({ call, units }) => {
    await put(engine(), small, five);
    expect(unitsOf(await call(engine()))).toBe(units);
  });

  it('of a transaction counts checks, doubles the table but not its indexes, and a repetition as reads', async () => {
    const { client, tableName: TableName } = engine();
    await put(engine(), small);
    const transaction = new TransactWriteCommand({
      ClientRequestToken: randomUUID(),
      TransactItems: [
        { Put: { TableName, Item: { pk: 'U', sk: 'NEW', idKey: 'X' } } },
        { ConditionCheck: { TableName, Key: smallKey, ConditionExpression: 'attribute_exists(pk)' } },
      ],
      ReturnConsumedCapacity: 'INDEXES',
    });
    const [first] = (await client.send(transaction)).ConsumedCapacity ?? [];
    expect(first).toMatchObject({
      WriteCapacityUnits: 5,
      Table: { WriteCapacityUnits: 4 },
      GlobalSecondaryIndexes: { byId: { WriteCapacityUnits: 1 } },
    });
    const [again] = (await client.send(transaction)).ConsumedCapacity ?? [];
    expect(again).toMatchObject({ CapacityUnits: 4, ReadCapacityUnits: 4 });
  });

  it('is returned on request only', async () => {
    const { client, tableName: TableName } = engine();
    expect((await client.send(new GetCommand({ TableName, Key: smallKey }))).ConsumedCapacity).toBeUndefined();
  });

  it('is returned per index', async () => {
    const { client, tableName: TableName } = engine();
    const answer = await client.send(
      new PutCommand({ TableName, Item: { ...small, idKey: 'X' }, ReturnConsumedCapacity: 'INDEXES' }),
    );
    expect(answer.ConsumedCapacity).toMatchObject({
      CapacityUnits: 2,
      Table: { CapacityUnits: 1 },
      GlobalSecondaryIndexes: { byId: { CapacityUnits: 1 } },
    });
  });
});
