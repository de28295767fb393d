import { type IsoMonth, monthOf } from '../../time/calendar.ts';
import { type ImportedAccount, type Merge, mergeImport } from '../merge.ts';
import type { RenumberedRow } from '../row-matching.ts';
import type { Transaction } from '../transaction.ts';
import { rowsOf, type StoredMonth } from './account-month.ts';
import { contentHash } from './codec.ts';
import { linkedMonths } from './linked-months.ts';
import { linkedSteps } from './linked-steps.ts';
import { MOST, type MonthWrite, type NextMonth, sizeOf, writeTogether } from './month-write.ts';

export type ImportSummary = {
  changed: boolean;
  months: IsoMonth[];
  added: number;
  updated: number;
  removed: number;
};

export type LedgerChanges = {
  /** Each group is written completely or not at all, in this order. */
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

const monthsOf = ({ predecessor, row }: RenumberedRow): [IsoMonth, IsoMonth] => [
  monthOf(predecessor.date),
  monthOf(row.date),
];

const rowsMovedBetweenMonths = ({ renumberedRows }: Merge): RenumberedRow[] =>
  renumberedRows.filter((renumbered) => {
    const [from, to] = monthsOf(renumbered);
    return from !== to;
  });

const changedMonths = (
  accountId: string,
  stored: readonly StoredMonth[],
  rows: readonly Transaction[],
): Map<IsoMonth, NextMonth> => {
  const before = new Map(stored.map((month) => [month.month, month]));
  const after = byMonth(rows);
  const changed = new Map<IsoMonth, NextMonth>();
  for (const month of new Set([...before.keys(), ...after.keys()])) {
    const next = after.get(month) ?? [];
    const hash = contentHash(next);
    const known = before.get(month);
    if (hash !== known?.hash) changed.set(month, { accountId, month, rows: next, hash, stored: known });
  }
  return changed;
};

type AccountChanges = { groups: MonthWrite[][]; merge: Merge };

const planAccount = (stored: readonly StoredMonth[], imported: ImportedAccount): AccountChanges => {
  const merge = mergeImport(stored.flatMap(rowsOf), imported);
  const changed = changedMonths(imported.accountId, stored, merge.rows);
  const movedRows = rowsMovedBetweenMonths(merge);
  const groups = linkedMonths([...changed.keys()], movedRows.map(monthsOf)).flatMap((months) => {
    const group = months.flatMap((month) => changed.get(month) ?? []);
    const writes = writeTogether(group);
    const { actions, bytes } = sizeOf(writes);
    if (group.length < 2 || (actions <= MOST.actions && bytes <= MOST.bytes)) return [writes];
    const within = new Set(months);
    return linkedSteps(
      group,
      writes,
      movedRows.filter((moved) => within.has(monthsOf(moved)[0])),
      MOST,
    );
  });
  return { groups, merge };
};

const total = (accounts: readonly AccountChanges[], count: 'added' | 'updated' | 'removed'): number =>
  accounts.reduce((sum, { merge }) => sum + merge[count], 0);

/** @param stored every account-month within reach of the import; other accounts' months are allowed */
export const planLedgerImport = (
  stored: readonly StoredMonth[],
  accounts: readonly ImportedAccount[],
): LedgerChanges => {
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
