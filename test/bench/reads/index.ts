import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import type { BenchContext, Row } from '../frame/row.ts';
import { bundleSides } from './bundle-sides.ts';
import { growthRows } from './growth-of-history.ts';
import type { Layout } from './household-rows.ts';
import { AHEAD_ROWS, measureHousehold, type World } from './measure-household.ts';
import { startEngine } from './processes.ts';
import { peerRows } from './report.ts';

/** Spread over 14 months; and the same 90 days in front of a short and a long history. */
const LAYOUTS: Layout[] = [
  { rows: 1_500, spread: '1,500 in 90 days' },
  { rows: 50_000, spread: '1,500 in 90 days' },
  { rows: 1_500, spread: 'even' },
  { rows: AHEAD_ROWS, spread: 'even' },
  { rows: 10_000, spread: 'even' },
  { rows: 50_000, spread: 'even' },
];

const peersOf = async ({ peers }: BenchContext): Promise<Pick<World, 'peersFolder' | 'sides'>> => {
  const [sqlite, actual] = [await peers('better-sqlite3'), await peers('better-sqlite3', '@actual-app/api')];
  return {
    peersFolder: sqlite ?? actual ?? '',
    sides: [
      'months',
      'items',
      ...(sqlite ? (['sqlite'] as const) : []),
      ...(actual ? (['actual', 'actual-queries'] as const) : []),
    ],
  };
};

/**
 * Reads: the service's own functions over the month ledger, next to the same functions over one item per transaction,
 * to SQLite and to Actual Budget.
 */
export const run = async (context: BenchContext): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'saldo-reads-'));
  const engine = await startEngine();
  try {
    const bundles = await bundleSides(folder);
    const world: World = {
      ...(await peersOf(context)),
      context,
      bundles,
      engine,
      folder,
      today: dateInSaoPaulo(systemClock()),
    };
    const households = [];
    for (const layout of LAYOUTS) households.push(await measureHousehold(world, layout));
    return [...households.flatMap(peerRows), ...(await growthRows(world, households))];
  } finally {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  }
};
