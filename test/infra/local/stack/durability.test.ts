import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalUser } from '../../../../infra/local/users/local-user.ts';
import { spawnStack } from '../../../support/stack-process.ts';

const pro = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saldo-'));
});
afterAll(() => rm(folder, { recursive: true }));

const settingsFor = async (name: string, users: object[]): Promise<Record<string, string>> => {
  const fixture = join(folder, `${name}.json`);
  await writeFile(fixture, JSON.stringify({ users }));
  return { SALDO_FIXTURE: fixture, SALDO_DATA_DIR: join(folder, name) };
};

it('users, keys and dead letters survive kill -9', async () => {
  const settings = await settingsFor('kept', [{ id: 'ana', subscription: pro }]);
  const before = await spawnStack(settings);
  await before.control('PATCH', 'users/ana', { name: 'Ana Changed' });
  await before.control('POST', 'users/ana/keys', { label: 'laptop' });
  await before.control('DELETE', 'users/ana/keys/default');
  await before.control('POST', 'queues/webhook-event', { body: 'rubbish' });
  await before.drain();
  const users = await before.control<LocalUser[]>('GET', 'users');
  expect(await before.end('SIGKILL')).toBeNull();

  const after = await spawnStack(settings);
  expect(await after.control('GET', 'users')).toEqual(users);
  expect(await after.control('GET', 'dead-letters')).toMatchObject([{ queue: 'webhook-event', body: 'rubbish' }]);
  expect(await after.end('SIGTERM')).toBe(0);
});

it('schedules, sent e-mails and a waiting message survive kill -9', async () => {
  const settings = await settingsFor('promised', [{ id: 'ana', email: 'ana@example.com', subscription: pro }]);
  const before = await spawnStack(settings);
  const key = await before.keyOf('ana');
  const remind = (title: string, dueDate: string, reminderTime?: string) =>
    before.call('POST', '/tools/api/create-payment-reminder', { key, body: { title, dueDate, reminderTime } });
  await remind('Aluguel', '2099-05-10');
  await remind('Luz', '2099-05-10', '2020-01-01T12:00:00Z');
  await before.drain();
  const schedules = await before.control<object[]>('GET', 'schedules');
  const outbox = await before.control<{ emails: object[] }>('GET', 'outbox');
  expect(schedules).toHaveLength(1);
  expect(outbox.emails).toMatchObject([{ to: 'ana@example.com', subject: expect.stringContaining('Luz') }]);
  await remind('Agora', '2099-05-10', new Date(Date.now() + 2_000).toISOString());
  await before.end('SIGKILL');

  const after = await spawnStack(settings);
  expect(await after.control('GET', 'schedules')).toEqual(schedules);
  await after.drain();
  const { emails } = await after.control<{ emails: object[] }>('GET', 'outbox');
  await after.end('SIGTERM');
  expect(emails.slice(0, 1)).toEqual(outbox.emails);
  expect(emails.slice(1)).toMatchObject([{ subject: expect.stringContaining('Agora') }]);
});

it('a fixture only fills what is missing', async () => {
  const before = await spawnStack(await settingsFor('filled', [{ id: 'ana', name: 'Ana', subscription: pro }]));
  const key = await before.keyOf('ana');
  await before.end('SIGTERM');

  const ana = {
    id: 'ana',
    name: 'Another name',
    subscription: null,
    apiKeys: [{ label: 'default' }, { label: 'new' }],
  };
  const after = await spawnStack(await settingsFor('filled', [ana, { id: 'bia' }]));
  const [found, bia] = await after.control<LocalUser[]>('GET', 'users');
  await after.end('SIGTERM');
  expect(found).toMatchObject({ name: 'Ana', subscription: pro });
  expect(found?.apiKeys).toHaveLength(2);
  expect(found?.apiKeys).toContainEqual({ label: 'default', status: 'active', key });
  expect(bia?.id).toBe('bia');
});

it('an account that its bank no longer lists is closed at the start, or at the next one', async () => {
  const entry = (id: string, isClosed?: boolean) => ({ account: { id, type: 'BANK' }, isClosed });
  const itemsWith = (...accounts: object[]) => [
    { item: { id: 'item', connector: { id: 612, name: 'Nubank' } }, accounts },
  ];
  const items = itemsWith(entry('kept'), entry('cut'), entry('closed', true));
  const settings = await settingsFor('closed', [{ id: 'ana', subscription: pro, items }]);
  const before = await spawnStack(settings);
  const key = await before.keyOf('ana');
  type Accounts = { data: { id: string; closedAt: string | null }[] };
  const closedAt = async ({ call }: Pick<typeof before, 'call'>) => {
    const query = { includeClosed: true };
    const { body } = await call<Accounts>('GET', '/tools/api/get-accounts', { key, query });
    return Object.fromEntries(body.data.map(({ id, closedAt: at }) => [id, at]));
  };
  const first = await closedAt(before);
  expect(first).toEqual({ kept: null, cut: null, closed: expect.stringMatching(/Z$/) });
  // As a stack that ended before it closed the account.
  await before.control('PUT', 'sandbox/users/ana/items', { items: itemsWith(entry('kept'), entry('cut', true)) });
  await before.end('SIGKILL');

  const after = await spawnStack(settings);
  expect(await closedAt(after)).toEqual({ ...first, cut: expect.stringMatching(/Z$/) });
  await after.end('SIGTERM');
});

it('two stacks cannot share a folder', async () => {
  const settings = await settingsFor('shared', []);
  const first = await spawnStack(settings);
  await expect(spawnStack(settings)).rejects.toThrow('is in use by another process');
  await first.end('SIGTERM');
});
