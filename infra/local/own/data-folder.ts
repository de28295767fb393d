import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { SECRET_VALUES, type SecretValues } from '../secret-values.ts';
import { SettingsError } from '../settings-error.ts';

/** What this version writes; it reads this and older ones. */
export const FORMAT = 1;

const MARK = 'saldo.json';
const PRIVATE = { mode: 0o600 };

export const markSchema = z.object({
  format: z.int(),
  secrets: z.record(z.string(), z.string()),
  /** Whether the owner was created. */
  hasOwner: z._default(z.boolean(), false),
});

/** What a folder of one's own data says of itself. */
export type Mark = z.output<typeof markSchema>;

export const tableIn = (folder: string): string => join(folder, 'table');
export const journalIn = (folder: string): string => join(folder, 'journal');

/** A private file: whole or absent. */
export const writePrivately = (path: string, text: string): void => {
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(unfinished, text, PRIVATE);
  renameSync(unfinished, path);
};

export const refuseNewer = (format: number, what: string): void => {
  if (format > FORMAT)
    throw new SettingsError(`${what} has format ${format}, and this version reads up to ${FORMAT}: update Saldo`);
};

const jsonAt = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

/** @throws SettingsError for a newer format, and for a folder of something else */
export const readMark = (folder: string): Mark | null => {
  if (!existsSync(join(folder, MARK))) return null;
  const parsed = z.safeParse(markSchema, jsonAt(join(folder, MARK)));
  if (!parsed.success) throw new SettingsError(`${join(folder, MARK)} cannot be read`);
  refuseNewer(parsed.data.format, folder);
  return parsed.data;
};

export const writeMark = (folder: string, mark: Mark): void =>
  writePrivately(join(folder, MARK), `${JSON.stringify(mark)}\n`);

/** Null for a folder without data. @throws SettingsError for data of the demo users */
export const lookInto = (folder: string): Mark | null => {
  const mark = readMark(folder);
  if (!mark && (existsSync(tableIn(folder)) || existsSync(journalIn(folder))))
    throw new SettingsError(`${folder} has data of demo users: choose another SALDO_DATA_DIR`);
  return mark;
};

export const isEmptyFolder = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

/** Only its owner reads it. @throws SettingsError where none can be made */
export const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  } catch {
    throw new SettingsError(`SALDO_DATA_DIR must be a folder that you can write, not ${folder}`);
  }
};

const newValue = (name: keyof SecretValues): string =>
  name === 'billing' ? `whsec_${randomBytes(32).toString('base64')}` : randomBytes(32).toString('base64url');

/** The mark with every secret; a new folder, or one of an older version, gains what it lacks. */
export const claimFolder = (folder: string): { mark: Mark; secrets: SecretValues } => {
  const known = readMark(folder);
  const values = SECRET_VALUES.map((name) => [name, known?.secrets[name] ?? newValue(name)] as const);
  const secrets = Object.fromEntries(values) as SecretValues;
  const mark = { format: FORMAT, hasOwner: known?.hasOwner ?? false, secrets: { ...known?.secrets, ...secrets } };
  writeMark(folder, mark);
  return { mark, secrets };
};

const RUNNING = 'running.json';
const runningSchema = z.object({ pid: z.int(), url: z.string(), control: z.string(), token: z.string() });

/** How `npm run link` and `npm run backup` reach the stack that runs on a folder. */
export type Running = z.output<typeof runningSchema>;

export const writeRunning = (folder: string, running: Running): void =>
  writePrivately(join(folder, RUNNING), JSON.stringify(running));
export const forgetRunning = (folder: string): void => rmSync(join(folder, RUNNING), { force: true });

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Null when nothing runs; a process that was killed leaves the file behind. */
export const runningIn = (folder: string): Running | null => {
  try {
    const running = runningSchema.parse(JSON.parse(readFileSync(join(folder, RUNNING), 'utf8')));
    return isAlive(running.pid) ? running : null;
  } catch {
    return null;
  }
};
