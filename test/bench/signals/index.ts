import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Row, RunPart } from '../frame/row.ts';
import { costs } from './cost.ts';
import type { SetName } from './format.ts';
import { joined, type Totals } from './measure.ts';

/** Some 1,000 household-months. */
const HOUSES = 363;
const SETS: Record<SetName, { first: number }> = { open: { first: 1 }, closed: { first: 100_001 } };
const RUN: readonly SetName[] = ['open', 'closed'];

const rowsOf = (set: SetName, { months, planted, found, wrong, byKind }: Totals): Row[] => {
  const row = (name: string, ours: number, unit: string, note: string): Row => ({
    ...{ part: 'signals', name: `signals, ${set}: ${name}`, ours, unit },
    ...{ peer: null, ratio: null, note },
  });
  const kinds = (tell: (kind: Totals['byKind'][number]) => string): string =>
    byKind.map(tell).filter(Boolean).join('; ');
  return [
    row(
      'planted incidents found',
      (100 * found) / planted,
      '%',
      `${planted}; ${kinds((one) => (one.planted > 0 ? `${one.kind} ${one.found}/${one.planted}` : ''))}`,
    ),
    row(
      'false alarms in 1,000 household-months',
      (1000 * wrong) / months,
      'alarms',
      `${HOUSES} households from seed ${SETS[set].first}, ${months} months; ${kinds((one) => (one.wrong > 0 ? `${one.kind} ${one.wrong}` : ''))}`,
    ),
  ];
};

/** A part of a set, in a process of its own. */
const partOf = async (set: SetName, first: number, houses: number): Promise<Totals> => {
  const file = join(import.meta.dirname, 'report.ts');
  const child = spawn(process.execPath, [...process.execArgv, file, set, String(first), String(houses)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const chunk of child.stdout) text += chunk;
  return JSON.parse(text) as Totals;
};

const PARTS = 3;

const measured = async (set: SetName): Promise<Totals> => {
  const each = HOUSES / PARTS;
  const parts = Array.from({ length: PARTS }, (_, at) => partOf(set, SETS[set].first + at * each, each));
  return joined(await Promise.all(parts));
};

const found = async (): Promise<Row[]> => {
  const totals = await Promise.all(RUN.map(measured));
  return RUN.flatMap((set, at) => rowsOf(set, totals[at] ?? joined([])));
};

/** `--only cost` and `--only found` run one of both: the cost alone, for the households take both processors. */
export const run: RunPart = async (context) => [
  ...(context.isAsked('cost') ? await costs(context) : []),
  ...(context.isAsked('found') ? await found() : []),
];
