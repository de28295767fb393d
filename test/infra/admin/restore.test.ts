import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Context, SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { kindOf } from '../../../infra/admin/restored-table.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { variables } from '../../../shared/platform/environment.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import { tableOf } from '../../../shared/platform/table/table.ts';
import { createTableInput } from '../../../shared/platform/table/table-definition.ts';
import { reminderStore } from '../../../shared/reminders/reminder-store.ts';
import { aReminder, instant } from '../../shared/reminders/builders.ts';
import { adminCli } from '../../support/admin-cli.ts';
import { type Deployed, groupName, run, startDeployed, tableName } from './deployed-stage.ts';

const RESTORED = `${tableName}-20260103`;
const QUEUE = 'saldo-staging-dispatch-reminder';
const LATER = instant('2099-03-09T12:00:00.000Z');

let deployed: Deployed;
const admin = async (...args: string[]) => {
  const { out, err } = await run([...args, '--env', 'staging'], deployed.env);
  expect(err).toBe('');
  return JSON.parse(out);
};
const refusal = async (...args: string[]) => (await run([...args, '--env', 'staging'], deployed.env)).err;
const execute = async (operation: string, input: Record<string, unknown>) => {
  const { status, body } = await deployed.dynamoDb.execute(operation, input);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const recordsOf = async (TableName: string): Promise<Record<string, { S: string }>[]> =>
  (await execute('Scan', { TableName })).Items as Record<string, { S: string }>[];

/** What AWS restores: the records and the indexes, without expiry. */
const restoreTable = async (): Promise<void> => {
  await execute('CreateTable', createTableInput(RESTORED));
  for (const Item of await recordsOf(tableName)) await execute('PutItem', { TableName: RESTORED, Item });
};
const turnExpiryOn = (TableName: string) =>
  execute('UpdateTimeToLive', { TableName, TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true } });

const tableAt = async (name: string) => {
  const { DynamoDBClient } = await import('@aws-sdk/client-dynamodb');
  const credentials = { accessKeyId: 'x', secretAccessKey: 'x' };
  const endpoint = deployed.env.AWS_ENDPOINT_URL_DYNAMODB;
  return tableOf(new DynamoDBClient({ endpoint, region: 'sa-east-1', credentials }), name);
};

const users: string[] = [];
let [keyOfBia, secondKey] = ['', ''];

/** Ana, Bia and Caio, thirty reminders that ring and one that does not, and what happened after the backup. */
beforeAll(async () => {
  deployed = await startDeployed();
  const table = await tableAt(tableName);
  for (const name of ['ana', 'bia', 'caio']) {
    users.push((await admin('users', 'create', '--name', name, '--email', `${name}@example.com`)).userId);
  }
  const [ana = '', bia = '', caio = ''] = users;
  keyOfBia = (await admin('keys', 'create', bia)).id;
  secondKey = (await admin('keys', 'create', bia, '--label', 'other')).id;
  await admin('keys', 'revoke', bia, secondKey);
  const reminders = reminderStore(table);
  for (let index = 0; index < 30; index += 1) {
    const reminder = aReminder({ userId: users[index % 2] ?? '', id: `r-${index}`, reminderTime: LATER });
    await reminders.create(reminder, { limit: 100 });
  }
  await reminders.create(aReminder({ userId: ana, id: 'done', status: 'inactive', notifyAt: null }), { limit: 100 });
  await restoreTable();
  await admin('keys', 'revoke', bia, keyOfBia);
  await table.client.send(new PutCommand({ TableName: tableName, Item: keys.tombstone(caio) }));
}, 120_000);
afterAll(async () => {
  await deployed.close();
  vi.unstubAllEnvs();
});

describe('restore check', () => {
  it('counts every record of the table by kind', async () => {
    const { table, records } = await admin('restore', 'check', RESTORED);
    expect(table).toBe(RESTORED);
    const all = (await recordsOf(RESTORED)).map(({ pk, sk }) => kindOf({ pk: pk?.S ?? '', sk: sk?.S ?? '' }));
    const counts = Object.fromEntries(
      [...new Set(all)].map((kind) => [kind, all.filter((one) => one === kind).length]),
    );
    expect(records).toEqual(counts);
    expect(records).toMatchObject({ 'USER ACCESS#PROFILE': 3, 'EMAIL OWNER': 3, 'USER REMINDER': 31 });
  }, 60_000);

  it('names what a restored table lacks, and what was taken away since the backup', async () => {
    const [, bia = '', caio = ''] = users;
    const taken = [
      `Erased after the backup, erase again: ${caio}`,
      `Ended after the backup, end again: key.revoked ${keyOfBia} of ${bia}`,
    ];
    const { problems } = await admin('restore', 'check', RESTORED);
    expect(problems).toEqual(['Expiry is off: turn it on for expiresAt', ...taken]);
    await turnExpiryOn(RESTORED);
    expect((await admin('restore', 'check', RESTORED)).problems).toEqual(taken);
    // In use, it is compared with no other.
    expect((await admin('restore', 'check', RESTORED, '--table', RESTORED)).problems).toEqual([]);
  }, 60_000);

  it('says when there is no older table to compare with', async () => {
    expect((await admin('restore', 'check', RESTORED, '--table', 'saldo-lost')).problems).toEqual([
      'There is no table saldo-lost to compare with: who was erased, and what was ended since, is unknown',
    ]);
  }, 60_000);

  it('tells another key of address hashes from the table’s, and finds an older one beside a new one', async () => {
    const name = 'saldo/staging/addresses';
    const { [name]: right } = deployed.secrets;
    deployed.secrets[name] = { key: 'generated-anew' };
    const { problems } = await admin('restore', 'check', RESTORED, '--table', RESTORED);
    expect(problems).toEqual(['The key in the secret addresses is another one: none of 3 addresses is found under it']);
    deployed.secrets[name] = { ...right, key2: 'rotated' };
    expect((await admin('restore', 'check', RESTORED, '--table', RESTORED)).problems).toEqual([]);
    deployed.secrets[name] = right ?? {};
  }, 60_000);

  it('names missing indexes, and says that an empty table proves nothing', async () => {
    const { GlobalSecondaryIndexes, AttributeDefinitions, ...input } = createTableInput('saldo-staging-bare');
    const only = AttributeDefinitions.filter(({ AttributeName }) => ['pk', 'sk'].includes(AttributeName));
    await execute('CreateTable', { ...input, AttributeDefinitions: only });
    const { records, problems } = await admin(
      'restore',
      'check',
      'saldo-staging-bare',
      '--table',
      'saldo-staging-bare',
    );
    expect(records).toEqual({});
    expect(problems).toEqual([
      'The index byId is missing: restore again with all indexes',
      'The index due is missing: restore again with all indexes',
      'Expiry is off: turn it on for expiresAt',
      'No address has an owner: the key of address hashes cannot be verified',
    ]);
  }, 60_000);

  it('says in one line that there is no such table, and shows nobody’s data', async () => {
    expect(await refusal('restore', 'check', 'saldo-none')).toBe('There is no table saldo-none\n');
    const { out } = await run(['restore', 'check', RESTORED, '--env', 'staging'], deployed.env);
    expect(out).not.toMatch(/@example|Aluguel|sk-/);
  }, 60_000);
});

