import { isDeepStrictEqual } from 'node:util';
import type { Table } from '../../platform/table/table.ts';
import { type WriteItem, writeAll } from '../../platform/table/transact.ts';
import { type IsoMonth, monthOf } from '../../time/calendar.ts';
import type { Transaction } from '../transaction.ts';

/** How one transaction of the table changes the rows of an account, by their ids. A row that only moves to another month is changed. */
export type RowChanges = {
  accountId: string;
  added: string[];
  changed: string[];
  removed: string[];
  /** That hold the added and changed rows; absent in records of older releases, which say nothing of installments either. */
  months?: IsoMonth[];
  /** One of the rows is an installment, or was one. */
  hasInstallments?: true;
};

/** What a transaction that changes rows puts into itself for those who follow them. */
export type RecordChanges = (changes: readonly RowChanges[]) => Promise<WriteItem[]>;

export const recordNowhere: RecordChanges = async () => [];

export const countOfChanges = (changes: readonly RowChanges[]): number =>
  changes.reduce((sum, { added, changed, removed }) => sum + added.length + changed.length + removed.length, 0);

/** @param before and after all rows of the account-months that are written */
export const rowChanges = (
  accountId: string,
  before: readonly Transaction[],
  after: readonly Transaction[],
): RowChanges[] => {
  const known = new Map(before.map((row) => [row.id, row]));
  const next = new Map(after.map((row) => [row.id, row]));
  const added = [...next.keys()].filter((id) => !known.has(id));
  const removed = [...known.keys()].filter((id) => !next.has(id));
  const changed = [...next].flatMap(([id, row]) => {
    const former = known.get(id);
    return former && !isDeepStrictEqual(former, row) ? [id] : [];
  });
  if (added.length + changed.length + removed.length === 0) return [];
  const touched = [...added, ...changed].flatMap((id) => next.get(id) ?? []);
  const left = [...changed, ...removed].flatMap((id) => known.get(id) ?? []);
  const months = [...new Set(touched.map(({ date }) => monthOf(date)))].sort();
  const hasInstallments = [...touched, ...left].some(({ installment }) => installment !== null);
  return [{ accountId, added, changed, removed, months, ...(hasInstallments && { hasInstallments }) }];
};

/** A concurrent import has written since this one read the ledger. */
export class StaleImportError extends Error {}

export const MAX_ACTIONS = 100;

/** Actions that must share a transaction, and what they change. `records` are their keys: a transaction may write a key once. */
export type Batch = {
  actions: readonly WriteItem[];
  bytes: number;
  records: readonly string[];
  changes: readonly RowChanges[];
};
export type WriteBounds = { actions: number; bytes: number };
export type Joined = { actions: WriteItem[]; changes: RowChanges[] };

/** Rows whose changes one record of the feed can name; batches that change more are not joined. */
const MOST_CHANGES = 5_000;

export const joinBatches = (batches: readonly Batch[], most: WriteBounds): Joined[] => {
  const joined: (Joined & { bytes: number; records: string[] })[] = [];
  for (const { actions, bytes, records, changes } of batches) {
    const last = joined.at(-1);
    const fits =
      last &&
      last.actions.length + actions.length <= most.actions &&
      last.bytes + bytes <= most.bytes &&
      countOfChanges(last.changes) + countOfChanges(changes) <= MOST_CHANGES &&
      !records.some((record) => last.records.includes(record));
    if (fits) {
      last.actions.push(...actions);
      last.records.push(...records);
      last.changes.push(...changes);
      last.bytes += bytes;
    } else joined.push({ actions: [...actions], bytes, records: [...records], changes: [...changes] });
  }
  return joined;
};

export const writeFenced = async (table: Table, fence: WriteItem, actions: readonly WriteItem[]): Promise<void> => {
  const failed = await writeAll(table, [fence, ...actions]);
  if (failed.length > 0) throw new StaleImportError('The ledger or the import version has changed');
};

/** For independent actions, in as many transactions as needed. @throws StaleImportError */
export const writeFencedEach = async (table: Table, fence: WriteItem, actions: readonly WriteItem[]): Promise<void> => {
  for (let start = 0; start < actions.length; start += MAX_ACTIONS - 1) {
    await writeFenced(table, fence, actions.slice(start, start + MAX_ACTIONS - 1));
  }
};
