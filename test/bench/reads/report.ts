import { median } from '../frame/median.ts';
import { compared, type Row } from '../frame/row.ts';
import type { Timing } from './asking-process.ts';
import type { SideName } from './bundle-sides.ts';
import { isDense } from './household-rows.ts';
import { type Household, type Measured, nameOf } from './measure-household.ts';
import { isReading } from './question.ts';

const part = 'reads';

const PEERS: { side: SideName; name: string }[] = [
  { side: 'items', name: 'one item per transaction' },
  { side: 'sqlite', name: 'SQLite in process' },
  { side: 'actual', name: 'Actual Budget' },
  { side: 'actual-queries', name: 'Actual Budget, one query' },
];

/** Goals of reading 1,500 rows in 90 days, over one item per transaction. */
const UNITS_GOAL = 0.15;
const CPU_GOAL = 0.35;
/** At 10,000 rows: the same answer takes Actual longer. */
const FASTER = 1;

const MEBIBYTE = 1024 * 1024;

const value = (timing: Timing | undefined, of: 'cpuMs' | 'wallMs'): number | null =>
  timing ? median(timing[of]) : null;

const isHeldToActual = ({ layout }: Household, { question }: Measured): boolean => {
  if (layout.spread !== 'even' || layout.rows !== 10_000) return false;
  return question.name === '90 days, raw' || question.kind === 'categories';
};

const timeRows = (household: Household, measured: Measured, subject: string): Row[] =>
  PEERS.flatMap(({ side, name }) => {
    const { months } = measured.timings;
    const peer = measured.timings[side];
    const [cpu, wall] = [value(months, 'cpuMs'), value(months, 'wallMs')];
    if (cpu === null || wall === null) return [];
    const [cpuGoal, wallGoal] = [
      side === 'items' && isDense(household.layout) && isReading(measured.question) ? CPU_GOAL : undefined,
      side === 'actual' && isHeldToActual(household, measured) ? FASTER : undefined,
    ];
    const ofPeer = (of: 'cpuMs' | 'wallMs') => value(peer, of);
    return [
      compared({
        part,
        name: `${subject}: CPU / ${name}`,
        unit: 'CPU ms',
        ours: cpu,
        peer: ofPeer('cpuMs'),
        ...(cpuGoal && { goal: cpuGoal }),
      }),
      compared({
        part,
        name: `${subject}: time / ${name}`,
        unit: 'ms',
        ours: wall,
        peer: ofPeer('wallMs'),
        ...(wallGoal && { goal: wallGoal }),
      }),
    ];
  });

const unitRows = (household: Household, measured: Measured, subject: string): Row[] => {
  const { months, items } = measured.units;
  if (!months || !items) return [];
  const goal = isDense(household.layout) && isReading(measured.question) ? UNITS_GOAL : undefined;
  const name = `${subject}: read units / one item per transaction`;
  const note = `with key and accounts ${months.all} and ${items.all}`;
  const unit = 'read units';
  return [
    compared({ part, name, unit, ours: months.transactions, peer: items.transactions, note, ...(goal && { goal }) }),
  ];
};

const memoryRows = ({ memory }: Measured, subject: string): Row[] =>
  PEERS.flatMap(({ side, name }) => {
    const [ours, peer] = [memory.months, memory[side]];
    if (!ours || !peer) return [];
    const note = `of which before the first question ${Math.round(ours.before / MEBIBYTE)} and ${Math.round(peer.before / MEBIBYTE)}`;
    const row = { ours: ours.peak / MEBIBYTE, peer: peer.peak / MEBIBYTE, unit: 'MiB' };
    return [compared({ part, name: `${subject}: peak memory / ${name}`, ...row, note })];
  });

/** The rows of one household: each question next to each peer. */
export const peerRows = (household: Household): Row[] =>
  household.measured.flatMap((measured) => {
    const subject = `${measured.question.name} of ${nameOf(household.layout)}`;
    return [
      ...unitRows(household, measured, subject),
      ...timeRows(household, measured, subject),
      ...memoryRows(measured, subject),
    ];
  });
