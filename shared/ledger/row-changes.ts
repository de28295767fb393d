import { isDeepStrictEqual } from 'node:util';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Transaction } from './transaction.ts';

/** How one transaction of the table changes the rows of an account, by their ids. A row that only moves to another month is changed. */
export type RowChanges = { accountId: string; added: string[]; changed: string[]; removed: string[] };

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
  return added.length + changed.length + removed.length > 0 ? [{ accountId, added, changed, removed }] : [];
};
