import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { aggregatorWebhook, oauthFunctions } from '../../shared/contract/inbound.ts';
import { webFunctionName } from '../../shared/contract/web/web-operation.ts';
import { webOperations } from '../../shared/contract/web-registry.ts';
import { createTableInput, tableDefinition } from '../../shared/platform/table/table-definition.ts';
import { clockMilliseconds } from '../../shared/time/instant.ts';
import { type DynamoDb, startDynamoDb } from '../emulators/dynamodb/start.ts';
import type { Faults } from '../emulators/faults.ts';
import type { Place } from '../emulators/http/listen.ts';
import type { Journal } from '../emulators/journal.ts';
import type { Metrics } from '../emulators/metrics.ts';
import type { Schedule } from '../emulators/scheduler/schedule.ts';
import { Schedules } from '../emulators/scheduler/schedules.ts';
import { serveScheduler } from '../emulators/scheduler/server.ts';
import { serveSecrets } from '../emulators/secrets/server.ts';
import { createOutbox, type Email } from '../emulators/ses/outbox.ts';
import { type MailDelivery, serveSes } from '../emulators/ses/server.ts';
import { createQueues, type StoredMessage } from '../emulators/sqs/queues.ts';
import { serveSqs } from '../emulators/sqs/server.ts';
import { startSandbox } from '../sandbox/aggregator/start.ts';
import { startWhatsapp } from '../sandbox/whatsapp/start.ts';
import { type Endpoints, LOCAL_SCHEDULE_GROUP, LOCAL_TABLE, PLUGGY_SIGNATURE_HEADER } from './environment.ts';
import { localSecrets, type ServiceSecrets, webhookSecrets } from './secret-values.ts';
import { createServiceQueues } from './workers/workers.ts';

const TABLE_LOOKS = 150;
const TABLE_PAUSE_MS = 200;

/** Dependencies of the stand-ins. */
export type StackDependencies = {
  dynamoDb: Awaited<ReturnType<typeof openDynamoDb>>;
  journal: Journal;
  faults: Faults;
  /** The API's address, to which vendors send webhooks. */
  serviceUrl: string;
  places?: Places;
  own?: OwnVendors | undefined;
};

/** In place of the simulated aggregator and of fixed secrets. */
export type OwnVendors = { apiUrl: string; secrets: ServiceSecrets; mail: MailDelivery };

/** Where parts of the stack listen. */
export type Places = { readonly [Part in Exclude<keyof Endpoints, 'tableName'>]?: Place };

export type StandIns = Awaited<ReturnType<typeof startStandIns>>;

export type DynamoDbPlace = {
  /** Folder of all data; in memory without it. */
  dataDir?: string | undefined;
  /** Address of another engine, used instead of the embedded one. */
  dynamoDbEndpoint?: string | undefined;
  /** Name of the table at `dynamoDbEndpoint` without a folder; random by default, because several stacks may use that engine. */
  tableName?: string | undefined;
};

const bounded = new Map(
  [...oauthFunctions, ...webOperations.map(({ name, grants }) => ({ name: webFunctionName({ name }), grants }))].map(
    ({ name, grants }) => [name, grants.partitions] as const,
  ),
);
const partitionsOf = (functionName: string): readonly string[] | undefined => bounded.get(functionName);

/** @throws when another process uses the folder, or the endpoint does not answer */
export const openDynamoDb = async (
  { dataDir, dynamoDbEndpoint, tableName: given = `${LOCAL_TABLE}-${randomUUID()}` }: DynamoDbPlace,
  faults: Faults,
  metrics: Metrics,
  place?: Place,
) => {
  const path = dataDir && join(dataDir, 'table');
  const dynamoDb = await startDynamoDb({ path, remote: dynamoDbEndpoint, place, faults, metrics, partitionsOf });
  // A remote engine outlives the stack and may serve several.
  const isShared = dynamoDbEndpoint !== undefined && dataDir === undefined;
  const tableName = isShared ? given : LOCAL_TABLE;
  const close = async (): Promise<void> => {
    if (isShared) await dynamoDb.execute('DeleteTable', { TableName: tableName });
    await dynamoDb.close();
  };
  return { ...dynamoDb, tableName, close };
};

