import { Agent } from 'node:https';
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

const open = (httpsAgent: Agent): Table => {
  const config = { ...awsClientConfig('DYNAMODB'), accountIdEndpointMode: 'disabled' as const, maxAttempts: 4 };
  return tableOf(new DynamoDBClient({ ...config, requestHandler: { httpsAgent } }), setting(variables.tableName));
};

/** The table named by the environment; one client for the life of the container. */
export const openTable = (): Table => {
  opened ??= open(new Agent({ keepAlive: true }));
  return opened;
};

/** Of a function that answers one caller at a time. */
const MOST_CONNECTIONS = 8;

let agent: Agent | undefined;

/**
 * Lets a function that has answered its first caller open as many connections as it asks things side by side. Before, on
 * the fraction of a core that an invocation has, a further handshake costs more than waiting for a connection.
 */
export const openMoreConnections = (): void => {
  if (agent) agent.maxSockets = MOST_CONNECTIONS;
};

// An address that does not answer must not cost the whole time that Lambda gives to initialise.
const WARM_WITHIN_MS = 1_000;
let warmed: Promise<void> | undefined;

const readNothing = async (times: number): Promise<void> => {
  agent ??= new Agent({ keepAlive: true, maxSockets: times });
  opened ??= open(agent);
  const { client, name } = opened;
  const nothing = {
    TableName: name,
    KeyConditionExpression: 'pk = :warm',
    ExpressionAttributeValues: { ':warm': 'WARM' },
  };
  const abortSignal = AbortSignal.timeout(WARM_WITHIN_MS);
  const read = () => client.send(new QueryCommand(nothing), { abortSignal }).catch(() => undefined);
  await Promise.all(Array.from({ length: times }, read));
};

/**
 * Opens connections while the function still initialises, with a full core: a cheap read of nothing, once per
 * container. Does nothing without a table name and never throws.
 * @param connections as many as the function may have until `openMoreConnections`
 */
export const warmTable = (connections = 1): Promise<void> => {
  warmed ??= optionalSetting(variables.tableName) ? readNothing(connections) : Promise.resolve();
  return warmed;
};
