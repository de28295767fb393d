import type { Table } from '../../platform/table/table.ts';
import type { WriteItem } from '../../platform/table/transact.ts';
import { updateOf } from '../../platform/table/update.ts';
import { monthsOfAccounts } from '../ledger-reader.ts';
import { rowsOf } from './account-month.ts';
import { type Batch, type Joined, joinBatches, type RecordChanges, rowChanges, writeFenced } from './fenced-writes.ts';
import { MOST, type MonthWrite, sizeOf } from './month-write.ts';
import { changeTo, partKeys, toItem } from './part-record.ts';
import type { LedgerChanges } from './plan-import.ts';

const NEW = { ConditionExpression: 'attribute_not_exists(pk)' };
const standsAt = (generation: number) => ({
  ConditionExpression: 'generation = :generation',
  ExpressionAttributeValues: { ':generation': generation },
});

export const monthActions = (
  table: Table,
  userId: string,
  { accountId, month, before, parts }: MonthWrite,
): WriteItem[] => {
  const { name } = table;
  const { part: keyOf } = partKeys(table);
  const expected = standsAt(before.generation);
  const puts = parts.map(
    (part, index): WriteItem =>
      index < before.parts
        ? updateOf(table, keyOf(userId, month, accountId, index), changeTo(part, before.generation))
        : { Put: { TableName: name, Item: toItem(table, userId, part), ...NEW } },
  );
  const surplus = Array.from({ length: Math.max(0, before.parts - parts.length) }, (_, index) => ({
    Delete: { TableName: name, Key: keyOf(userId, month, accountId, parts.length + index), ...expected },
  }));
  return [...puts, ...surplus];
};

// The words go first: where they and the months exceed one transaction, the next import finds them with their new rows.
const wordBatches = (writes: readonly WriteItem[]): Batch[] => {
  const batches: Batch[] = [];
  for (let start = 0; start < writes.length; start += MOST.actions) {
    batches.push({ actions: writes.slice(start, start + MOST.actions), bytes: 0, records: [], changes: [] });
  }
  return batches;
};

/** What each transaction of an import holds, beside its fence and the records of its changes. */
export const transactionsOf = (
  table: Table,
  userId: string,
  { groups, wordWrites }: Pick<LedgerChanges, 'groups' | 'wordWrites'>,
): Joined[] => {
  const months = groups.map(({ writes, changes }) => ({
    actions: writes.flatMap((write) => monthActions(table, userId, write)),
    bytes: sizeOf(writes).bytes,
    records: writes.map(({ accountId, month }) => `${accountId}#${month}`),
    changes,
  }));
  return joinBatches([...wordBatches(wordWrites), ...months], MOST);
};

/**
 * Groups are written in order, each within one transaction; small ones share one.
 * @throws StaleImportError when the fence or a generation has changed; earlier transactions stay
 */
export const commitMonths = async (
  table: Table,
  userId: string,
  planned: Pick<LedgerChanges, 'groups' | 'wordWrites'>,
  { fence, recordRows }: { fence: WriteItem; recordRows: RecordChanges },
): Promise<void> => {
  for (const { actions, changes } of transactionsOf(table, userId, planned)) {
    const recorded = changes.length > 0 ? await recordRows(changes) : [];
    await writeFenced(table, fence, [...actions, ...recorded]);
  }
};

/** 50 parts of about 50 kB stay below a transaction's 4 MB. */
const PARTS_PER_TRANSACTION = 50;

/** The removal of all rows of accounts: each month goes in one transaction. */
export const removalOf = async (table: Table, userId: string, accountIds: readonly string[]): Promise<Joined[]> => {
  const months = await monthsOfAccounts(table, userId, accountIds);
  const batches = months.map((stored) => {
    const { accountId, month, parts } = stored;
    const actions = parts.map(({ part }) => ({
      Delete: { TableName: table.name, Key: partKeys(table).part(userId, month, accountId, part) },
    }));
    return {
      actions,
      bytes: 0,
      records: [`${month}#${accountId}`],
      changes: rowChanges(accountId, rowsOf(stored), []),
    };
  });
  return joinBatches(batches, { actions: PARTS_PER_TRANSACTION, bytes: 0 });
};

/** Repeatable. @throws StaleImportError when the fence fails; earlier deletions stay */
export const removeMonths = async (
  table: Table,
  userId: string,
  accountIds: readonly string[],
  { fence, recordRows }: { fence: WriteItem; recordRows: RecordChanges },
): Promise<void> => {
  for (const { actions, changes } of await removalOf(table, userId, accountIds)) {
    const recorded = changes.length > 0 ? await recordRows(changes) : [];
    await writeFenced(table, fence, [...actions, ...recorded]);
  }
};
