import { execFile } from 'node:child_process';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { household } from '../../e2e/a-household.ts';
import { startStack, type TestStack } from '../../support/stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack(household);
});
afterAll(() => stack.close());

type Outcome = { code: number; out: string; err: string };

/** The CLI as an operator starts it, in a process of its own. */
const admin = (...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, PORT: new URL(stack.url).port };
    execFile(process.execPath, ['--import', 'tsx', 'infra/admin/main.ts', ...args], { env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
const json = async (...args: string[]) => {
  const { code, out, err } = await admin(...args);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
};

const allRecords = async () => {
  const environment = await stack.control<Record<string, string>>('GET', 'environment');
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: environment.AWS_ENDPOINT_URL_DYNAMODB ?? '',
      region: 'sa-east-1',
      credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    }),
  );
  const { Items = [] } = await client.send(new ScanCommand({ TableName: environment.TABLE_NAME }));
  return Items;
};
const recordsOf = async (userId: string) =>
  (await allRecords()).filter((record) => JSON.stringify(record).includes(userId)).map(({ sk }) => sk);
/** When people last wrote to us; such a record names no user. */
const inboundRecords = async () => (await allRecords()).filter(({ sk }) => sk === 'INBOUND');

describe("the operator's CLI", () => {
  it('lets a new user in, and out again', async () => {
    const { userId } = await json('users', 'create', '--name', 'Zé', '--email', 'ze@example.com');
    await json('subscriptions', 'set', userId, '--plan', 'pro', '--status', 'active');
    const { key, id } = await json('keys', 'create', userId, '--label', 'laptop');
    const call = () => stack.call('GET', '/tools/api/get-balance', { key });
    expect((await call()).status).toBe(200);
    expect(await json('keys', 'list', userId)).toMatchObject([{ id, label: 'laptop', status: 'active' }]);
    await json('keys', 'revoke', userId, id);
    expect((await call()).status).toBe(401);
  }, 60_000);

  it.each([
    { args: ['users', 'show', 'nobody'], says: 'There is no user nobody' },
    { args: ['users', 'erase', 'nobody'], says: '--yes' },
    { args: ['subscriptions', 'set', 'x', '--plan', 'gold', '--status', 'active'], says: '--plan must be one of' },
    { args: ['keys', 'explode'], says: 'There is no command keys explode' },
    { args: ['users', 'list', '--color'], says: '--color' },
  ])(
    'refuses $args in one line',
    async ({ args, says }) => {
      const { code, err } = await admin(...args);
      expect(code).toBe(1);
      expect(err).toContain(says);
      expect(err.trim().split('\n')).toHaveLength(1);
    },
    30_000,
  );

  it('exports everything of a user, then erases it down to the tombstone (LGPD)', async () => {
    const { userId } = await stack.user('ana');
    const key = await stack.keyOf('ana');
    const put = (name: string, body: object) => stack.call('POST', `/tools/api/${name}`, { key, body });
    const made = [
      await put('create-payment-reminder', { title: 'Luz', dueDate: '2099-01-01' }),
      await put('create-spending-limit', { category: 'Moradia', limitAmount: 10, period: 'monthly' }),
      await put('manage-closing-date', { operation: 'INSERT', accountId: 'acc-card', closingDay: 10 }),
    ];
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { phone } = await stack.user('ana');
    for (const from of [phone, '5511900000000']) await stack.control('POST', 'whatsapp/messages', { from, text: 'oi' });
    await stack.drain();
    expect(await inboundRecords()).toHaveLength(2);

    const exported = await json('users', 'export', userId);
    for (const kind of [
      'profile',
      'subscription',
      'key',
      'item',
      'account',
      'transactions',
      'reminder',
      'limit',
      'closing',
      'quota',
    ]) {
      expect(exported[kind], kind).not.toHaveLength(0);
    }
    expect(exported.transactions).toHaveLength(9);
    expect(exported.inbound).toEqual([{ lastInboundAt: expect.stringMatching(/^\d{4}-.*Z$/) }]);

    await json('users', 'erase', userId, '--yes');
    await stack.drain();
    expect(await recordsOf(userId)).toEqual(['ACCESS#TOMBSTONE']);
    expect(await inboundRecords()).toHaveLength(1);
    expect(await stack.control('GET', 'schedules')).toEqual([]);
    expect((await stack.call('GET', '/tools/api/get-balance', { key })).status).toBe(401);

    const body = JSON.stringify({ userId, itemId: 'item-ana', mode: 'import' });
    await stack.control('POST', 'queues/sync-item', { body });
    await stack.drain();
    expect(await recordsOf(userId)).toEqual(['ACCESS#TOMBSTONE']);
    // What broke off can be repeated.
    await json('users', 'erase', userId, '--yes');
  }, 60_000);
});
