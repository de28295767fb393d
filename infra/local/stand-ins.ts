import { join } from 'node:path';
import { aggregatorWebhook } from '../../shared/contract/webhooks.ts';
import { createTableInput, tableDefinition } from '../../shared/storage/table-definition.ts';
import { type DynamoDb, startDynamoDb } from './dynamodb/start.ts';
import { type Endpoints, LOCAL_SCHEDULE_GROUP, LOCAL_TABLE, PLUGGY_SIGNATURE_HEADER } from './environment.ts';
import type { Faults } from './faults.ts';
import type { Journal } from './journal.ts';
import type { Metrics } from './metrics.ts';
import { startSandbox } from './sandbox/start.ts';
import type { Schedule } from './scheduler/schedule.ts';
import { Schedules } from './scheduler/schedules.ts';
import { serveScheduler } from './scheduler/server.ts';
import { serveSecrets } from './secrets/server.ts';
import { localSecrets, webhookSecrets } from './secrets/values.ts';
import { createOutbox, type Email } from './ses/outbox.ts';
import { serveSes } from './ses/server.ts';
import { createQueues, type StoredMessage } from './sqs/queues.ts';
import { serveSqs } from './sqs/server.ts';
import { startWhatsapp } from './whatsapp/start.ts';
import { createServiceQueues } from './workers/workers.ts';

/** What every stand-in works with. */
export type Surroundings = {
  dynamoDb: DynamoDb;
  journal: Journal;
  faults: Faults;
  /** Where the API will answer, for the webhooks of the outside world. */
  serviceUrl: string;
};

export type StandIns = Awaited<ReturnType<typeof startStandIns>>;

/** @throws when another process has the folder */
export const openDynamoDb = (dataDir: string | undefined, faults: Faults, metrics: Metrics): Promise<DynamoDb> =>
  startDynamoDb({ path: dataDir && join(dataDir, 'table'), faults, metrics });

const createTable = async (dynamoDb: DynamoDb): Promise<void> => {
  const { status, body } = await dynamoDb.execute('CreateTable', createTableInput(LOCAL_TABLE));
  if (status !== 200 && !String(body.__type).endsWith('ResourceInUseException'))
    throw new Error(`The table could not be made: ${body.message}`);
  if (status !== 200) return;
  const TimeToLiveSpecification = { AttributeName: tableDefinition.ttlAttribute, Enabled: true };
  await dynamoDb.execute('UpdateTimeToLive', { TableName: LOCAL_TABLE, TimeToLiveSpecification });
};

const startVendors = ({ journal, faults, serviceUrl }: Surroundings) => {
  const pluggyWebhook = {
    url: `${serviceUrl}/webhooks/pluggy`,
    keyHeader: aggregatorWebhook.keyHeader,
    key: webhookSecrets.pluggyKey,
    signatureHeader: PLUGGY_SIGNATURE_HEADER,
    signatureSecret: webhookSecrets.pluggySignature,
  };
  const whatsappWebhook = { url: `${serviceUrl}/webhooks/whatsapp`, appSecret: webhookSecrets.whatsappApp };
  return Promise.all([
    startSandbox({ journal, faults, webhook: pluggyWebhook }),
    startWhatsapp({ journal, faults, webhook: whatsappWebhook }),
  ]);
};

const createSchedules = (journal: Journal): Schedules => {
  const schedules = new Schedules(journal.section<Schedule>('schedules'), Date.now);
  if (!schedules.groups().some(({ Name }) => Name === LOCAL_SCHEDULE_GROUP))
    schedules.createGroup(LOCAL_SCHEDULE_GROUP);
  return schedules;
};

/** Starts every stand-in of AWS and of the outside world, with the table and the queues that infra makes. */
export const startStandIns = async (surroundings: Surroundings) => {
  const { dynamoDb, journal, faults } = surroundings;
  const queues = createQueues(journal.section<StoredMessage>('messages'), Date.now);
  createServiceQueues(queues);
  const schedules = createSchedules(journal);
  const outbox = createOutbox(journal.section<Email>('outbox.emails'), Date.now);

  const [[sandbox, whatsapp], sqs, scheduler, ses, secrets] = await Promise.all([
    startVendors(surroundings),
    serveSqs(queues, faults),
    serveScheduler(schedules, faults),
    serveSes(outbox, faults),
    serveSecrets(localSecrets),
  ]);
  await createTable(dynamoDb);

  const endpoints: Endpoints = {
    dynamodb: dynamoDb.endpoint,
    sqs: sqs.url,
    scheduler: scheduler.url,
    ses: ses.url,
    secretsManager: secrets.url,
    pluggy: sandbox.url,
    whatsapp: whatsapp.url,
    service: surroundings.serviceUrl,
  };
  const close = async (): Promise<void> => {
    await Promise.all([sqs, scheduler, ses, secrets, sandbox, whatsapp, dynamoDb].map((server) => server.close()));
  };
  return { queues, schedules, outbox, sandbox, whatsapp, endpoints, close };
};
