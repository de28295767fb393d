import { deepStrictEqual } from 'node:assert';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { median } from '../frame/median.ts';
import { type BenchContext, compared, type Row } from '../frame/row.ts';
import { bundle } from '../reads/bundle-sides.ts';
import { settingsFor } from '../reads/measure-household.ts';
import { startAsking, startEngine } from '../reads/processes.ts';
import type { Question } from '../reads/question.ts';
import { SYNCED } from './synced.ts';

const HERE = import.meta.dirname;
const part = 'imports';
const NAMES = { sqlite: 'SQLite in process', actual: 'Actual Budget' } as const;
type Peer = keyof typeof NAMES;

const peersOf = async ({ peers }: BenchContext): Promise<{ folder: string; names: Peer[] }> => {
  const actual = await peers('better-sqlite3', '@actual-app/api');
  if (actual) return { folder: actual, names: ['sqlite', 'actual'] };
  const sqlite = await peers('better-sqlite3');
  return { folder: sqlite ?? '', names: sqlite ? ['sqlite'] : [] };
};

const bundles = async (folder: string, names: readonly Peer[]) => {
  const out = (name: string): string => join(folder, `${name}.mjs`);
  const sides: Record<string, string> = {};
  for (const name of ['months', ...names]) sides[name] = await bundle(join(HERE, 'sides', `${name}.ts`), out(name));
  return { asker: await bundle(join(HERE, '..', 'reads', 'asking-process.ts'), out('asking-process')), sides };
};

/** The time of a day's sync of nine rows into 10,000, next to the same day in SQLite and in Actual Budget. */
export const syncTimes = async (context: BenchContext): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'saldo-imports-'));
  const engine = await startEngine();
  const today = dateInSaoPaulo(systemClock());
  const { folder: peersFolder, names } = await peersOf(context);
  const { asker, sides } = await bundles(folder, names);
  const asking = startAsking(asker);
  try {
    const settings = await settingsFor({ engine, folder, peersFolder, sides: names, today }, SYNCED);
    await asking.do({ kind: 'open', settings, sides });
    const question: Question = { name: 'sync', kind: 'rows', first: today, last: today };
    // One sync a sample, so every side has as many days behind it.
    const measure = { kind: 'measure', question, sides: Object.keys(sides), samples: context.repetitions } as const;
    const { timings = {} } = await asking.do({ ...measure, sampleMs: 0 });
    const { months } = timings;
    if (!months) throw new Error('The ledger was not measured');
    return names.map((name) => {
      const peer = timings[name];
      deepStrictEqual(peer?.summary, months.summary);
      return compared({
        part,
        name: `sync of 9 rows into 10,000: time / ${NAMES[name]}`,
        unit: 'ms',
        ours: median(months.wallMs),
        peer: peer ? median(peer.wallMs) : null,
        // A file in the same process has no network and keeps no history: it is shown, and not a goal.
        ...(name === 'actual' && { goal: 1 }),
      });
    });
  } finally {
    await asking.close();
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  }
};
