import { CreateTableCommand, DescribeTableCommand, DescribeTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { createTableInput } from '../../shared/platform/table/table-definition.ts';
import { describeEachServer } from '../support/dynamo-engines.ts';
import { failureOf } from './support.ts';

describeEachServer('tables', (engine) => {
  it('are described with their keys and indexes', async () => {
    const { dynamoDb, tableName } = engine();
    const { Table } = await dynamoDb.send(new DescribeTableCommand({ TableName: tableName }));
    expect(Table).toMatchObject({
      TableName: tableName,
      TableStatus: 'ACTIVE',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    });
    expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName).sort()).toEqual(['byId', 'due']);
  });

  it('are not made twice', async () => {
    const { dynamoDb, tableName } = engine();
    const again = dynamoDb.send(new CreateTableCommand(createTableInput(tableName)));
    expect(await failureOf(again)).toMatchObject({ name: 'ResourceInUseException' });
  });

  it('return their TTL attribute', async () => {
    const { dynamoDb, tableName } = engine();
    const { TimeToLiveDescription } = await dynamoDb.send(new DescribeTimeToLiveCommand({ TableName: tableName }));
    expect(TimeToLiveDescription).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expiresAt' });
  });
});
