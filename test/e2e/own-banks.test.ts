import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  eventually,
  freePort,
  ownerAt,
  runScript,
  type Sandbox,
  signInPathIn,
  spawnPublic,
  spawnSandbox,
  urlOf,
} from '../support/own-banks.ts';
import { type StackProcess, spawnRefused, spawnStack } from '../support/stack-process.ts';
import { today } from './a-household.ts';

const row = (id: string, amount: number) => ({
  id,
  date: `${today}T12:00:00.000Z`,
  description: `COMPRA ${id}`,
  type: 'DEBIT',
  amount,
});
const itemOf = (id: string, transactions: object[], more: object = {}, item: object = {}) => ({
  item: { id, connector: { id: 200, name: 'MeuPluggy' }, lastUpdatedAt: '2026-01-01T10:00:00.000Z', ...item },
  accounts: [
    { account: { id: `${id}-acc`, type: 'BANK', name: 'Conta', marketingName: 'Nubank', balance: 10 }, transactions },
  ],
  ...more,
});
const fixture = {
  users: [
    {
      id: 'someone',
      items: [itemOf('item-a', [row('r1', -10)]), itemOf('item-b', [row('r2', -20)], { readOnly: true })],
    },
  ],
};

let folder: string;
let sandbox: Sandbox;
const running: StackProcess[] = [];
const start = async (settings: Record<string, string>): Promise<StackProcess> => {
  const stack = await spawnStack(settings);
  running.push(stack);
  return stack;
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saldo-own-'));
  sandbox = await spawnSandbox(folder, fixture);
});
afterAll(async () => {
  await Promise.all(running.map((stack) => stack.end('SIGKILL')));
  await sandbox.end();
  await rm(folder, { recursive: true });
});

type Rows = { data: { id: string; description: string }[] };
type Owner = Awaited<ReturnType<typeof ownerAt>>;
const idsOf = async (owner: Owner) => {
  const { body } = await owner.call<Rows>('GET', '/tools/api/get-transactions', { query: { format: 'raw' } });
  return (body.data ?? []).map(({ id }) => id).sort();
};
type Connection = { item_id: string; connector_name: string; status: string };
/** Those that are imported. */
const connectionsOf = async (owner: Pick<Owner, 'call'>): Promise<Connection[]> => {
  const { body } = await owner.call<{ connections: Connection[] }>('GET', '/app/api/connections');
  return body.connections.filter(({ status }) => status === 'UPDATED');
};
/** The rows, when so many connections are imported. */
const rowsOf = async (owner: Owner, connections: number): Promise<string[]> => {
  await eventually(
    () => connectionsOf(owner),
    (all) => all.length === connections,
  );
  return idsOf(owner);
};

it('the first start signs its owner in once and shows the named items, which later starts keep after kill -9', async () => {
  const settings = { ...sandbox.settings('first'), PLUGGY_ITEMS: 'item-a' };
  const first = await start(settings);
  const url = await urlOf(first);
  expect(first.output().out.trim().split('\n')).toEqual([
    `Saldo is ready at ${url}`,
    expect.stringMatching(/^Sign in \(once, 15 minutes\): http:\/\/localhost:\d+\/entrar\/dono\?codigo=[\w-]{43}$/),
    `Claude Code:    claude mcp add --transport http saldo ${url}/mcp`,
    `Claude Desktop: npx -y mcp-remote ${url}/mcp`,
  ]);
  const owner = await ownerAt(first);
  expect(owner.response.status).toBe(303);
  expect(owner.response.headers.get('location')).toBe('/');
  expect(await rowsOf(owner, 1)).toEqual(['r1']);
  const { response: again } = await ownerAt(first);
  expect([again.status, await again.text()]).toEqual([410, 'Este endereço já foi usado. Rode: npm run link']);
  await first.end('SIGKILL');

  await sandbox.send('DELETE', 'calls');
  const second = await start(settings);
  expect(second.output().out).not.toContain('/entrar/dono');
  const link = await runScript('infra/local/own/link.ts', { SALDO_DATA_DIR: join(folder, 'first') });
  const back = await ownerAt(second, signInPathIn(link.out));
  expect(await idsOf(back)).toEqual(['r1']);
  // It looks at the item, which has nothing new.
  await eventually(sandbox.calls, (calls) => calls.some(({ path }) => path === '/items/item-a'));
  await second.end('SIGTERM');
  const paths = (await sandbox.calls()).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(paths)).toEqual(new Set(['POST /auth', 'GET /items/item-a']));
});

