import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { SettingsError } from '../settings-error.ts';

/** Settings of `npm start` with a Pluggy application of one's own (.env.example). */
export type OwnSettings = {
  keys: { clientId: string; clientSecret: string };
  apiUrl: string;
  /** Null: the aggregator's own widget. */
  connectUrl: string | null;
  /** Items to link at each start. */
  itemIds: string[];
  owner: { name: string | null; email: string | null };
  dataDir: string;
  smtpUrl: string | null;
  /** Null: the owner's address. */
  mailFrom: string | null;
  /** Null: loopback. */
  host: string | null;
  publicUrl: string | null;
  /** Sign-in by passkey or mailed code alone. */
  needsPasskey: boolean;
  syncHours: number;
  hasControls: boolean;
};

type Environment = Readonly<Record<string, string | undefined>>;

const PLUGGY = 'https://api.pluggy.ai';
const LOOPBACK = ['localhost', '127.0.0.1', '::1', '[::1]'];
const BOTH = 'PLUGGY_CLIENT_ID and PLUGGY_CLIENT_SECRET';

const textIn = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw new SettingsError(`${path} cannot be read`);
  }
};

/** The lines of a `.env` beneath the environment, which wins, also with an empty value. */
export const withEnvFile = (environment: Environment, path: string): Environment => {
  const lines = parseEnv(textIn(path));
  const given = Object.entries(environment).filter(([, value]) => value !== undefined);
  return { ...lines, ...Object.fromEntries(given) };
};

/** Whether both credentials are set. @throws SettingsError for one alone, and for invented banks beside them */
export const isOwn = ({ PLUGGY_CLIENT_ID, PLUGGY_CLIENT_SECRET, SALDO_FIXTURE }: Environment): boolean => {
  if (!PLUGGY_CLIENT_ID && !PLUGGY_CLIENT_SECRET) return false;
  if (!PLUGGY_CLIENT_ID || !PLUGGY_CLIENT_SECRET) throw new SettingsError(`Set ${BOTH}, or neither`);
  if (SALDO_FIXTURE) throw new SettingsError(`SALDO_FIXTURE has invented banks: unset it, or unset ${BOTH}`);
  return true;
};

const applicationData = ({ XDG_DATA_HOME, LOCALAPPDATA }: Environment): string => {
  if (process.platform === 'win32') return LOCALAPPDATA || join(homedir(), 'AppData', 'Local');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support');
  return XDG_DATA_HOME || join(homedir(), '.local', 'share');
};

/** `SALDO_DATA_DIR`, else `saldo` in the platform's folder of application data. */
export const dataDirOf = (environment: Environment): string =>
  environment.SALDO_DATA_DIR || join(applicationData(environment), 'saldo');

const shown = (text: string): string => JSON.stringify(text);

const addressIn = (name: string, text: string): URL => {
  const isAddress = /^https?:\/\//.test(text) && URL.canParse(text);
  if (!isAddress) throw new SettingsError(`${name} must be an address, not ${shown(text)}`);
  return new URL(text);
};

/** The secret travels to it: TLS, or this machine. */
const apiIn = (name: string, text: string | undefined): string | null => {
  if (!text) return null;
  const { protocol, hostname } = addressIn(name, text);
  if (protocol !== 'https:' && !LOOPBACK.includes(hostname))
    throw new SettingsError(`${name} must begin with https://, or be on this machine`);
  return text.replace(/\/+$/, '');
};

const itemsIn = (text = ''): string[] => {
  const ids = text.split(',').map((id) => id.trim());
  const named = ids.filter((id) => id !== '');
  const wrong = named.find((id) => !/^[\w-]{1,100}$/.test(id));
  if (wrong !== undefined)
    throw new SettingsError(`PLUGGY_ITEMS must be item ids separated by commas, not ${shown(wrong)}`);
  return [...new Set(named)];
};

const EMAIL = /^[^\s@<>,]+@[^\s@<>,]+$/;

