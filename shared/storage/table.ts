import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { awsClientConfig } from '../aws.ts';
import { optionalSetting, setting, variables } from '../environment.ts';

/** The service's table: the client to reach it and its name. */
export type Table = { readonly client: DynamoDBDocumentClient; readonly name: string };

export const tableOf = (client: DynamoDBClient, name: string): Table => ({
  client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  name,
});

let opened: Table | undefined;

/** The table named by the environment; one client for the life of the container. */
export const openTable = (): Table => {
  opened ??= tableOf(new DynamoDBClient({ ...awsClientConfig(), maxAttempts: 4 }), setting(variables.tableName));
  return opened;
};

/**
 * Opens the connection while the function still initialises, with a full core: a cheap read of nothing.
 * Does nothing without a table name and never throws.
 */
export const warmTable = (): void => {
  if (!optionalSetting(variables.tableName)) return;
  const { client, name } = openTable();
  client.send(new GetCommand({ TableName: name, Key: { pk: 'WARM', sk: 'WARM' } })).catch(() => undefined);
};