it('a copy of a running stack comes back in another folder, whole, and over nothing', async () => {
  const settings = { ...sandbox.settings('copied'), PLUGGY_ITEMS: 'item-a,item-b' };
  const stack = await start(settings);
  const owner = await ownerAt(stack);
  await rowsOf(owner, 2);
  const reminder = { title: 'Aluguel', dueDate: '2099-05-10' };
  expect((await owner.call('POST', '/tools/api/create-payment-reminder', { body: reminder })).body).toMatchObject({
    success: true,
  });
  const file = join(folder, 'copy.saldo');
  const backup = (name: string) => runScript('infra/local/own/backup.ts', { SALDO_DATA_DIR: join(folder, name) }, file);
  const restore = (name: string, ...more: string[]) =>
    runScript('infra/local/own/restore.ts', { SALDO_DATA_DIR: join(folder, name) }, file, ...more);

  expect(await backup('copied')).toMatchObject({ code: 0, err: '' });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await backup('copied')).toMatchObject({ code: 1, err: `${file} exists already\n` });
  expect(await restore('copied', '--replace')).toMatchObject({ code: 1, err: expect.stringContaining('is in use') });
  await stack.end('SIGTERM');
  expect(await restore('copied')).toMatchObject({ code: 1, err: expect.stringContaining('has data: --replace') });
  const replaced = await restore('copied', '--replace');
  const former = /the former data is in (\S+)/.exec(replaced.out)?.[1] ?? '';
  expect((await readdir(former)).sort()).toEqual((await readdir(join(folder, 'copied'))).concat('sign-in').sort());

  expect(await restore('elsewhere')).toMatchObject({ code: 0, err: '' });
  expect((await stat(join(folder, 'elsewhere'))).mode & 0o777).toBe(0o700);
  const other = await start({ ...settings, SALDO_DATA_DIR: join(folder, 'elsewhere') });
  const call = <Body>(path: string) => other.call<Body>('GET', path, { headers: owner.headers });
  // The session is the same.
  expect((await call<Rows>('/tools/api/get-transactions')).status).toBe(200);
  expect((await call<{ data: object[] }>('/tools/api/list-payment-reminders')).body.data).toHaveLength(1);
  await other.end('SIGTERM');
});

it('a cut off file, one of a newer format and one of something else change nothing', async () => {
  const target = { SALDO_DATA_DIR: join(folder, 'untouched') };
  const restore = (file: string) => runScript('infra/local/own/restore.ts', target, join(folder, file));
  const lines = gunzipSync(await readFile(join(folder, 'copy.saldo')))
    .toString()
    .split('\n');
  await writeFile(join(folder, 'cut'), gzipSync(lines.slice(0, -1).join('\n')));
  await writeFile(join(folder, 'newer'), gzipSync([`{"saldo":"backup","format":2,"items":0}`].join('\n')));
  await writeFile(join(folder, 'text'), 'no backup');
  for (const file of ['cut', 'text', 'missing']) {
    const { code, err } = await restore(file);
    expect([code, err]).toEqual([1, expect.stringMatching(/is no backup of Saldo, or not a whole one|cannot be read/)]);
  }
  expect((await restore('newer')).err).toContain('has format 2, and this version reads up to 1: update Saldo');
  expect(existsSync(target.SALDO_DATA_DIR)).toBe(false);
  const nothing = await runScript('infra/local/own/backup.ts', target, join(folder, 'nothing'));
  expect(nothing).toMatchObject({ code: 1, err: expect.stringContaining('There is no data in') });
});

