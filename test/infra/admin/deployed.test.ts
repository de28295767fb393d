import { execFile } from 'node:child_process';
import type { Template } from 'aws-cdk-lib/assertions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaults } from '../../../infra/emulators/faults.ts';
import { openJournal } from '../../../infra/emulators/journal.ts';
import { createMetrics } from '../../../infra/emulators/metrics.ts';
import { type Schedule, scheduleRequest } from '../../../infra/emulators/scheduler/schedule.ts';
import { Schedules } from '../../../infra/emulators/scheduler/schedules.ts';
import { serveScheduler } from '../../../infra/emulators/scheduler/server.ts';
import { serveSecrets } from '../../../infra/emulators/secrets/server.ts';
import { createQueues, type StoredMessage } from '../../../infra/emulators/sqs/queues.ts';
import { serveSqs } from '../../../infra/emulators/sqs/server.ts';
import { localSecrets } from '../../../infra/local/secret-values.ts';
import { openDynamoDb } from '../../../infra/local/stand-ins.ts';
import { startSandbox } from '../../../infra/sandbox/aggregator/start.ts';
import { createTableInput } from '../../../shared/platform/table/table-definition.ts';
import { startMem0 } from '../../shared/memories/mem0-server.ts';
import { adminCli } from '../../support/admin-cli.ts';
import { templatesOf } from '../cdk/stacks.ts';

const { data, jobs } = templatesOf({ env: 'staging' });

/** A name as the stacks give it, out of their templates. */
const made = (template: Template, type: string, property: string): string[] =>
  Object.values(template.findResources(type)).map(({ Properties }) => String(Properties[property]));
const [tableName = ''] = made(data, 'AWS::DynamoDB::GlobalTable', 'TableName');
const [groupName = ''] = made(data, 'AWS::Scheduler::ScheduleGroup', 'Name');
const secretNames = made(data, 'AWS::SecretsManager::Secret', 'Name');
const queueNames = made(jobs, 'AWS::SQS::Queue', 'QueueName');

/** Stand-ins with the resource names of a deployed environment. */
const startDeployed = async () => {
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
    AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
    PLUGGY_API_URL: sandbox.url,
    MEM0_API_URL: mem0.url,
  };
  const servers = [dynamoDb, sqs, scheduler, secretsManager, sandbox, mem0];
  return { dynamoDb, schedules, queues, mem0, env, close: () => Promise.all(servers.map((server) => server.close())) };
};

let deployed: Awaited<ReturnType<typeof startDeployed>>;
beforeAll(async () => {
  deployed = await startDeployed();
});
afterAll(() => deployed.close());

const run = (args: string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ out: string; err: string }>((resolve) => {
    execFile(process.execPath, [...adminCli, ...args], { env }, (_, out, err) => resolve({ out, err }));
  });
const admin = async (...args: string[]) => {
  const { out, err } = await run([...args, '--env', 'staging'], deployed.env);
  expect(err).toBe('');
  return JSON.parse(out);
};

describe("the operator's CLI in a deployed environment", () => {
  it('finds table, queue, schedules and secrets by the names that the stacks gave them, and erases at every vendor', async () => {
    const { userId } = await admin('users', 'create', '--name', 'Ana');
    await admin('items', 'link', userId, 'item-1');
    await admin('items', 'sync', userId, 'item-1');
    expect(deployed.queues.find('saldo-staging-sync-item').receive(10)).toHaveLength(1);

    const reminder = { pk: `USER#${userId}`, sk: 'REMINDER#r-1' };
    const Item = { pk: { S: reminder.pk }, sk: { S: reminder.sk } };
    await deployed.dynamoDb.execute('PutItem', { TableName: tableName, Item });
    const Target = {
      Arn: 'arn:aws:sqs:sa-east-1:000000000000:q',
      RoleArn: 'arn:aws:iam::000000000000:role/r',
      Input: '{}',
    };
    const schedule = {
      GroupName: groupName,
      ScheduleExpression: 'at(2099-01-01T00:00:00)',
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target,
    };
    deployed.schedules.create('r-1', scheduleRequest.parse(schedule));
    const memory = { user_id: userId, messages: [{ content: 'Tenho um gato' }], infer: false, metadata: {} };
    const headers = { authorization: 'Token mem0-key', 'content-type': 'application/json' };
    await fetch(`${deployed.mem0.url}/v1/memories/`, { method: 'POST', headers, body: JSON.stringify(memory) });
    expect(deployed.mem0.kept()).toHaveLength(1);

    expect(await admin('users', 'erase', userId, '--yes')).toMatchObject({ erased: userId });
    expect(deployed.mem0.kept()).toEqual([]);
    expect(deployed.schedules.list()).toEqual([]);
    const { body } = await deployed.dynamoDb.execute('Scan', { TableName: tableName });
    expect(body.Items).toMatchObject([{ sk: { S: 'ACCESS#TOMBSTONE' } }]);
  }, 60_000);

  it.each([
    { env: 'test', message: /dev, staging or prod/ },
    { env: 'prod', message: /prod is not deployed in sa-east-1/ },
  ])('says in one line that there is no environment $env', async ({ env, message }) => {
    const { err } = await run(['users', 'list', '--env', env], deployed.env);
    expect(err.trim().split('\n')).toEqual([expect.stringMatching(message)]);
  });

  it('names the remedy for missing credentials in one line', async () => {
    const { AWS_ACCESS_KEY_ID: _, ...without } = deployed.env;
    const { err } = await run(['users', 'list', '--env', 'staging'], without);
    expect(err).toMatch(/^AWS_ACCESS_KEY_ID is not set.*\n$/);
  });
});
