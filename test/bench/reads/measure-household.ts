import { deepStrictEqual } from 'node:assert';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { clientOf, createTestTable } from '../../support/dynamo-engines.ts';
import type { BenchContext } from '../frame/row.ts';
import type { Job, Memory, Reply, Timings } from './asking-process.ts';
import type { Bundles, SideName } from './bundle-sides.ts';
import { householdRows, isDense, type Layout, usualEnd } from './household-rows.ts';
import { startAsking, type startEngine } from './processes.ts';
import { isAhead, isReading, type Question, questionsOf } from './question.ts';
import { seedTable } from './seed.ts';
import { fillActual } from './sides/actual-budget.ts';
import type { ReadUnits, SideSettings } from './sides/side.ts';
import { fillSqlite, openSqlite } from './sides/sqlite.ts';

export type World = {
  context: BenchContext;
  bundles: Bundles;
  engine: Awaited<ReturnType<typeof startEngine>>;
  folder: string;
  peersFolder: string;
  sides: SideName[];
  today: IsoDate;
};

/** What filling the sides needs. */
export type Filling = Pick<World, 'engine' | 'folder' | 'peersFolder' | 'today'> & { sides: readonly SideName[] };

/** What one question cost each side. */
export type Measured = {
  question: Question;
  timings: Timings;
  units: Partial<Record<SideName, ReadUnits>>;
  memory: Partial<Record<SideName, Memory>>;
};
export type Household = { layout: Layout; settings: SideSettings; measured: Measured[] };

export const SAMPLE_MS = 60;
/** The size of the household for the questions about money ahead. */
export const AHEAD_ROWS = 5_000;
/** One sample of some milliseconds varies by a third, and goals are held on the median. */
const SAMPLES_OF_READING = 4;
const inUnits: readonly SideName[] = ['months', 'items'];

export const nameOf = ({ rows, spread }: Layout): string =>
  `${rows.toLocaleString('en')} rows${spread === 'even' ? '' : `, ${spread}`}`;

const fillPeers = async (world: Filling, rows: readonly Transaction[], name: string) => {
  const { peersFolder, folder, sides } = world;
  const sqliteFile = join(folder, `${name}.sqlite`);
  const actualFolder = join(folder, `${name}-actual`);
  if (sides.includes('sqlite')) {
    const database = openSqlite(peersFolder, sqliteFile);
    fillSqlite(database, rows);
    database.close();
  }
  await mkdir(actualFolder);
  const actualBudget = sides.includes('actual') ? await fillActual(peersFolder, actualFolder, rows) : '';
  return { sqliteFile, actualFolder, actualBudget };
};

const endOf = (layout: Layout, today: IsoDate): IsoDate => (isDense(layout) ? usualEnd(today) : today);

/** Fills the table and the peers that take part with the household's rows. */
export const settingsFor = async (world: Filling, layout: Layout): Promise<SideSettings> => {
  const { engine, today, peersFolder } = world;
  const rows = householdRows(layout, endOf(layout, today));
  const { table } = await createTestTable(clientOf(engine.endpoint));
  const { userId, key } = await seedTable(table, rows, today);
  table.client.destroy();
  const filled = await fillPeers(world, rows, `${layout.rows}-${layout.spread === 'even' ? 'even' : 'dense'}`);
  return { ...filled, dynamoEndpoint: engine.endpoint, tableName: table.name, userId, key, today, peersFolder };
};

/** Sends one job to a fresh process that has opened one side. */
export const askedAfresh = async (
  { bundles }: Pick<World, 'bundles'>,
  settings: SideSettings,
  side: SideName,
  job: Job,
): Promise<Reply> => {
  const asking = startAsking(bundles.asker);
  try {
    await asking.do({ kind: 'open', settings, sides: { [side]: bundles.fileOf(side) } });
    return await asking.do(job);
  } finally {
    await asking.close();
  }
};

// One process for each side: a process does not return its peak memory.
const memoryOf = async (world: World, settings: SideSettings, question: Question, side: SideName): Promise<Memory> => {
  const { memory } = await askedAfresh(world, settings, side, { kind: 'memory', question, side });
  if (!memory) throw new Error(`${side} reports no memory`);
  return memory;
};

const agree = ({ timings, question }: Pick<Measured, 'timings' | 'question'>): void => {
  for (const { summary } of Object.values(timings)) deepStrictEqual(summary, timings.months?.summary, question.name);
};

/** Fills every side with a household's rows, sends all of them the same requests and checks that the responses agree. */
export const measureHousehold = async (world: World, layout: Layout): Promise<Household> => {
  const { context, bundles, sides } = world;
  context.progress(`reads: ${nameOf(layout)}: filling`);
  const settings = await settingsFor(world, layout);
  const asking = startAsking(bundles.asker);
  const files = Object.fromEntries(sides.map((side) => [side, bundles.fileOf(side)]));
  await asking.do({ kind: 'open', settings, sides: files });
  const measured: Measured[] = [];
  // The denser layout is there for the one list.
  const questions = questionsOf(endOf(layout, world.today)).filter((question) => {
    if (isAhead(question)) return layout.rows === AHEAD_ROWS;
    return layout.rows !== AHEAD_ROWS && (layout.spread === 'even' || question.name.startsWith('90 days'));
  });
  for (const question of questions) {
    context.progress(`reads: ${nameOf(layout)}: ${question.name}`);
    const { timings = {} } = await asking.do({
      kind: 'measure',
      question,
      sides: isAhead(question) ? [...inUnits] : sides,
      samples: isReading(question) && isDense(layout) ? SAMPLES_OF_READING * context.repetitions : context.repetitions,
      sampleMs: SAMPLE_MS,
    });
    agree({ timings, question });
    const one: Measured = { question, timings, units: {}, memory: {} };
    for (const side of inUnits) one.units[side] = (await asking.do({ kind: 'units', question, side })).units;
    if (question.kind === 'list' && question.format === 'raw') {
      for (const side of sides) one.memory[side] = await memoryOf(world, settings, question, side);
    }
    measured.push(one);
  }
  await asking.close();
  return { layout, settings, measured };
};