it.each([
  ['one credential alone', { PLUGGY_CLIENT_SECRET: '' }, 'Set PLUGGY_CLIENT_ID and PLUGGY_CLIENT_SECRET, or neither'],
  ['invented banks beside', { SALDO_FIXTURE: 'x.json' }, 'SALDO_FIXTURE has invented banks'],
  ['no owner and no terminal', { OWNER_EMAIL: '' }, 'Set OWNER_NAME and OWNER_EMAIL, or start on a terminal'],
  ['an owner without an address', { OWNER_EMAIL: 'rita' }, 'OWNER_EMAIL must be an e-mail address, not "rita"'],
  ['a secret in clear', { PLUGGY_API_URL: 'http://pluggy.example' }, 'PLUGGY_API_URL must begin with https://'],
  ['no address', { PLUGGY_API_URL: 'pluggy' }, 'PLUGGY_API_URL must be an address, not "pluggy"'],
  ['a wrong item', { PLUGGY_ITEMS: 'a,../b' }, 'PLUGGY_ITEMS must be item ids separated by commas, not "../b"'],
  ['hours', { SYNC_HOURS: '0' }, 'SYNC_HOURS must be 0.01 to 168, not "0"'],
  ['a switch', { LOCAL_CONTROLS: 'yes' }, 'LOCAL_CONTROLS must be 0 or 1, not "yes"'],
  ['a host that others reach', { HOST: '0.0.0.0' }, 'HOST needs OWNER_PASSKEY=1 and a PUBLIC_URL that begins with'],
  ['mail', { SMTP_URL: 'ftp://u:secret@h' }, 'SMTP_URL must be like smtps://user:password@mail.example.com:465'],
  [
    'a host of another machine',
    { HOST: '203.0.113.9', OWNER_PASSKEY: '1', PUBLIC_URL: 'https://a.example' },
    'HOST must be an address of this machine, not "203.0.113.9"',
  ],
  ['a site', { SITE: 'x' }, 'SITE is no JSON'],
  ['a port', { PORT: '99999' }, 'PORT must be 0 to 65535, not "99999"'],
  [
    'wrong credentials',
    { PLUGGY_CLIENT_SECRET: 'wrong' },
    'Pluggy refused PLUGGY_CLIENT_ID and PLUGGY_CLIENT_SECRET: check them at dashboard.pluggy.ai',
  ],
])('%s: one line, exit code 1, nothing written', async (_, change, line) => {
  const { code, out, err } = await spawnRefused({ ...sandbox.settings('refused'), ...change });
  expect([code, out, err.trim().split('\n')]).toEqual([1, '', [expect.stringContaining(line)]]);
  expect(existsSync(join(folder, 'refused'))).toBe(false);
});

