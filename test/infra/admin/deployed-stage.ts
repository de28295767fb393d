import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Template } from 'aws-cdk-lib/assertions';
import { createFaults } from '../../../infra/emulators/faults.ts';
import { readBody } from '../../../infra/emulators/http/body.ts';
import { openJournal } from '../../../infra/emulators/journal.ts';
import { createMetrics } from '../../../infra/emulators/metrics.ts';
import type { Schedule } from '../../../infra/emulators/scheduler/schedule.ts';
import { Schedules } from '../../../infra/emulators/scheduler/schedules.ts';
import { serveScheduler } from '../../../infra/emulators/scheduler/server.ts';
import { serveSecrets } from '../../../infra/emulators/secrets/server.ts';
import { createQueues, type StoredMessage } from '../../../infra/emulators/sqs/queues.ts';
import { serveSqs } from '../../../infra/emulators/sqs/server.ts';
import { localSecrets } from '../../../infra/local/secret-values.ts';
import { openDynamoDb } from '../../../infra/local/stand-ins.ts';
import { openedLocally } from '../../../infra/local/visits-key.ts';
import { startSandbox } from '../../../infra/sandbox/aggregator/start.ts';
import { createTableInput } from '../../../shared/platform/table/table-definition.ts';
import { startMem0 } from '../../shared/memories/mem0-server.ts';
import { adminCli } from '../../support/admin-cli.ts';
import { templatesOf } from '../cdk/stacks.ts';

const { data, jobs } = templatesOf({ env: 'staging' });

/** A name as the stacks give it, out of their templates. */
const made = (template: Template, type: string, property: string): string[] =>
  Object.values(template.findResources(type)).map(({ Properties }) => String(Properties[property]));
export const [tableName = ''] = made(data, 'AWS::DynamoDB::GlobalTable', 'TableName');
export const [groupName = ''] = made(data, 'AWS::Scheduler::ScheduleGroup', 'Name');
const secretNames = made(data, 'AWS::SecretsManager::Secret', 'Name');
const queueNames = made(jobs, 'AWS::SQS::Queue', 'QueueName');

const IDENTITY = `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>
<Arn>arn:aws:sts::000000000000:assumed-role/Operators/bia@example.com</Arn><UserId>x</UserId><Account>000000000000</Account>
</GetCallerIdentityResult><ResponseMetadata><RequestId>x</RequestId></ResponseMetadata></GetCallerIdentityResponse>`;

/** STS, which knows one operator, and KMS, which opens by the key of the local stack under the environment's name alone. */
const startIdentity = async () => {
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    if (!String(request.headers['x-amz-target']).endsWith('.Decrypt')) {
      response.setHeader('content-type', 'text/xml').end(IDENTITY);
      return;
    }
    const { KeyId, CiphertextBlob } = JSON.parse(String(body));
    const opens = KeyId === 'alias/saldo-staging-visits';
    const Plaintext = opens ? Buffer.from(openedLocally(Buffer.from(CiphertextBlob, 'base64'))).toString('base64') : '';
    response.writeHead(opens ? 200 : 400, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(opens ? { Plaintext } : { __type: 'NotFoundException' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/** Stand-ins with the resource names of staging, as deployed. */
export const startDeployed = async () => {
  const [faults, journal] = [createFaults(), await openJournal()];
  const dynamoDb = await openDynamoDb({}, faults, createMetrics());
  await dynamoDb.execute('CreateTable', createTableInput(tableName));
  const queues = createQueues(journal.section<StoredMessage>('messages'), Date.now);
  for (const name of queueNames) queues.create(name);
  const schedules = new Schedules(journal.section<Schedule>('schedules'), Date.now);
  schedules.createGroup(groupName);
  const mem0 = await startMem0('mem0-key');
  const values: Record<string, object> = { ...localSecrets, mem0: { apiKey: 'mem0-key' } };
  const secrets = Object.fromEntries(secretNames.map((name) => [name, values[name.split('/').at(-1) ?? ''] ?? {}]));
  const webhook = { url: 'http://127.0.0.1:9', keyHeader: 'x', key: 'x', signatureHeader: 'x', signatureSecret: 'x' };
  const identity = await startIdentity();
  const [sqs, scheduler, secretsManager, sandbox] = await Promise.all([
    serveSqs(queues, faults),
    serveScheduler(schedules, faults),
    serveSecrets(secrets),
    startSandbox({ journal, faults, webhook }),
  ]);
  const env = {
    PATH: process.env.PATH,
    AWS_REGION: 'sa-east-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.endpoint,
    AWS_ENDPOINT_URL_SQS: sqs.url,
    AWS_ENDPOINT_URL_SCHEDULER: scheduler.url,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secretsManager.url,
    AWS_ENDPOINT_URL_STS: identity.url,
    AWS_ENDPOINT_URL_KMS: identity.url,
    AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
    PLUGGY_API_URL: sandbox.url,
    MEM0_API_URL: mem0.url,
  };
  const servers = [dynamoDb, sqs, scheduler, secretsManager, sandbox, mem0, identity];
  return {
    dynamoDb,
    schedules,
    queues,
    secrets,
    faults,
    mem0,
    env,
    close: () => Promise.all(servers.map((server) => server.close())),
  };
};

export type Deployed = Awaited<ReturnType<typeof startDeployed>>;

/** The operator's command line, in a process of its own. */
export const run = (args: string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ out: string; err: string }>((resolve) => {
    execFile(process.execPath, [...adminCli, ...args], { env }, (_, out, err) => resolve({ out, err }));
  });
