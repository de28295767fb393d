import { randomUUID } from 'node:crypto';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { startDynamoDb } from '../../infra/emulators/dynamodb/start.ts';
import { type Table, tableOf } from '../../shared/platform/table/table.ts';
import { createTableInput, tableDefinition } from '../../shared/platform/table/table-definition.ts';
import { dynamoDbLocalDeviations, isDynamoDbLocal } from '../conformance/deviations.ts';
import { dynoxide, startDynoxide } from './dynoxide.ts';
import { shortPlace } from './places.ts';

type RunningEngine = { endpoint: string; close(): Promise<void> };
/** An implementation of DynamoDB that a suite can run against. */
export type DynamoEngine = {
  name: string;
  start(): Promise<RunningEngine>;
  /** Tests that it is known to fail, with the reason. */
  deviations?: Readonly<Record<string, string>>;
};

/** A fresh, empty table of the product's definition. */
export type EngineTable = {
  /** As the product's stores take it. */
  table: Table;
  tableName: string;
  client: DynamoDBDocumentClient;
  /** Below the document client. */
  dynamoDb: DynamoDBClient;
};

const given = process.env.DYNAMODB_ENDPOINT;
const deviations = given && (await isDynamoDbLocal(given)) ? dynamoDbLocalDeviations : {};
const binary = 'path' in dynoxide ? dynoxide.path : undefined;

const embedded = { name: 'embedded', start: async () => startDynamoDb({ place: await shortPlace() }) };

/** The embedded engine, dynoxide where it runs, and whatever listens at `DYNAMODB_ENDPOINT`. */
const dynamoEngines: readonly DynamoEngine[] = [
  embedded,
  ...(binary ? [{ name: 'dynoxide', start: () => startDynoxide(binary) }] : []),
  ...(given
    ? [{ name: given, start: async () => ({ endpoint: given, close: async () => undefined }), deviations }]
    : []),
];
if ('missing' in dynoxide) console.warn(`Not run against dynoxide: ${dynoxide.missing}`);

/** @param maxAttempts 1 repeats nothing */
export const clientOf = (endpoint: string, maxAttempts = 3): DynamoDBClient =>
  new DynamoDBClient({
    endpoint,
    maxAttempts,
    region: process.env.AWS_REGION ?? 'sa-east-1',
    credentials: {
      accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? 'local',
      secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? 'local',
    },
  });

/** Creates the product's table, TTL included, under a name of its own. */
export const createTestTable = async (dynamoDb: DynamoDBClient): Promise<EngineTable> => {
  const tableName = `saldo-test-${randomUUID()}`;
  await dynamoDb.send(new CreateTableCommand(createTableInput(tableName)));
  await waitUntilTableExists({ client: dynamoDb, minDelay: 1, maxWaitTime: 60 }, { TableName: tableName });
  const TimeToLiveSpecification = { Enabled: true, AttributeName: tableDefinition.ttlAttribute };
  await dynamoDb.send(new UpdateTimeToLiveCommand({ TableName: tableName, TimeToLiveSpecification }));
  const table = tableOf(dynamoDb, tableName);
  return { table, tableName, client: table.client, dynamoDb };
};

type Suite = (engine: () => EngineTable) => void;

const describeEach =
  (engines: readonly DynamoEngine[]) =>
  (name: string, suite: Suite): void => {
    for (const engine of engines) describe(`${name} (${engine.name})`, () => runSuite(engine, suite));
  };

/**
 * Runs a suite once against each engine. `engine()`, called inside a test or its `beforeEach`, returns that test's table.
 */
export const describeEachEngine = describeEach(dynamoEngines);

/** The same over sockets, the embedded engine included: what clients of all kinds may rely on. */
export const describeEachServer = describeEach(
  dynamoEngines.map((engine) => (engine === embedded ? { ...embedded, start: startDynamoDb } : engine)),
);

const runSuite = ({ start, deviations: known = {} }: DynamoEngine, suite: Suite): void => {
  let running: RunningEngine | undefined;
  let current: EngineTable | undefined;
  let dynamoDb: DynamoDBClient | undefined;

  beforeAll(async () => {
    running = await start();
    dynamoDb = clientOf(running.endpoint);
  });
  beforeEach(async () => {
    if (dynamoDb) current = await createTestTable(dynamoDb);
  });
  // A known deviation counts as passed; one that is none any more does too.
  afterEach(({ task }) => {
    if (task.result?.state !== 'fail' || !(task.name in known)) return;
    Object.assign(task, { fails: true });
    // For the count of `npm run proof`.
    Object.assign(task.meta, { deviation: true });
  });
  afterEach(async () => {
    if (current) await dynamoDb?.send(new DeleteTableCommand({ TableName: current.tableName }));
  });
  afterAll(async () => {
    dynamoDb?.destroy();
    await running?.close();
  });

  suite(() => {
    if (!current) throw new Error('engine() is there for tests and their beforeEach only');
    return current;
  });
};
