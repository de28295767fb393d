import { execFile } from 'node:child_process';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { execute, type Outcome } from '../../../infra/admin/execute.ts';
import { variables } from '../../../shared/platform/environment.ts';
import { household } from '../../e2e/a-household.ts';
import { adminCli } from '../../support/admin-cli.ts';
import { startStack, type TestStack } from '../../support/stack.ts';
import {
  everyKindOfRecord,
  exportedKinds,
  first,
  isAbout,
  kindOfRecord,
  kindsOfKeys,
  withBill,
} from './every-kind-of-record.ts';

let stack: TestStack;
beforeAll(async () => {
  // As when deployed: calls leave a count behind.
  vi.stubEnv(variables.rateLimits, '1');
  stack = await startStack(withBill(household));
});
afterAll(async () => {
  await stack.close();
  vi.unstubAllEnvs();
});

/** The CLI as an operator starts it, in a process of its own; other tests carry its commands out in this one. */
const startedAdmin = (...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, PORT: new URL(stack.url).port };
    execFile(process.execPath, [...adminCli, ...args], { env }, (error, out, err) => {
      resolve({ code: error ? 1 : 0, out, err });
    });
  });
const parsed = ({ code, out, err }: Outcome) => {
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
};
const admin = (...args: string[]): Promise<Outcome> => {
  process.env.PORT = new URL(stack.url).port;
  return execute(args);
};
const json = async (...args: string[]) => parsed(await admin(...args));

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
    const { userId } = parsed(await startedAdmin('users', 'create', '--name', 'Zé', '--email', 'ze@example.com'));
    await json('subscriptions', 'set', userId, '--plan', 'pro', '--status', 'active');
    const { key, id } = await json('keys', 'create', userId, '--label', 'laptop');
    const call = () => stack.call('GET', '/tools/api/get-balance', { key });
    expect((await call()).status).toBe(200);
    expect(await json('keys', 'list', userId)).toMatchObject([{ id, label: 'laptop', status: 'active' }]);
    const limited = ['--scopes', 'read,account', '--valid-until', '2099-01-01T00:00:00Z'];
    expect(await json('keys', 'create', userId, ...limited)).toMatchObject({
      scopes: ['read', 'account'],
      validUntil: '2099-01-01T00:00:00.000Z',
    });
    const rotated = await json('keys', 'rotate', userId, id, '--overlap-days', '1');
    expect((await call()).status).toBe(200);
    await json('keys', 'revoke', userId, id);
    expect((await call()).status).toBe(401);
    expect((await stack.call('GET', '/tools/api/get-balance', { key: rotated.key })).status).toBe(200);
    expect(await json('keys', 'migrate')).toMatchObject({ completed: 0, moved: 0 });
  }, 60_000);

  it.each([
    { args: ['users', 'show', 'nobody'], message: 'There is no user nobody' },
    { args: ['users', 'erase', 'nobody'], message: '--yes' },
    { args: ['subscriptions', 'set', 'x', '--plan', 'gold', '--status', 'active'], message: '--plan must be one of' },
    { args: ['keys', 'create', 'x', '--scopes', 'all'], message: '--scopes must be of' },
    { args: ['keys', 'revoke', 'nobody', 'x'], message: 'There is no user nobody' },
    { args: ['keys', 'explode'], message: 'There is no command keys explode' },
    { args: ['users', 'list', '--color'], message: '--color' },
  ])('refuses $args in one line', async ({ args, message }) => {
    const { code, err } = await admin(...args);
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('ends with 1 and writes nothing else where it refuses', async () => {
    const { code, out, err } = await startedAdmin('keys', 'explode');
    expect([code, out, err]).toEqual([1, '', 'There is no command keys explode; see --help\n']);
  });

  it('shows why notices to an address have ended, and lifts it', async () => {
    const [email, phone] = ['recusa@example.com', '+55 (21) 97777-0001'];
    const event = {
      eventType: 'Complaint',
      mail: { messageId: 'm' },
      complaint: { complainedRecipients: [{ emailAddress: email }] },
    };
    await stack.control('POST', 'queues/delivery-feedback', { body: event });
    await stack.control('POST', 'whatsapp/messages', { from: '5521977770001', text: 'PARAR' });
    await stack.drain();
    const instant = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(await json('addresses', 'show', ` ${email.toUpperCase()}`)).toEqual({
      channel: 'email',
      state: 'complained',
      reason: 'complaint',
      detail: 'complaint',
      at: instant,
      until: instant,
    });
    const stopped = { channel: 'whatsapp', state: 'stopped', reason: 'stop', detail: null, at: instant, until: null };
    expect(await json('addresses', 'show', phone)).toEqual(stopped);
    // Of this one alone.
    expect(await json('addresses', 'lift', email)).toMatchObject({ state: 'ok', reason: 'lifted' });
    expect(await json('addresses', 'show', email)).toMatchObject({ state: 'ok' });
    expect(await json('addresses', 'show', phone)).toEqual(stopped);
    expect(await json('addresses', 'lift', phone)).toMatchObject({ state: 'ok' });
    const nothing = { state: 'ok', reason: null, detail: null, at: null, until: null };
    expect(await json('addresses', 'lift', 'never@example.com')).toEqual({ channel: 'email', ...nothing });
    expect(await admin('addresses', 'show')).toMatchObject({ code: 1, err: 'ADDRESS is missing\n' });
  });

  it('exports all of a user, then erases it to the tombstone, with every kind of record present (LGPD)', async () => {
    const { userId } = await stack.user('ana');
    const key = await stack.keyOf('ana');
    await everyKindOfRecord(stack, key);
    const before = await allRecords();
    const mine = before.filter((record) => isAbout(record, userId));
    // A new kind of key requires a record here, which tests its export and erasure.
    expect([...new Set(mine.map(kindOfRecord))].toSorted()).toEqual(kindsOfKeys());

    const exported = await json('users', 'export', userId);
    for (const kind of exportedKinds) expect(exported[kind], kind).not.toHaveLength(0);
    expect(exported.transactions).toHaveLength(12);
    expect(exported.inbound).toEqual([{ lastInboundAt: expect.stringMatching(/^\d{4}-.*Z$/) }]);
    expect(JSON.stringify(exported)).not.toContain(key);

    parsed(await startedAdmin('users', 'erase', userId, '--yes'));
    await stack.drain();
    // Access records outlive it (Marco Civil, art. 15).
    const isLeft = (record: Record<string, unknown>) => isAbout(record, userId) && first(record.pk) !== 'VISITS';
    const left = async () => (await allRecords()).filter(isLeft).map(({ sk }) => sk);
    expect(await left()).toEqual(['ACCESS#TOMBSTONE']);
    expect(await stack.control('GET', 'schedules')).toEqual([]);
    expect((await stack.call('GET', '/tools/api/get-balance', { key })).status).toBe(401);
    // The other users' records are unchanged.
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
