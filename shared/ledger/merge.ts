import { isDeepStrictEqual } from 'node:util';
import type { IsoDate } from '../time/calendar.ts';
import { type Succession, successions } from './identity.ts';
import { newestFirst } from './newest-first.ts';
import type { Transaction } from './transaction.ts';

/** Calendar dates in America/Sao_Paulo, both included; empty when `from` is after `to`. */
export type DateWindow = { from: IsoDate; to: IsoDate };

/** What one pull brought of one account. */
export type ImportedAccount = {
  accountId: string;
  /** In any order; rows dated outside the window are kept too. */
  rows: readonly Transaction[];
  /** The span whose rows the pull covered wholly: only there does a missing row count as vanished. */
  window: DateWindow;
};

export type Merge = {
  /** The account's rows after the import, newest first, then by id. */
  rows: Transaction[];
  added: number;
  /** Rows whose content or id changed. */
  updated: number;
  removed: number;
  /** Every row that stays the same purchase under another content or id, beside what it was. */
  successions: Succession[];
};

// A pull whose pages shifted while it ran may bring a row twice; the posted copy is the later one.
const byId = (rows: readonly Transaction[]): Map<string, Transaction> => {
  const found = new Map<string, Transaction>();
  for (const row of rows) if (row.status === 'POSTED' || !found.has(row.id)) found.set(row.id, row);
  return found;
};

const updatesById = (stored: Map<string, Transaction>, reported: Map<string, Transaction>): Succession[] =>
  [...reported.values()].flatMap((row) => {
    const predecessor = stored.get(row.id);
    return predecessor && !isDeepStrictEqual(predecessor, row) ? [{ predecessor, row }] : [];
  });

/**
 * Brings an account's stored rows up to the bank's state. The bank's row wins as it is, id included: a new id takes the
 * place of the vanished one, so the ledger's ids are always the bank's own. What the pull did not cover stays.
 * A row that moves across the window's edge may stand twice until a pull covers both of its dates; guessing there
 * would lose a real second purchase.
 *
 * @param stored every stored row of the account within reach of the import
 */
export const mergeImport = (stored: readonly Transaction[], { rows, window }: ImportedAccount): Merge => {
  const known = byId(stored);
  const reported = byId(rows);
  const missing = [...known.values()].filter(({ id }) => !reported.has(id));
  const vanished = missing.filter(({ date }) => date >= window.from && date <= window.to);
  const gone = new Set(vanished);
  const newcomers = [...reported.values()].filter(({ id }) => !known.has(id));
  const renumbered = successions(vanished, newcomers);
  const updated = updatesById(known, reported);
  return {
    rows: [...missing.filter((row) => !gone.has(row)), ...reported.values()].sort(newestFirst),
    added: newcomers.length - renumbered.length,
    updated: updated.length + renumbered.length,
    removed: vanished.length - renumbered.length,
    successions: [...updated, ...renumbered],
  };
};
