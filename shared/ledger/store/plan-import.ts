import { type IsoMonth, monthOf } from '../../time/calendar.ts';
import { type ImportedAccount, type Merge, mergeImport } from '../merge.ts';
import type { Transaction } from '../transaction.ts';
import { rowsOf, type StoredMonth } from './account-month.ts';
import { contentHash } from './codec.ts';
import { linkedMonths } from './linked-months.ts';
import { type MonthWrite, monthWrite } from './month-write.ts';

/** What an import brought, in rows; nothing but zeros when the ledger already said so. */
export type ImportSummary = {
  changed: boolean;
  /** Months that are written, in order. */
  months: IsoMonth[];
  added: number;
  updated: number;
  removed: number;
};

/** What an import would write, and what it brings. */
export type LedgerChanges = {
  /** Account-months that must be written together, or not at all. */
  groups: MonthWrite[][];
  summary: ImportSummary;
};

const byMonth = (rows: readonly Transaction[]): Map<IsoMonth, Transaction[]> => {
  const months = new Map<IsoMonth, Transaction[]>();
  for (const row of rows) {
    const month = monthOf(row.date);
    const known = months.get(month);
    if (known) known.push(row);
    else months.set(month, [row]);
  }
  return months;
};

const monthLinks = ({ successions }: Merge): [IsoMonth, IsoMonth][] =>
  successions.flatMap(({ predecessor, row }) => {
    const [from, to] = [monthOf(predecessor.date), monthOf(row.date)];
    return from === to ? [] : [[from, to] as [IsoMonth, IsoMonth]];
  });

type NextMonth = { month: IsoMonth; rows: Transaction[]; hash: string; stored: StoredMonth | undefined };

const changedMonths = (stored: readonly StoredMonth[], rows: readonly Transaction[]): Map<IsoMonth, NextMonth> => {
  const before = new Map(stored.map((month) => [month.month, month]));
  const after = byMonth(rows);
  const changed = new Map<IsoMonth, NextMonth>();
  for (const month of new Set([...before.keys(), ...after.keys()])) {
    const next = after.get(month) ?? [];
    const hash = contentHash(next);
    if (hash !== before.get(month)?.hash) changed.set(month, { month, rows: next, hash, stored: before.get(month) });
  }
  return changed;
};

// A later write of one of the months keeps what it owes to the others.
const besidesOf = ({ month, stored }: NextMonth, group: readonly NextMonth[]): Record<string, number> => ({
  ...stored?.besides,
  ...Object.fromEntries(
    group.filter((other) => other.month !== month).map((other) => [other.month, (other.stored?.generation ?? 0) + 1]),
  ),
});

type AccountChanges = { groups: MonthWrite[][]; merge: Merge };

const planAccount = (stored: readonly StoredMonth[], imported: ImportedAccount): AccountChanges => {
  const merge = mergeImport(stored.flatMap(rowsOf), imported);
  const changed = changedMonths(stored, merge.rows);
  const groups = linkedMonths([...changed.keys()], monthLinks(merge)).map((months) => {
    const group = months.flatMap((month) => changed.get(month) ?? []);
    return group.map((next) => monthWrite({ ...next, accountId: imported.accountId, besides: besidesOf(next, group) }));
  });
  return { groups, merge };
};

const total = (accounts: readonly AccountChanges[], count: 'added' | 'updated' | 'removed'): number =>
  accounts.reduce((sum, { merge }) => sum + merge[count], 0);

/**
 * The writes that bring the stored months up to an import; none for months whose content hash is equal.
 * @param stored every account-month within reach of the import, of these accounts and maybe of others
 */
export const planImport = (stored: readonly StoredMonth[], accounts: readonly ImportedAccount[]): LedgerChanges => {
  const changes = accounts.map((account) =>
    planAccount(
      stored.filter(({ accountId }) => accountId === account.accountId),
      account,
    ),
  );
  const groups = changes.flatMap((account) => account.groups);
  const months = [...new Set(groups.flat().map(({ month }) => month))].sort();
  const [added, updated, removed] = [total(changes, 'added'), total(changes, 'updated'), total(changes, 'removed')];
  return { groups, summary: { changed: groups.length > 0, months, added, updated, removed } };
};
