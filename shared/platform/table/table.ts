import { Agent } from 'node:https';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expiring, stopwatch } from '../../time/host.ts';
import { awsClientConfig, bufferStream, deadlinesOf, endpointAddress, LAST_TRY, withoutUnusedSteps } from '../aws.ts';
import { optionalSetting, setting, variables } from '../environment.ts';
import { asStored } from './stored.ts';

/** `rows`: what the stores of the ledger keep in it, where that is not what banks and cards moved. */
export type Table = {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
  readonly rows?: 'movements' | undefined;
};

/** Starts no further attempt of a call close to its deadline. */
const withinDeadline = (client: DynamoDBClient): DynamoDBClient => {
  client.middlewareStack.add(
    (next) => {
      const startedMs = stopwatch(); // created per call, run per try
      return (args) => {
        if (stopwatch() - startedMs <= LAST_TRY.withinMs) return next(args);
        throw Object.assign(new Error('The table did not answer in time'), { name: 'DeadlineError' });
      };
    },
    { name: 'withinDeadline', override: true, step: 'finalizeRequest', priority: 'low' },
  );
  return client;
};

/** Writes each object with the attributes that it was read with, so that no writer can forget them (`stored.ts`). */
const withUnknownAttributes = (client: DynamoDBClient): DynamoDBClient => {
  client.middlewareStack.add((next) => (args) => next({ ...args, input: asStored(args.input) }), {
    name: 'withUnknownAttributes',
    override: true,
    step: 'initialize',
  });
  return client;
};

const SILENT = new Set(['TimeoutError', 'DeadlineError']);
const LOST = /^E(?:CONN(?:RESET|REFUSED|ABORTED)|PIPE|TIMEDOUT|(?:HOST|NET)UNREACH|AI_AGAIN)$|^ENOTFOUND$/;

const unanswered = new WeakSet<object>();

/** Whether the table did not answer: within its deadline, or on a connection that was lost. An error that it answers is none. */
export const isUnanswered = (error: unknown): boolean => error instanceof Error && unanswered.has(error);

const isSilence = (error: Error & { code?: unknown }): boolean =>
  SILENT.has(error.name) || (typeof error.code === 'string' && LOST.test(error.code));

/** Marks the failures of calls without an answer, and changes nothing about them. */
const withSilenceNoted = (client: DynamoDBClient): DynamoDBClient => {
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        if (error instanceof Error && isSilence(error)) unanswered.add(error);
        throw error;
      }
    },
    { name: 'withSilenceNoted', override: true, step: 'initialize' },
  );
  return client;
};

export const tableOf = (client: DynamoDBClient, name: string): Table => ({
  client: DynamoDBDocumentClient.from(
    withUnknownAttributes(withSilenceNoted(withinDeadline(withoutUnusedSteps(client)))),
    {
      marshallOptions: { removeUndefinedValues: true },
    },
  ),
  name,
});

let opened: Table | undefined;

const open = (httpsAgent: Agent): Table => {
  const url = endpointAddress('DYNAMODB');
  const config = {
    ...awsClientConfig('DYNAMODB'),
    endpointProvider: () => ({ url }),
    accountIdEndpointMode: 'disabled' as const,
    requestHandler: { ...deadlinesOf('DYNAMODB'), httpsAgent },
  };
  return tableOf(new DynamoDBClient(config), setting(variables.tableName));
};

export const openTable = (): Table => {
  opened ??= open(new Agent({ keepAlive: true }));
  return opened;
};

const MOST_CONNECTIONS = 8;

let agent: Agent | undefined;

/** For use after the first answer: on an invocation's fraction of a core a handshake costs more than waiting. */
export const openMoreConnections = (): void => {
  if (agent) agent.maxSockets = MOST_CONNECTIONS;
};

export const keepOneConnection = (): void => {
  if (agent) agent.maxSockets = 1;
};

// A silent address must not consume Lambda's init time.
const WARM_WITHIN_MS = 1_000;
let warmed: Promise<void> | undefined;

/** `GET /` is DynamoDB's health page: an unsigned, free request that leaves its connection open. */
const connect = async ({ client }: Table): Promise<void> => {
  const { protocol, hostname, port, host } = endpointAddress('DYNAMODB');
  const request = { method: 'GET', protocol, hostname, port: port ? Number(port) : undefined, path: '/', query: {} };
  const { requestHandler } = client.config;
  const abortSignal = expiring(WARM_WITHIN_MS);
  const { response } = await requestHandler.handle({ ...request, headers: { host } } as never, { abortSignal });
  abortSignal.onabort = () => response.body.destroy(new Error('The health page did not end in time'));
  await bufferStream(response.body); // its connection is free only then
};

const openConnection = async (): Promise<void> => {
  agent ??= new Agent({ keepAlive: true, maxSockets: 1 });
  opened ??= open(agent);
  await connect(opened).catch(() => undefined);
};

/** Once per container, during init. Does nothing without a table name and never throws. */
export const warmTable = (): Promise<void> => {
  warmed ??= optionalSetting(variables.tableName) ? openConnection() : Promise.resolve();
  return warmed;
};
