import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scheduleRequest } from '../../../infra/emulators/scheduler/schedule.ts';
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