const emailIn = (name: string, text: string | undefined, address = text): string | null => {
  if (!text) return null;
  if (!EMAIL.test(address ?? '') || /[\r\n]/.test(text))
    throw new SettingsError(`${name} must be an e-mail address, not ${shown(text)}`);
  return text;
};

const senderIn = (text: string | undefined): string | null =>
  emailIn('MAIL_FROM', text, /<([^<>]+)>$/.exec(text ?? '')?.[1] ?? text);

/** Its text may hold a password, so the sentence does not repeat it. */
const smtpIn = (text: string | undefined): string | null => {
  if (!text) return null;
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text) || new URL(text).hostname === '')
    throw new SettingsError('SMTP_URL must be like smtps://user:password@mail.example.com:465');
  return text;
};

const switchIn = (name: string, text: string | undefined): boolean => {
  if (text && text !== '0' && text !== '1') throw new SettingsError(`${name} must be 0 or 1, not ${shown(text)}`);
  return text === '1';
};

const hoursIn = (text: string | undefined): number => {
  const hours = Number(text || 6);
  if (!(hours >= 0.01 && hours <= 168))
    throw new SettingsError(`SYNC_HOURS must be 0.01 to 168, not ${shown(text ?? '')}`);
  return hours;
};

const originIn = (text: string | undefined): string | null => {
  if (!text) return null;
  const { origin, href } = addressIn('PUBLIC_URL', text);
  if (href !== `${origin}/`) throw new SettingsError('PUBLIC_URL must be an address without a path');
  return origin;
};

/** Loopback: HTTP itself proves nothing, so what others reach has TLS before it and no address that signs in. */
const reachIn = (environment: Environment) => {
  const { HOST, PUBLIC_URL, OWNER_PASSKEY, LOCAL_CONTROLS } = environment;
  const host = HOST && !LOOPBACK.includes(HOST) ? HOST : null;
  const publicUrl = originIn(PUBLIC_URL);
  const needsPasskey = switchIn('OWNER_PASSKEY', OWNER_PASSKEY);
  const hasControls = switchIn('LOCAL_CONTROLS', LOCAL_CONTROLS);
  if (host && !(needsPasskey && publicUrl?.startsWith('https://')))
    throw new SettingsError('HOST needs OWNER_PASSKEY=1 and a PUBLIC_URL that begins with https://');
  if (host && hasControls) throw new SettingsError('LOCAL_CONTROLS=1 is refused with HOST: anyone could use them');
  return { host, publicUrl, needsPasskey, hasControls };
};

const oneLine = (text: string | undefined): string | null => text?.replaceAll(/\s+/g, ' ').trim() || null;

/** @throws SettingsError with one sentence for the first wrong one */
export const ownSettings = (environment: Environment): OwnSettings => {
  const { PLUGGY_CLIENT_ID = '', PLUGGY_CLIENT_SECRET = '', PLUGGY_API_URL, PLUGGY_CONNECT_URL } = environment;
  if (environment.DYNAMODB_ENDPOINT)
    throw new SettingsError(`DYNAMODB_ENDPOINT is not for one's own data: unset it, or unset ${BOTH}`);
  const apiUrl = apiIn('PLUGGY_API_URL', PLUGGY_API_URL);
  return {
    keys: { clientId: PLUGGY_CLIENT_ID, clientSecret: PLUGGY_CLIENT_SECRET },
    apiUrl: apiUrl ?? PLUGGY,
    connectUrl: apiIn('PLUGGY_CONNECT_URL', PLUGGY_CONNECT_URL) ?? (apiUrl && `${apiUrl}/connect`),
    itemIds: itemsIn(environment.PLUGGY_ITEMS),
    owner: { name: oneLine(environment.OWNER_NAME), email: emailIn('OWNER_EMAIL', environment.OWNER_EMAIL) },
    dataDir: dataDirOf(environment),
    smtpUrl: smtpIn(environment.SMTP_URL),
    mailFrom: senderIn(environment.MAIL_FROM),
    ...reachIn(environment),
    syncHours: hoursIn(environment.SYNC_HOURS),
  };
};
