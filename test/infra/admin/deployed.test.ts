import { createPublicKey, publicEncrypt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scheduleRequest } from '../../../infra/emulators/scheduler/schedule.ts';
import { LOCAL_VISITS_PUBLIC_KEY } from '../../../infra/local/visits-key.ts';
import { SEALED_BY } from '../../../shared/access/visits.ts';
import { type Deployed, groupName, run, startDeployed, tableName } from './deployed-stage.ts';

let deployed: Deployed;
beforeAll(async () => {
  deployed = await startDeployed();
});
afterAll(() => deployed.close());

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

  it('opens access records with the key of the environment, and names the AWS session in the history', async () => {
    const { userId } = await admin('users', 'create', '--name', 'Bia');
    const at = new Date(Date.now() - 1000).toISOString();
    const key = createPublicKey({ key: Buffer.from(LOCAL_VISITS_PUBLIC_KEY, 'base64'), format: 'der', type: 'spki' });
    const sealed = publicEncrypt({ key, ...SEALED_BY }, Buffer.from('["key-1","2001:db8::1",4711]')).toString('base64');
    const visit = { pk: { S: `VISITS#${userId}` }, sk: { S: `VISIT#${at}#1` }, sealed: { S: sealed } };
    const Item = { ...visit, expiresAt: { N: '9999999999' } };
    await deployed.dynamoDb.execute('PutItem', { TableName: tableName, Item });
    const { inHistory, visits } = await admin('visits', userId, '--reason', 'Ofício 1');
    expect(inHistory).toBe(true);
    expect(visits).toEqual([{ at, credential: 'key-1', address: '2001:db8::1', port: 4711 }]);
    const { body } = await deployed.dynamoDb.execute('Scan', { TableName: tableName });
    expect(body.Items).toContainEqual(
      expect.objectContaining({
        event: { S: 'visits.read' },
        by: { S: 'operator:bia@example.com' },
        reason: { S: 'Ofício 1' },
      }),
    );
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
