import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod/mini';
import type { Item } from '../../emulators/dynamodb/dynalite.ts';
import { SettingsError } from '../settings-error.ts';
import { FORMAT, type Mark, markSchema, refuseNewer } from './data-folder.ts';

/** All data of a folder at one moment. `journal`: the text of its file. */
export type Backup = { mark: Mark; journal: string; items: Item[] };

const header = z.object({ saldo: z.literal('backup'), format: z.int(), items: z.int() });

const NO_BACKUP = (path: string): SettingsError =>
  new SettingsError(`${path} is no backup of Saldo, or not a whole one`);

/** Compressed lines of JSON: the header, the folder's mark, its journal, then an item each. */
export const backupBytes = async ({ mark, journal, items }: Backup): Promise<Buffer> => {
  const first = { saldo: 'backup', format: FORMAT, items: items.length };
  const lines = [first, mark, { journal }, ...items].map((line) => JSON.stringify(line));
  return promisify(gzip)(lines.join('\n'));
};

/** A private file, whole or absent. @throws SettingsError where one is */
export const writeBackup = (path: string, bytes: Buffer): void => {
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(unfinished, bytes, { mode: 0o600, flag: 'wx' });
    // Unlike a renaming, a link replaces nothing.
    linkSync(unfinished, path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') throw new SettingsError(`${path} exists already`);
    throw new SettingsError(`${path} cannot be written`);
  } finally {
    rmSync(unfinished, { force: true });
  }
};

const bytesAt = (path: string): Buffer => {
  try {
    return readFileSync(path);
  } catch {
    throw new SettingsError(`${path} cannot be read`);
  }
};

const parsed = (text: string, path: string): Backup => {
  const [first = '', mark = '', journal = '', ...items] = text.split('\n');
  const { format, items: count } = header.parse(JSON.parse(first));
  refuseNewer(format, path);
  if (items.length !== count) throw NO_BACKUP(path);
  return {
    mark: markSchema.parse(JSON.parse(mark)),
    journal: z.object({ journal: z.string() }).parse(JSON.parse(journal)).journal,
    items: items.map((line): Item => JSON.parse(line)),
  };
};

/** @throws SettingsError for a file that is none, is cut off, or of a newer format */
export const readBackup = async (path: string): Promise<Backup> => {
  const bytes = bytesAt(path);
  try {
    return parsed((await promisify(gunzip)(bytes)).toString('utf8'), path);
  } catch (error) {
    throw error instanceof SettingsError ? error : NO_BACKUP(path);
  }
};