/** The deployed worker, which uses the restored table. */
const startWorker = async () => {
  const arn = (name: string) => `arn:aws:sqs:sa-east-1:000000000000:${name}`;
  const url = (name: string) => `${deployed.env.AWS_ENDPOINT_URL_SQS}/000000000000/saldo-staging-${name}`;
  const set = {
    ...deployed.env,
    [variables.tableName]: RESTORED,
    [variables.scheduleGroup]: groupName,
    [variables.scheduleRoleArn]: 'arn:aws:iam::000000000000:role/r',
    [variables.scheduleDeadLetterArn]: arn('dead'),
    [variables.reminderDispatchQueueArn]: arn(QUEUE),
    ...Object.fromEntries(Object.values(queues).map(({ name, urlVariable }) => [urlVariable, url(name)])),
  };
  for (const [name, value] of Object.entries(set)) vi.stubEnv(name, value);
  const { handler } = await import('../../../functions/jobs/dispatch-reminder.ts');
  return async (): Promise<void> => {
    const queue = deployed.queues.find(QUEUE);
    for (let batch = queue.receive(10); batch.length > 0; batch = queue.receive(10)) {
      const Records = batch.map(({ message, handle }) => ({
        messageId: message.id,
        receiptHandle: handle,
        body: message.body,
        attributes: { ApproximateReceiveCount: '1' },
      }));
      expect(await handler({ Records } as unknown as SQSEvent, {} as Context)).toEqual({ batchItemFailures: [] });
      for (const { handle } of batch) queue.delete(handle);
    }
  };
};

const FINISH = ['restore', 'finish', RESTORED, '--env', 'staging', '--table', RESTORED];

/** Kills the command once that many messages are in the queue. */
const finishUntilKilled = async (messages: number): Promise<void> => {
  const child = spawn(process.execPath, [...adminCli, ...FINISH], { env: deployed.env, stdio: 'ignore' });
  const exited = once(child, 'exit');
  const queue = deployed.queues.find(QUEUE);
  const add = queue.add.bind(queue);
  let added = 0;
  const spied = vi.spyOn(queue, 'add').mockImplementation((message) => {
    if (added >= messages) return; // the process is dead: what it sends is not received any more
    add(message);
    added += 1;
    if (added === messages) child.kill('SIGKILL');
  });
  expect(await exited).toEqual([null, 'SIGKILL']);
  spied.mockRestore();
};

describe('restore finish', () => {
  it('is refused while the service uses another table', async () => {
    expect(await refusal('restore', 'finish', RESTORED)).toBe(
      `The service uses ${tableName}: deploy with restoredTable=${RESTORED}, and set it in cdk.json\n`,
    );
    expect(deployed.queues.find(QUEUE).messages()).toEqual([]);
  }, 60_000);

  it('killed at any message and repeated, creates every schedule once, as it was', async () => {
    const work = await startWorker();
    const expected = Array.from({ length: 30 }, (_, index) => `r-${index}`).toSorted();
    const made = () =>
      deployed.schedules
        .list()
        .map(({ view }) => [view.Name, view.ScheduleExpression, JSON.parse(view.Target.Input ?? '').reminderId]);
    for (const messages of [1, 11, 29]) {
      await finishUntilKilled(messages);
      await work();
      expect(made()).toHaveLength(messages);
      for (const { view } of deployed.schedules.list()) deployed.schedules.delete(groupName, view.Name);
    }
    await finishUntilKilled(11); // what was made before stays
    await work();
    expect(await admin('restore', 'finish', RESTORED, '--table', RESTORED)).toEqual({ table: RESTORED, reminders: 30 });
    await work();
    expect(made()).toEqual(expected.map((id) => [id, 'at(2099-03-09T12:00:00)', id]));
    await admin('restore', 'finish', RESTORED, '--table', RESTORED);
    await work();
    expect(made()).toHaveLength(30);
  }, 120_000);
});
