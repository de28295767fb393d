import { median, ratioByRound } from '../frame/median.ts';
import { compared, type Row } from '../frame/row.ts';
import type { ColdCase, Kind } from './cases.ts';
import type { Sample } from './sides/sample.ts';
import type { Waves } from './stub/protocol.ts';

/**
 * Floors of a function's cold start, over the bare handler's: what must hold, not what is aimed at. Nothing is made faster beyond
 * them; a change may cost what they leave.
 */
const FLOORS: Record<Kind, { total?: number; first?: number }> = {
  read: { total: 0.95, first: 0.6 },
  write: { total: 1 },
  // Its time is the institutions' (and the pauses between looking): listed, not held. Its own start is, as a write.
  sync: {},
  mcp: { total: 1.7 },
  other: { total: 0.95 },
};

const MEASURES: [keyof Sample, string, string][] = [
  ['totalMs', 'total', 'ms'],
  ['importMs', 'import', 'ms'],
  ['firstMs', 'first invocation', 'ms'],
  ['cpuMs', 'CPU', 'CPU ms'],
];

const goalOf = (kind: Kind, measure: keyof Sample): { goal?: number } => {
  const { total, first } = FLOORS[kind];
  if (measure === 'totalMs' && total !== undefined) return { goal: total };
  if (measure === 'firstMs' && first !== undefined) return { goal: first };
  return {};
};

/** The rows of one function: total, import, first invocation and CPU time, medians of the samples. */
export const caseRows = (
  { name, kind }: ColdCase,
  waves: Waves,
  samples: { ours: readonly Sample[]; bare: readonly Sample[] },
): Row[] =>
  MEASURES.map(([measure, says, unit]) => {
    const valuesOf = (which: readonly Sample[]) => which.map((sample) => sample[measure]);
    const [ours, bare] = [valuesOf(samples.ours), valuesOf(samples.bare)];
    return compared({
      part: 'cold',
      name: `${name}, ${says} / bare SDK`,
      ours: median(ours),
      peer: median(bare),
      ratio: ratioByRound(ours, bare),
      unit,
      ...goalOf(kind, measure),
      ...(measure === 'totalMs' ? { note: `${kind}; table calls ${waves.map(({ length }) => length).join('+')}` } : {}),
    });
  });

/** The side of the samples that is Saldo. */
export const OURS = 'saldo';

/** The rows of one framework: our endpoint over its. */
export const peerRows = (
  name: string,
  bytes: { ours: number; peer: number },
  samples: Readonly<Record<string, readonly Sample[]>>,
): Row[] => {
  const of = (side: string, measure: keyof Sample) => median((samples[side] ?? []).map((sample) => sample[measure]));
  const times = MEASURES.map(([measure, says, unit]) =>
    compared({
      part: 'cold',
      name: `get-balance, ${says} / ${name}`,
      ours: of(OURS, measure),
      peer: of(name, measure),
      unit,
    }),
  );
  return [...times, compared({ part: 'cold', name: `get-balance, size / ${name}`, ...bytes, unit: 'bytes' })];
};
