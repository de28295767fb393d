import type { Transaction } from '../ledger/transaction.ts';
import { isExplicit, isStream, mayBeStream } from './evidence.ts';
import { type Fit, fitSchedule, worth } from './fit-schedule.ts';
import { dayFrom, nearestDate, type Schedule } from './schedule.ts';

/** Rows that belong together, in order of date, and the plan they keep. `lastIndex`: its occurrence of the last row. */
export type Draft = { rows: readonly Transaction[]; schedule: Schedule; lastIndex: number };
type Candidate = { draft: Draft; worth: number };

const dayOf = ({ date }: Transaction) => dayFrom(date);

const rowsOf = (rows: readonly Transaction[], { matched }: Fit): Transaction[] =>
  matched.flatMap((at) => rows[at] ?? []);

/** The stream that the rows (in order of date) hold; null when they hold none. */
export const candidateOf = (rows: readonly Transaction[]): Candidate | null => {
  if (!mayBeStream(rows)) return null;
  const fit = fitSchedule(rows.map(dayOf));
  if (!fit) return null;
  const own = rowsOf(rows, fit);
  if (!isStream({ rows: own, fit })) return null;
  return { draft: { rows: own, schedule: fit.schedule, lastIndex: fit.lastIndex }, worth: worth(fit) };
};

/** The same rows with others, under the plan that fits them all; null when one is left over. */
export const widened = (rows: readonly Transaction[]): Draft | null => {
  const found = candidateOf(rows);
  return found && found.draft.rows.length === rows.length ? found.draft : null;
};

/** A single row that says itself that it comes every month. */
export const explicitDraft = (row: Transaction): Draft | null => {
  if (!isExplicit(row)) return null;
  const day = Number(row.date.slice(8));
  const schedule: Schedule = {
    frequency: 'monthly',
    kind: 'months',
    every: 1,
    phase: 0,
    rule: { kind: 'day', day, shift: 'none' },
  };
  return { rows: [row], schedule, lastIndex: nearestDate(schedule, dayOf(row)).index };
};

/** Joins an earlier and a later draft wherever `together` makes one of both, until it makes none. */
export const joinPairs = (
  drafts: readonly Draft[],
  together: (earlier: Draft, later: Draft) => Draft | null,
): Draft[] => {
  for (const earlier of drafts) {
    for (const later of drafts) {
      const both = earlier === later ? null : together(earlier, later);
      if (both) return joinPairs([...drafts.filter((draft) => draft !== earlier && draft !== later), both], together);
    }
  }
  return [...drafts];
};
