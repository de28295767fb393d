import { Agent } from 'node:https';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { awsClientConfig, collected, tableAddress } from '../aws.ts';
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
  const url = tableAddress();
  const config = {
    ...awsClientConfig('DYNAMODB'),
    endpointProvider: () => ({ url }),
    accountIdEndpointMode: 'disabled' as const,
    maxAttempts: 4,
    requestHandler: { httpsAgent },
  };
  return tableOf(new DynamoDBClient(config), setting(variables.tableName));
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

/** Back to the first caller's one connection. */
export const keepOneConnection = (): void => {
  if (agent) agent.maxSockets = 1;
};

// An address that does not answer must not cost the whole time that Lambda gives to initialise.
const WARM_WITHIN_MS = 1_000;
let warmed: Promise<void> | undefined;

/** DynamoDB's page of its own health: wants no signature, costs no read unit, and leaves its connection open. */
const connect = async ({ client }: Table): Promise<void> => {
  const { protocol, hostname, port, host } = tableAddress();
  const request = { method: 'GET', protocol, hostname, port: port ? Number(port) : undefined, path: '/', query: {} };
  const { requestHandler } = client.config;
  const abortSignal = AbortSignal.timeout(WARM_WITHIN_MS);
  const { response } = await requestHandler.handle({ ...request, headers: { host } } as never, { abortSignal });
  abortSignal.onabort = () => response.body.destroy(new Error('The page did not end'));
  await collected(response.body); // its connection is free only then
};

const openConnection = async (): Promise<void> => {
  agent ??= new Agent({ keepAlive: true, maxSockets: 1 });
  opened ??= open(agent);
  await connect(opened).catch(() => undefined);
};

/**
 * Opens the one connection that the first caller is answered by, while the function still initialises, with a full core;
 * once per container. Does nothing without a table name and never throws.
 */
export const warmTable = (): Promise<void> => {
  warmed ??= optionalSetting(variables.tableName) ? openConnection() : Promise.resolve();
  return warmed;
};