it('the schedule imports what has changed, asks for no update and deletes nothing', async () => {
  const stack = await start({ ...sandbox.settings('looked'), PLUGGY_ITEMS: 'item-a', LOCAL_CONTROLS: '1' });
  const owner = await ownerAt(stack);
  await rowsOf(owner, 1);
  const items = (lastUpdatedAt: string, ...rows: object[]) => ({
    items: [itemOf('item-a', rows, {}, { lastUpdatedAt }), itemOf('item-b', [], { readOnly: true })],
  });
  const look = async () => {
    await sandbox.send('DELETE', 'calls');
    const { body } = await stack.call<{ at: string }>('GET', '/_local/clock');
    await stack.control('PUT', 'clock', { at: new Date(Date.parse(body.at) + 7 * 3_600_000).toISOString() });
    // The schedule's own run, of which the wait is only for its beginning.
    await eventually(sandbox.calls, (calls) => calls.some(({ path }) => path === '/items/item-a'));
    await stack.drain();
    return (await sandbox.calls())
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => call !== 'POST /auth');
  };
  // A row without a new instant is not looked for.
  await sandbox.send('PUT', 'users/someone/items', items('2026-01-01T10:00:00.000Z', row('r1', -10), row('r9', -9)));
  expect(await look()).toEqual(['GET /items/item-a']);
  await sandbox.send('PUT', 'users/someone/items', items('2026-01-01T10:10:00.000Z', row('r1', -10), row('r9', -9)));
  expect(await look()).toContain('GET /accounts');
  expect(await idsOf(owner)).toEqual(['r1', 'r9']);
  expect(await look()).toEqual(['GET /items/item-a']);
  // Within the hour, without a changed row.
  await sandbox.send('PUT', 'users/someone/items', items('2026-01-01T10:20:00.000Z', row('r1', -10), row('r9', -9)));
  expect(await look()).toContain('GET /accounts');
  expect(await look()).toEqual(['GET /items/item-a']);

  await sandbox.send('DELETE', 'calls');
  const update = await owner.call<{ details: object }>('POST', '/tools/api/manual-update', { body: {} });
  expect(JSON.stringify(update.body)).toContain('"status":"UPDATED"');
  const connection = { query: { itemId: 'item-a' } };
  const proved = await ownerAt(stack, '/_local/sign-in/owner', 'POST');
  const unlinked = await proved.call('DELETE', '/app/api/connection', connection);
  expect(unlinked.body).toEqual({ unlinked: 1 });
  const paths = (await sandbox.calls()).map(({ method, path }) => `${method} ${path}`);
  expect(paths.filter((path) => path === 'PATCH /items/item-a')).toHaveLength(1);
  expect(paths.filter((path) => path.startsWith('DELETE'))).toEqual([]);

  // Not linked again by itself, and by its code.
  await stack.end('SIGTERM');
  const again = await start({ ...sandbox.settings('looked'), PLUGGY_ITEMS: 'item-a,item-b' });
  const call: Owner['call'] = (method, path, options) =>
    again.call(method, path, { ...options, headers: proved.headers });
  const connections = (most: number) =>
    eventually(
      () => connectionsOf({ call }),
      (all) => all.length === most,
    );
  expect(await connections(1)).toMatchObject([{ item_id: 'item-b', connector_name: 'Nubank' }]);
  const paste = (itemId: string) => call('POST', '/app/api/connection', { body: { itemId } });
  expect(await paste('unknown')).toMatchObject({ status: 404, body: { message: 'O Pluggy não conhece este código' } });
  expect((await paste('item-a')).status).toBe(200);
  expect(await connections(2)).toMatchObject([{ item_id: 'item-a', connector_name: 'Nubank' }, { item_id: 'item-b' }]);
  await again.end('SIGTERM');
});

it('controls are closed, the inbox asks for a session, and other hosts are unknown', async () => {
  const stack = await start(sandbox.settings('closed'));
  const owner = await ownerAt(stack);
  const status = async (path: string, headers = {}) => (await stack.call('GET', path, { headers })).status;
  for (const path of ['/_local', '/_local/users', '/_local/outbox', '/_local/environment', '/_local/inbox'])
    expect([path, await status(path)]).toEqual([path, 404]);
  expect(await status('/_local/ready')).toBe(200);
  expect(await status('/_local/inbox', { cookie: owner.headers.cookie })).toBe(200);
  expect(await status('/_local/users', { cookie: owner.headers.cookie })).toBe(404);
  for (const name of ['saldo.json', 'running.json'])
    expect([name, (await stat(join(folder, 'closed', name))).mode & 0o777]).toEqual([name, 0o600]);
  const kept = await readFile(join(folder, 'closed', 'saldo.json'), 'utf8');
  expect(kept).not.toContain('sandbox');
  expect(kept).not.toContain('local-');
  await expect(spawnStack(sandbox.settings('closed'))).rejects.toThrow('is in use by another process');
  await stack.end('SIGTERM');
});

it('starts and says so while Pluggy does not answer', async () => {
  const settings = { ...sandbox.settings('alone'), PLUGGY_ITEMS: 'item-a' };
  await sandbox.send('POST', 'faults', { times: 1, error: '500' });
  const stack = await start(settings);
  expect(stack.output().err).toContain('Pluggy does not answer');
  await stack.end('SIGTERM');
});

