import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { awsClientConfig } from '../aws.ts';
import { optionalSetting, setting, variables } from '../environment.ts';

/** The service's table: the client to reach it and its name. */
export type Table = { readonly client: DynamoDBDocumentClient; readonly name: string };

// Without a logger it would still walk every record twice to leave out what must not be logged.
const unlogged = (client: DynamoDBClient): DynamoDBClient => {
  client.middlewareStack.remove('loggerMiddleware');
  return client;
};

export const tableOf = (client: DynamoDBClient, name: string): Table => ({
  client: DynamoDBDocumentClient.from(unlogged(client), { marshallOptions: { removeUndefinedValues: true } }),
  name,
});

let opened: Table | undefined;

/** The table named by the environment; one client for the life of the container. */
export const openTable = (): Table => {
  if (!opened) {
    const config = { ...awsClientConfig('DYNAMODB'), accountIdEndpointMode: 'disabled' as const, maxAttempts: 4 };
    opened = tableOf(new DynamoDBClient(config), setting(variables.tableName));
  }
  return opened;
};

// An address that does not answer must not cost the whole time that Lambda gives to initialise.
const WARM_WITHIN_MS = 1_000;
let warmed: Promise<void> | undefined;

const readNothing = async (): Promise<void> => {
  const { client, name } = openTable();
  const nothing = {
    TableName: name,
    KeyConditionExpression: 'pk = :warm',
    ExpressionAttributeValues: { ':warm': 'WARM' },
  };
  const abortSignal = AbortSignal.timeout(WARM_WITHIN_MS);
  await client.send(new QueryCommand(nothing), { abortSignal }).catch(() => undefined);
};

/**
 * Opens the connection while the function still initialises, with a full core: a cheap read of nothing, once per
 * container. Does nothing without a table name and never throws.
 */
export const warmTable = (): Promise<void> => {
  warmed ??= optionalSetting(variables.tableName) ? readNothing() : Promise.resolve();
  return warmed;
};
