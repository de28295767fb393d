import { execFile } from 'node:child_process';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { household } from '../../e2e/a-household.ts';
import { startStack, type TestStack } from '../../support/stack.ts';
import {
  everyKindOfRecord,
  exportedKinds,
  isAbout,
  kindOfRecord,
  kindsOfKeys,
  withBill,
} from './every-kind-of-record.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack(withBill(household));
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

const allRecords = async (): Promise<Record<string, unknown>[]> => {
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

  it('exports all of a user, then erases it to the tombstone, with every kind of record present (LGPD)', async () => {
    const { userId } = await stack.user('ana');
    const key = await stack.keyOf('ana');
    await everyKindOfRecord(stack, key);
    const before = await allRecords();
    const mine = before.filter((record) => isAbout(record, userId));
    // Whoever adds a kind of key adds its record here, and so sees it exported and erased.
    expect([...new Set(mine.map(kindOfRecord))].toSorted()).toEqual(kindsOfKeys());

    const exported = await json('users', 'export', userId);
    for (const kind of exportedKinds) expect(exported[kind], kind).not.toHaveLength(0);
    expect(exported.transactions).toHaveLength(9);
    expect(exported.inbound).toEqual([{ lastInboundAt: expect.stringMatching(/^\d{4}-.*Z$/) }]);
    expect(JSON.stringify(exported)).not.toContain(key);

    await json('users', 'erase', userId, '--yes');
    await stack.drain();
    const left = async () => (await allRecords()).filter((record) => isAbout(record, userId)).map(({ sk }) => sk);
    expect(await left()).toEqual(['ACCESS#TOMBSTONE']);
    expect(await stack.control('GET', 'schedules')).toEqual([]);
    expect((await stack.call('GET', '/tools/api/get-balance', { key })).status).toBe(401);
    // Nobody else lost anything.
    const others = before.filter((record) => !isAbout(record, userId)).map(({ pk, sk }) => `${pk} ${sk}`);
    expect((await allRecords()).map(({ pk, sk }) => `${pk} ${sk}`)).toEqual(expect.arrayContaining(others));

    const body = JSON.stringify({ userId, itemId: 'item-ana', mode: 'import' });
    await stack.control('POST', 'queues/sync-item', { body });
    await stack.drain();
    expect(await left()).toEqual(['ACCESS#TOMBSTONE']);
    // What broke off can be repeated.
    await json('users', 'erase', userId, '--yes');
  }, 60_000);
});
