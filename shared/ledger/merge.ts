import { isDeepStrictEqual } from 'node:util';
import type { IsoDate } from '../time/calendar.ts';
import { byDateDescending } from './filters.ts';
import { matchRenumberedRows, matchSurely, type RenumberedRow } from './row-matching.ts';
import { LAST_DAY, sameRows, spanOfRows } from './same-rows.ts';
import { rowSource, type Transaction } from './transaction.ts';

/** Both dates included; empty when `from` is after `to`. */
export type DateWindow = { from: IsoDate; to: IsoDate };

export type ImportedAccount = {
  accountId: string;
  rows: readonly Transaction[];
  /** The span that the pull covered completely: only there does a missing row count as deleted. */
  window: DateWindow;
  /** The first date that was pulled, before the window's. A row on these days counts as replaced only by its sure successor. */
  pulledFrom?: IsoDate | undefined;
  /** No pull: only these rows go. */
  dropped?: ReadonlySet<string> | undefined;
  /** The account whose rows this one takes over. */
  former?: string | undefined;
};

export type Merge = {
  rows: Transaction[];
  added: number;
  updated: number;
  removed: number;
  /** Rows of the same purchase with another content or id, with their predecessors. */
  renumberedRows: RenumberedRow[];
  /** No longer reported, and the predecessors of no row. */
  vanished: Transaction[];
  /** Reported for the first time, and the successor of no row that was stored. */
  newcomers: Transaction[];
};

// Pages that shift during a pull may contain a row twice; the posted copy is the later one.
const byId = (rows: readonly Transaction[]): Map<string, Transaction> => {
  const found = new Map<string, Transaction>();
  for (const row of rows) if (row.status === 'POSTED' || !found.has(row.id)) found.set(row.id, row);
  return found;
};

const updatesById = (stored: Map<string, Transaction>, reported: Map<string, Transaction>): RenumberedRow[] =>
  [...reported.values()].flatMap((row) => {
    const predecessor = stored.get(row.id);
    return predecessor && !isDeepStrictEqual(predecessor, row) ? [{ predecessor, row }] : [];
  });

/** A bank's new rows take the place of those that files brought before. */
const takenOverBy = (stored: readonly Transaction[], newcomers: readonly Transaction[]): RenumberedRow[] => {
  const ofFiles = stored.filter((row) => rowSource(row) !== 'bank');
  const reported = newcomers.filter((row) => rowSource(row) === 'bank');
  if (ofFiles.length === 0 || reported.length === 0) return [];
  const ofBank = [...stored.filter((row) => rowSource(row) === 'bank'), ...reported];
  const periods = { stored: [], arriving: [{ ...spanOfRows(ofBank), end: LAST_DAY }] };
  return sameRows(ofFiles, reported, periods)
    .filter(({ alike }) => alike)
    .map(({ stored: predecessor, arriving: row }) => ({ predecessor, row }));
};

/**
 * The bank's row replaces the stored one, id included; rows outside the window stay. A row that moves across the edge of the
 * pull may be stored twice until a pull covers both dates: a guess could delete a real second purchase.
 */
export const mergeImport = (stored: readonly Transaction[], imported: ImportedAccount): Merge => {
  const { rows, window, pulledFrom, dropped } = imported;
  const known = byId(stored);
  const reported = byId(rows);
  const missing = [...known.values()].filter(({ id }) => !reported.has(id));
  const isReportable = (row: Transaction): boolean => rowSource(row) === 'bank';
  const vanished = missing.filter((row) =>
    dropped ? dropped.has(row.id) : isReportable(row) && row.date >= window.from && row.date <= window.to,
  );
  const newcomers = [...reported.values()].filter(({ id }) => !known.has(id));
  const inside = matchRenumberedRows(vanished, newcomers);
  const paired = new Set(inside.map(({ row }) => row));
  const atEdge = pulledFrom
    ? missing.filter((row) => isReportable(row) && row.date >= pulledFrom && row.date < window.from)
    : [];
  const surely = matchSurely(
    atEdge,
    newcomers.filter((row) => !paired.has(row)),
  );
  const found = new Set([...inside, ...surely].map(({ row }) => row));
  const takenOver = takenOverBy(
    stored,
    newcomers.filter((row) => !found.has(row)),
  );
  const renumbered = [...inside, ...surely, ...takenOver];
  const gone = new Set([...vanished, ...[...surely, ...takenOver].map(({ predecessor }) => predecessor)]);
  const updated = updatesById(known, reported);
  const successors = new Set(renumbered.map(({ row }) => row));
  const predecessors = new Set(renumbered.map(({ predecessor }) => predecessor));
  return {
    rows: [...missing.filter((row) => !gone.has(row)), ...reported.values()].sort(byDateDescending),
    added: newcomers.length - renumbered.length,
    updated: updated.length + renumbered.length,
    removed: vanished.length - inside.length,
    renumberedRows: [...updated, ...renumbered],
    vanished: vanished.filter((row) => !predecessors.has(row)),
    newcomers: newcomers.filter((row) => !successors.has(row)),
  };
};