const untilActive = async (dynamoDb: DynamoDb, TableName: string): Promise<void> => {
  for (let look = 0; look < TABLE_LOOKS; look += 1) {
    const { body } = await dynamoDb.execute('DescribeTable', { TableName });
    if (z.object({ Table: z.object({ TableStatus: z.literal('ACTIVE') }) }).safeParse(body).success) return;
    await pause(TABLE_PAUSE_MS);
  }
  throw new Error(`The table ${TableName} did not become active`);
};

const createTable = async (dynamoDb: DynamoDb, tableName: string): Promise<void> => {
  const { status, body } = await dynamoDb.execute('CreateTable', createTableInput(tableName));
  if (status !== 200 && !String(body.__type).endsWith('ResourceInUseException'))
    throw new Error(`The table could not be created: ${body.message}`);
  if (status !== 200) return;
  await untilActive(dynamoDb, tableName);
  const TimeToLiveSpecification = { AttributeName: tableDefinition.ttlAttribute, Enabled: true };
  await dynamoDb.execute('UpdateTimeToLive', { TableName: tableName, TimeToLiveSpecification });
};

const startVendors = ({ journal, faults, serviceUrl, places = {}, own }: StackDependencies) => {
  const pluggyWebhook = {
    url: `${serviceUrl}/webhooks/pluggy`,
    keyHeader: aggregatorWebhook.keyHeader,
    key: webhookSecrets.pluggyKey,
    signatureHeader: PLUGGY_SIGNATURE_HEADER,
    signatureSecret: webhookSecrets.pluggySignature,
  };
  const whatsappWebhook = { url: `${serviceUrl}/webhooks/whatsapp`, appSecret: webhookSecrets.whatsappApp };
  return Promise.all([
    own ? null : startSandbox({ journal, faults, webhook: pluggyWebhook, place: places.pluggy }),
    startWhatsapp({ journal, faults, webhook: whatsappWebhook, place: places.whatsapp }),
  ]);
};

const createSchedules = (journal: Journal): Schedules => {
  const schedules = new Schedules(journal.section<Schedule>('schedules'), clockMilliseconds);
  schedules.createGroup(LOCAL_SCHEDULE_GROUP);
  return schedules;
};

/** Starts every stand-in of AWS and of the vendors, with the table and queues that the stacks of infra/cdk create. */
export const startStandIns = async (dependencies: StackDependencies) => {
  const { dynamoDb, journal, faults, places = {}, own } = dependencies;
  const queues = createQueues(journal.section<StoredMessage>('messages'), clockMilliseconds);
  createServiceQueues(queues);
  const schedules = createSchedules(journal);
  const outbox = createOutbox(journal.section<Email>('outbox.emails'), clockMilliseconds);

  const [[sandbox, whatsapp], sqs, scheduler, ses, secrets] = await Promise.all([
    startVendors(dependencies),
    serveSqs(queues, faults, places.sqs),
    serveScheduler(schedules, faults, places.scheduler),
    serveSes(outbox, faults, { place: places.ses, ...own?.mail }),
    serveSecrets(own?.secrets ?? localSecrets, places.secretsManager),
  ]);
  await createTable(dynamoDb, dynamoDb.tableName);

  const endpoints: Endpoints = {
    dynamodb: dynamoDb.endpoint,
    tableName: dynamoDb.tableName,
    sqs: sqs.url,
    scheduler: scheduler.url,
    ses: ses.url,
    secretsManager: secrets.url,
    pluggy: own?.apiUrl ?? sandbox?.url ?? '',
    whatsapp: whatsapp.url,
    service: dependencies.serviceUrl,
  };
  const close = async (): Promise<void> => {
    await Promise.all([sqs, scheduler, ses, secrets, sandbox, whatsapp, dynamoDb].map((server) => server?.close()));
  };
  return { dynamoDb, queues, schedules, outbox, sandbox, whatsapp, endpoints, close };
};
