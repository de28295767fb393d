import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createTableInput, tableDefinition } from '../../../shared/platform/table/table-definition.ts';
import { openEngine } from '../../emulators/dynamodb/engine.ts';
import { openJournal } from '../../emulators/journal.ts';
import { LOCAL_TABLE } from '../environment.ts';
import { SettingsError } from '../settings-error.ts';
import { type Backup, backupBytes } from './backup-file.ts';
import { isEmptyFolder, journalIn, makeFolder, readMark, runningIn, tableIn, writeMark } from './data-folder.ts';

type Engine = Awaited<ReturnType<typeof openEngine>>;
type Source = { dynamoDb: Pick<Engine, 'snapshot'>; journal: { text(): string } };

/** The folder that this process has opened, at one moment. */
export const backupOf = async (folder: string, { dynamoDb, journal }: Source): Promise<Buffer> => {
  const mark = readMark(folder);
  if (!mark) throw new SettingsError(`There is no data in ${folder}`);
  const { items, beside } = await dynamoDb.snapshot(LOCAL_TABLE, () => journal.text());
  return backupBytes({ mark, journal: beside, items });
};

const fromStopped = async (folder: string): Promise<Buffer> => {
  const dynamoDb = await openEngine(tableIn(folder));
  const journal = await openJournal(journalIn(folder));
  try {
    return await backupOf(folder, { dynamoDb, journal });
  } finally {
    journal.close();
    await dynamoDb.close();
  }
};

const fromRunning = async (folder: string): Promise<Buffer | null> => {
  const running = runningIn(folder);
  if (!running) return null;
  const headers = { authorization: `Bearer ${running.token}` };
  const response = await fetch(`${running.control}/backup`, { method: 'POST', headers }).catch(() => null);
  return response?.ok ? Buffer.from(await response.arrayBuffer()) : null;
};

/** The folder's data at one moment, whether a stack runs on it or not. @throws SettingsError for one without data */
export const backupFolder = async (folder: string): Promise<Buffer> => {
  if (!readMark(folder)) throw new SettingsError(`There is no data in ${folder}`);
  return (await fromRunning(folder)) ?? fromStopped(folder);
};

const fill = async (folder: string, { mark, journal, items }: Backup): Promise<void> => {
  makeFolder(folder);
  const engine = await openEngine(tableIn(folder));
  const TimeToLiveSpecification = { AttributeName: tableDefinition.ttlAttribute, Enabled: true };
  const run = async (operation: string, input: object): Promise<void> => {
    const { status, body } = await engine.execute(operation, { TableName: LOCAL_TABLE, ...input });
    if (status !== 200) throw new Error(`${operation} failed: ${body.message}`);
  };
  try {
    await run('CreateTable', createTableInput(LOCAL_TABLE));
    await run('UpdateTimeToLive', { TimeToLiveSpecification });
    for (const Item of items) await run('PutItem', { Item });
  } finally {
    await engine.close();
  }
  writeFileSync(journalIn(folder), journal, { mode: 0o600 });
  writeMark(folder, mark);
};

/** @throws when a stack runs on the folder */
const requireStopped = async (folder: string): Promise<void> => {
  if (existsSync(tableIn(folder))) await (await openEngine(tableIn(folder))).close();
};

const aside = (folder: string, at: Date): string => `${folder}-${at.toISOString().replaceAll(/[:.]/g, '-')}`;

/**
 * Puts the data into the folder: all of it or none.
 * @param replaces moves a folder with data aside; without it that is refused
 * @returns where the former data is; null when there were none
 */
export const restoreFolder = async (
  given: string,
  backup: Backup,
  { replaces, now }: { replaces: boolean; now: Date },
): Promise<string | null> => {
  const folder = resolve(given);
  const hasData = !isEmptyFolder(folder);
  if (hasData && !replaces) throw new SettingsError(`${folder} has data: --replace moves it aside`);
  await requireStopped(folder);
  const unfinished = `${folder}.restoring-${randomBytes(6).toString('hex')}`;
  mkdirSync(dirname(folder), { recursive: true });
  try {
    await fill(unfinished, backup);
    const former = hasData ? aside(folder, now) : null;
    if (former) renameSync(folder, former);
    else if (existsSync(folder)) rmdirSync(folder);
    renameSync(unfinished, folder);
    return former;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
};
