import type { Table } from '../platform/table/table.ts';
import { monthsOfAccounts } from './ledger-reader.ts';
import { type MonthSpan, rowsOf, type StoredMonth, WHOLE } from './store/account-month.ts';
import { contentHash } from './store/codec.ts';
import { monthActions } from './store/commit-months.ts';
import { type Batch, rowChanges } from './store/fenced-writes.ts';
import { sizeOf, writeTogether } from './store/month-write.ts';
import { readMonths, readMonthsUntil } from './store/read-months.ts';
import type { Transaction } from './transaction.ts';

export type Rewriting = {
  /** The rows that differ, as they will be. */
  rows: Transaction[];
  /** One per account-month, on the condition that it is as it was read. */
  batches: Batch[];
};

export type EditableLedger = {
  rows: readonly Transaction[];
  /** @param change keeps id, account and date; the row itself where nothing changes */
  rewrite(change: (row: Transaction) => Transaction): Rewriting;
};

/** Changes stored rows in place, for the user's own words. */
export const ledgerEditor = (table: Table) => ({
  /** All rows of an account, strongly consistent. */
  ofAccount: async (userId: string, accountId: string): Promise<readonly Transaction[]> =>
    (await monthsOfAccounts(table, userId, [accountId])).flatMap(rowsOf),

  /** Strongly consistent; the whole history without a span. */
  read: async (userId: string, span: MonthSpan = WHOLE): Promise<EditableLedger> =>
    editable(table, userId, await readMonths(table, userId, [span], { consistent: true })),

  /** Months with rows of unknown places, strongly consistent: of a long history the latest months where all of them are in these. */
  readWith: async (userId: string, rowIds: readonly string[]): Promise<EditableLedger> => {
    const areThere = (months: readonly StoredMonth[]): boolean => {
      const ids = new Set(months.flatMap((month) => rowsOf(month).map(({ id }) => id)));
      return rowIds.every((id) => ids.has(id));
    };
    return editable(table, userId, await readMonthsUntil(table, userId, areThere));
  },
});

const editable = (table: Table, userId: string, stored: readonly StoredMonth[]): EditableLedger => {
  const months = stored.map((month) => ({ stored: month, rows: rowsOf(month) }));
  return {
    rows: months.flatMap(({ rows }) => rows),
    rewrite: (change) => {
      const rewritten = months.flatMap(({ stored, rows: before }) => {
        const rows = before.map(change);
        // Of a long history almost every month: its rows need not be hashed to know it.
        if (rows.every((row, index) => row === before[index])) return [];
        const hash = contentHash(rows);
        if (hash === stored.hash) return [];
        const { accountId, month } = stored;
        const write = writeTogether([{ accountId, month, rows, hash, stored }]);
        const changes = rowChanges(accountId, before, rows);
        const changed = new Set(changes.flatMap((one) => one.changed));
        const batch: Batch = {
          actions: write.flatMap((one) => monthActions(table, userId, one)),
          bytes: sizeOf(write).bytes,
          records: [`${accountId}#${month}`],
          changes,
        };
        return [{ batch, rows: rows.filter(({ id }) => changed.has(id)) }];
      });
      return { batches: rewritten.map(({ batch }) => batch), rows: rewritten.flatMap(({ rows }) => rows) };
    },
  };
};

export type LedgerEditor = ReturnType<typeof ledgerEditor>;
export type { Batch, Joined } from './store/fenced-writes.ts';
export { joinBatches, MAX_ACTIONS } from './store/fenced-writes.ts';
export { MOST } from './store/month-write.ts';
