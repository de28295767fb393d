import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolder, readMark } from '../../../../infra/local/own/data-folder.ts';
import { dataDirOf, isOwn, ownSettings, withEnvFile } from '../../../../infra/local/own/own-settings.ts';
import { signInAddresses } from '../../../../infra/local/own/sign-in-addresses.ts';
import { addSeconds, type Instant } from '../../../../shared/time/instant.ts';

const folder = mkdtempSync(join(tmpdir(), 'saldo-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const both = { PLUGGY_CLIENT_ID: 'id', PLUGGY_CLIENT_SECRET: 'secret' };
const now = '2026-11-28T12:00:00.000Z' as Instant;

it('the environment wins over .env, also with an empty value, and a missing file is none', () => {
  const file = join(folder, '.env');
  writeFileSync(file, 'PLUGGY_CLIENT_ID="of the file"\n# OWNER_NAME=no\nSYNC_HOURS=2\nPORT=4000\n');
  expect(withEnvFile({ PORT: '', SYNC_HOURS: undefined }, file)).toEqual({
    PLUGGY_CLIENT_ID: 'of the file',
    SYNC_HOURS: '2',
    PORT: '',
  });
  expect(withEnvFile({ PORT: '1' }, join(folder, 'none'))).toEqual({ PORT: '1' });
});

it('without credentials banks are simulated; one alone is refused', () => {
  expect(isOwn({})).toBe(false);
  expect(isOwn({ PLUGGY_CLIENT_ID: '', SALDO_FIXTURE: 'a.json' })).toBe(false);
  expect(isOwn(both)).toBe(true);
  expect(() => isOwn({ PLUGGY_CLIENT_ID: 'id' })).toThrow('Set PLUGGY_CLIENT_ID and PLUGGY_CLIENT_SECRET, or neither');
});

it("the defaults are Pluggy's own addresses, six hours and a folder of the platform", () => {
  expect(ownSettings(both)).toMatchObject({
    apiUrl: 'https://api.pluggy.ai',
    connectUrl: null,
    itemIds: [],
    owner: { name: null, email: null },
    host: null,
    needsPasskey: false,
    hasControls: false,
    syncHours: 6,
  });
  expect(dataDirOf({ XDG_DATA_HOME: '/data' })).toBe(process.platform === 'linux' ? '/data/saldo' : dataDirOf({}));
  expect(dataDirOf({}).startsWith(homedir())).toBe(true);
  expect(dataDirOf({ SALDO_DATA_DIR: '/mine' })).toBe('/mine');
});

it('the widget is beside another API, or where it is said to be', () => {
  const PLUGGY_API_URL = 'http://127.0.0.1:3900/';
  expect(ownSettings({ ...both, PLUGGY_API_URL })).toMatchObject({
    apiUrl: 'http://127.0.0.1:3900',
    connectUrl: 'http://127.0.0.1:3900/connect',
  });
  const PLUGGY_CONNECT_URL = 'https://connect.example';
  expect(ownSettings({ ...both, PLUGGY_API_URL, PLUGGY_CONNECT_URL }).connectUrl).toBe(PLUGGY_CONNECT_URL);
});

it.each([
  [{ SYNC_HOURS: '169' }, 'SYNC_HOURS must be 0.01 to 168, not "169"'],
  [{ SYNC_HOURS: 'often' }, 'SYNC_HOURS must be 0.01 to 168, not "often"'],
  [{ OWNER_EMAIL: 'Rita <rita@example.com>' }, 'OWNER_EMAIL must be an e-mail address'],
  [{ MAIL_FROM: 'Rita\n<rita@example.com>' }, 'MAIL_FROM must be an e-mail address'],
  [{ PUBLIC_URL: 'https://saldo.example.com/path' }, 'PUBLIC_URL must be an address without a path'],
  [{ HOST: '::', OWNER_PASSKEY: '1' }, 'HOST needs OWNER_PASSKEY=1 and a PUBLIC_URL that begins with https://'],
  [{ HOST: '::', OWNER_PASSKEY: '1', PUBLIC_URL: 'http://a.example' }, 'HOST needs OWNER_PASSKEY=1'],
  [
    { HOST: '::', OWNER_PASSKEY: '1', PUBLIC_URL: 'https://a.example', LOCAL_CONTROLS: '1' },
    'LOCAL_CONTROLS=1 is refused with HOST',
  ],
  [{ PLUGGY_CONNECT_URL: 'http://a.example' }, 'PLUGGY_CONNECT_URL must begin with https://'],
  [{ SYNC_HOURS: '0.009' }, 'SYNC_HOURS must be 0.01 to 168, not "0.009"'],
  [{ OWNER_PASSKEY: 'true' }, 'OWNER_PASSKEY must be 0 or 1, not "true"'],
  [{ LOCAL_CONTROLS: 'on' }, 'LOCAL_CONTROLS must be 0 or 1, not "on"'],
  [{ PUBLIC_URL: 'saldo.example.com' }, 'PUBLIC_URL must be an address, not "saldo.example.com"'],
  [{ PLUGGY_API_URL: 'http://pluggy.example' }, 'PLUGGY_API_URL must begin with https://, or be on this machine'],
  [{ PLUGGY_ITEMS: 'a b' }, 'PLUGGY_ITEMS must be item ids separated by commas, not "a b"'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be like smtps://user:password@mail.example.com:465'],
  [{ DYNAMODB_ENDPOINT: 'http://localhost:8000' }, 'DYNAMODB_ENDPOINT'],
])('%o is refused in one sentence', (change, sentence) => {
  expect(() => ownSettings({ ...both, ...change })).toThrow(sentence);
});

it('a folder that cannot be one, and a mark that cannot be read, are refused in one sentence', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'beneath')])
    expect(() => makeFolder(path)).toThrow(`SALDO_DATA_DIR must be a folder that you can write, not ${path}`);
  writeFileSync(join(folder, 'saldo.json'), '{"for');
  expect(() => readMark(folder)).toThrow('saldo.json cannot be read');
});

it('names of loopback are no host that others reach', () => {
  for (const HOST of ['localhost', '127.0.0.1', '::1']) expect(ownSettings({ ...both, HOST }).host).toBeNull();
});

it('an address signs in once, within 15 minutes, and a newer one replaces it', () => {
  const addresses = signInAddresses(folder);
  const codeOf = (path: string) => path.split('codigo=')[1] ?? '';
  const [old, used, late] = [0, 1, 2].map(() => codeOf(addresses.open(now)));
  expect(addresses.use(old ?? '', now)).toBe(false);
  expect(addresses.use(used ?? '', now)).toBe(false);
  expect(addresses.use(late ?? '', addSeconds(now, 900))).toBe(false);
  const code = codeOf(addresses.open(now));
  expect(addresses.use(code, addSeconds(now, 899))).toBe(true);
  expect(addresses.use(code, now)).toBe(false);
  expect(addresses.use('../saldo.json', now)).toBe(false);
});
