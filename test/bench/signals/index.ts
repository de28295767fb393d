import type { Row, RunPart } from '../frame/row.ts';
import type { SetName } from './format.ts';
import { measure, mistakesOf, type Totals } from './measure.ts';

/** Some 1,000 household-months. */
const HOUSES = 363;
const SETS: Record<SetName, { first: number }> = { open: { first: 1 }, closed: { first: 100_001 } };
/** The closed set is run once, at the end. */
const RUN: readonly SetName[] = ['open'];

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

export const run: RunPart = async ({ progress }) => {
  const rows: Row[] = [];
  for (const set of RUN) {
    const totals = await measure(set, { ...SETS[set], houses: HOUSES }, (scored) => {
      for (const line of mistakesOf(scored)) progress(line);
    });
    rows.push(...rowsOf(set, totals));
  }
  return rows;
};
