import type { WriteItem } from '../../platform/table/transact.ts';
import { type IsoMonth, monthOf } from '../../time/calendar.ts';
import { type ImportedAccount, type Merge, mergeImport } from '../merge.ts';
import type { RenumberedRow } from '../row-matching.ts';
import { asImported, type Transaction } from '../transaction.ts';
import { rowsOf, type StoredMonth } from './account-month.ts';
import { contentHash } from './codec.ts';
import { linkedMonths, linkedSteps } from './linked-steps.ts';
import {
  changesOf,
  MOST,
  type MonthGroup,
  type MonthWrite,
  type NextMonth,
  sizeOf,
  writeTogether,
} from './month-write.ts';

export type ImportSummary = {
  changed: boolean;
  months: IsoMonth[];
  added: number;
  updated: number;
  removed: number;
};

/** An account's rows with the user's words on them, in the order of `merge.rows`. */
export type Worded = {
  rows: Transaction[];
  /** Changes of the records that hold the words: written with the rows, or before them. */
  writes: WriteItem[];
};
/** Puts the user's words on merged rows, which are as imported. */
export type PutWords = (accountId: string, merge: Merge, former?: string) => Worded;

const wordless: PutWords = (_, { rows }) => ({ rows, writes: [] });

export type LedgerChanges = {
  wordWrites: WriteItem[];
  /** Each group is written completely or not at all, in this order. */
  groups: MonthGroup[];
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

const rowsMovedBetweenMonths = (renumberedRows: readonly RenumberedRow[]): RenumberedRow[] =>
  renumberedRows.filter((renumbered) => {
    const [from, to] = monthsOf(renumbered);
    return from !== to;
  });

/** Rows as they are and will be stored: merging compares rows as imported. */
const asStored = (
  renumberedRows: readonly RenumberedRow[],
  before: ReadonlyMap<Transaction, Transaction>,
  after: ReadonlyMap<Transaction, Transaction>,
): RenumberedRow[] =>
  renumberedRows.map(({ predecessor, row }) => ({
    predecessor: before.get(predecessor) ?? predecessor,
    row: after.get(row) ?? row,
  }));

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

const isTooLarge = (writes: readonly MonthWrite[]): boolean => {
  const { actions, bytes } = sizeOf(writes);
  return actions > MOST.actions || bytes > MOST.bytes;
};

// The removals come first: a reader that follows rows by their ids may find the same ones.
const takeover = (arriving: readonly NextMonth[], leaving: readonly NextMonth[]): MonthGroup[] => {
  const writes = [...writeTogether(leaving), ...writeTogether(arriving)];
  const months = [...new Set([...arriving, ...leaving].map(({ month }) => month))];
  if (months.length > 1 && isTooLarge(writes)) {
    const of = (group: readonly NextMonth[], month: IsoMonth) => group.filter((next) => next.month === month);
    return months.flatMap((month) => takeover(of(arriving, month), of(leaving, month)));
  }
  return [{ writes, changes: [...changesOf(leaving), ...changesOf(arriving)] }];
};

type AccountChanges = { groups: MonthGroup[]; merge: Merge; writes: WriteItem[] };

// The months of an account whose rows another one takes over, in the transaction that writes them there: a row is in one of them.
const leftMonths = (former: readonly StoredMonth[]): Map<IsoMonth, NextMonth> =>
  new Map(
    former
      .filter(({ parts }) => parts.some(({ count }) => count > 0))
      .map((stored) => {
        const { accountId, month } = stored;
        return [month, { accountId, month, rows: [], hash: contentHash([]), stored }];
      }),
  );

const planAccount = (
  stored: readonly StoredMonth[],
  taken: readonly StoredMonth[],
  imported: ImportedAccount,
  put: PutWords,
): AccountChanges => {
  const { accountId } = imported;
  const takenRows = taken.flatMap(rowsOf).map((row) => ({ ...row, accountId }));
  const before = new Map([...takenRows, ...stored.flatMap(rowsOf)].map((row) => [asImported(row), row]));
  const merge = mergeImport([...before.keys()], imported);
  const { rows, writes } = put(accountId, merge, imported.former);
  const after = new Map(merge.rows.map((row, index) => [row, rows[index] ?? row]));
  const changed = changedMonths(accountId, stored, rows);
  const left = leftMonths(taken);
  const movedRows = rowsMovedBetweenMonths(asStored(merge.renumberedRows, before, after));
  const months = [...new Set([...changed.keys(), ...left.keys()])];
  const groups = linkedMonths(months, movedRows.map(monthsOf)).flatMap((months) => {
    const group = months.flatMap((month) => changed.get(month) ?? []);
    const leaving = months.flatMap((month) => left.get(month) ?? []);
    if (leaving.length > 0) return takeover(group, leaving);
    const writes = writeTogether(group);
    if (group.length < 2 || !isTooLarge(writes)) {
      return [{ writes, changes: changesOf(group) }];
    }
    const within = new Set(months);
    return linkedSteps(
      group,
      writes,
      movedRows.filter((moved) => within.has(monthsOf(moved)[0])),
      MOST,
    );
  });
  return { groups, merge, writes };
};

const total = (accounts: readonly AccountChanges[], count: 'added' | 'updated' | 'removed'): number =>
  accounts.reduce((sum, { merge }) => sum + merge[count], 0);

/** @param stored every account-month within reach of the import; other accounts' months are allowed */
export const planLedgerImport = (
  stored: readonly StoredMonth[],
  accounts: readonly ImportedAccount[],
  put: PutWords = wordless,
): LedgerChanges => {
  const changes = accounts.map((account) =>
    planAccount(
      stored.filter(({ accountId }) => accountId === account.accountId),
      stored.filter(({ accountId }) => accountId === account.former),
      account,
      put,
    ),
  );
  const wordWrites = changes.flatMap(({ writes }) => writes);
  const groups = changes.flatMap((account) => account.groups);
  const months = [...new Set(groups.flatMap(({ writes }) => writes.map(({ month }) => month)))].sort();
  const [added, updated, removed] = [total(changes, 'added'), total(changes, 'updated'), total(changes, 'removed')];
  const changed = groups.length > 0 || wordWrites.length > 0;
  return { groups, wordWrites, summary: { changed, months, added, updated, removed } };
};