it('reached from elsewhere, no address signs in, and a host must be the public one', async () => {
  const port = await freePort();
  const settings = { ...sandbox.settings('public'), PORT: String(port), HOST: '0.0.0.0', OWNER_PASSKEY: '1' };
  const stack = await spawnPublic({ ...settings, PUBLIC_URL: 'https://saldo.example.com' });
  expect(stack.output.out).toContain('Saldo is ready at https://saldo.example.com\n');
  expect(stack.output.out).not.toContain('/entrar/dono');
  const status = (host: string, path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, headers: { host } };
      get(options, (response) => resolve(response.resume().statusCode)).on('error', reject);
    });
  expect(await status('saldo.example.com', '/_local/ready')).toBe(200);
  expect(await status('evil.example', '/_local/ready')).toBe(421);
  expect(await status('saldo.example.com', '/entrar/dono?codigo=x')).toBe(404);
  const link = await runScript('infra/local/own/link.ts', {
    SALDO_DATA_DIR: join(folder, 'public'),
    OWNER_PASSKEY: '1',
  });
  expect(link).toMatchObject({ code: 1, err: expect.stringContaining('sign in by passkey') });
  await stack.end();
});

it('a copy that an earlier release made opens, with its rows, words and owner', async () => {
  const SALDO_DATA_DIR = join(folder, 'earlier');
  const restored = await runScript(
    'infra/local/own/restore.ts',
    { SALDO_DATA_DIR },
    'test/fixtures/own/format-1.saldo',
  );
  expect(restored).toMatchObject({ code: 0, err: '' });
  // The bank has nothing newer than the copy, so the look at the start leaves its rows.
  const items = [itemOf('item-a', [], {}, { lastUpdatedAt: '2026-11-01T10:00:00.000Z' })];
  await sandbox.send('PUT', 'users/someone/items', { items });
  await sandbox.send('DELETE', 'calls');
  const stack = await start({ ...sandbox.settings('earlier'), OWNER_NAME: '', OWNER_EMAIL: '' });
  await eventually(sandbox.calls, (calls) => calls.some(({ path }) => path === '/items/item-a'));
  const link = await runScript('infra/local/own/link.ts', { SALDO_DATA_DIR });
  const owner = await ownerAt(stack, signInPathIn(link.out));
  const query = { format: 'raw', startDate: '2026-09-01', endDate: '2026-10-31' };
  const { body } = await owner.call<Rows>('GET', '/tools/api/get-transactions', { query });
  expect(body.data.map(({ id }) => id).sort()).toEqual(['r1', 'r2']);
  const reminders = await owner.call<{ data: object[] }>('GET', '/tools/api/list-payment-reminders');
  expect(reminders.body.data).toMatchObject([{ title: 'Aluguel' }]);
  await stack.end('SIGTERM');
});

it('a folder of a newer format, of demo users, or of own data in the demo is left alone', async () => {
  const folderWith = async (name: string, file: string, text: string): Promise<string> => {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, file), text);
    return join(folder, name);
  };
  await folderWith('newer-data', 'saldo.json', '{"format":2,"secrets":{}}');
  await folderWith('demo-data', 'journal', '');
  const own = await folderWith('own-data', 'saldo.json', '{"format":1,"secrets":{}}');
  const refusal = async (settings: Record<string, string>) => {
    const { code, err } = await spawnRefused(settings);
    return [code, err.trim().split('\n').at(-1)];
  };
  expect(await refusal(sandbox.settings('newer-data'))).toEqual([1, expect.stringContaining('has format 2')]);
  expect(await refusal(sandbox.settings('demo-data'))).toEqual([1, expect.stringContaining('has data of demo users')]);
  expect(await refusal({ SALDO_DATA_DIR: own })).toEqual([1, expect.stringContaining("has data of one's own banks")]);
  expect(await readdir(own)).toEqual(['saldo.json']);
});
