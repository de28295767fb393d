import { CreateTableCommand, type DynamoDBClient, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type DynamoDb, type DynamoDbOptions, startDynamoDb } from '../../../../infra/emulators/dynamodb/start.ts';
import { tableOf } from '../../../../shared/platform/table/table.ts';
import { createTableInput } from '../../../../shared/platform/table/table-definition.ts';
import { clientOf } from '../../../support/dynamo-engines.ts';

export const TableName = 'saldo';

export type Local = DynamoDb & { client: DynamoDBDocumentClient; dynamoDb: DynamoDBClient };

/** The embedded engine with a client that repeats nothing by itself. */
export const startLocal = async (options: DynamoDbOptions = {}, maxAttempts = 1): Promise<Local> => {
  const engine = await startDynamoDb(options);
  const dynamoDb = clientOf(engine.endpoint, maxAttempts);
  const close = async (): Promise<void> => {
    dynamoDb.destroy();
    await engine.close();
  };
  return { ...engine, close, dynamoDb, client: tableOf(dynamoDb, TableName).client };
};

export const createTable = async ({ dynamoDb }: Local): Promise<void> => {
  await dynamoDb.send(new CreateTableCommand(createTableInput(TableName)));
  const TimeToLiveSpecification = { Enabled: true, AttributeName: 'expiresAt' };
  await dynamoDb.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
};
