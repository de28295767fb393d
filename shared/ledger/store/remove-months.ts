import type { Table } from '../../platform/table/table.ts';
import type { WriteItem } from '../../platform/table/transact.ts';
import { type RecordChanges, rowChanges } from '../row-changes.ts';
import { rowsOf } from './account-month.ts';
import { joinBatches, writeFenced } from './fenced-writes.ts';
import { WHOLE } from './month-groups.ts';
import { partKeys } from './part-record.ts';
import { readMonths } from './read-months.ts';

/** 50 parts of about 50 kB stay below a transaction's 4 MB. */
const PARTS_PER_TRANSACTION = 50;

/**
 * Each month goes in one transaction. Repeatable.
 * @throws StaleImportError when the fence fails; earlier deletions stay
 */
export const removeMonths = async (
  table: Table,
  userId: string,
  accountIds: readonly string[],
  { fence, recordRows }: { fence: WriteItem; recordRows: RecordChanges },
): Promise<void> => {
  const unwanted = new Set(accountIds);
  const months = await readMonths(table, userId, [WHOLE], { consistent: true, accountIds: unwanted });
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
  for (const { actions, changes } of joinBatches(batches, { actions: PARTS_PER_TRANSACTION, bytes: 0 })) {
    const recorded = changes.length > 0 ? await recordRows(changes) : [];
    await writeFenced(table, fence, [...actions, ...recorded]);
  }
};
