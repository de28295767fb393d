import { groupBy } from '../../group-by.ts';
import { keys, ledgerPartOfKey } from '../../platform/table/keys.ts';
import { sortKeysOf } from '../../platform/table/query.ts';
import type { Table } from '../../platform/table/table.ts';
import type { WriteItem } from '../../platform/table/transact.ts';
import { joinBatches, writeFenced } from './fenced-writes.ts';

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
  fence: WriteItem,
): Promise<void> => {
  const unwanted = new Set(accountIds);
  const parts = (await sortKeysOf(table, keys.ledgerOf(userId))).map(ledgerPartOfKey);
  const months = groupBy(
    parts.filter(({ accountId }) => unwanted.has(accountId)),
    ({ month, accountId }) => `${month}#${accountId}`,
  );
  const batches = [...months].map(([record, parts]) => {
    const actions = parts.map(({ month, accountId, part }) => ({
      Delete: { TableName: table.name, Key: keys.ledgerPart(userId, month, accountId, part) },
    }));
    return { actions, bytes: 0, records: [record] };
  });
  for (const actions of joinBatches(batches, { actions: PARTS_PER_TRANSACTION, bytes: 0 })) {
    await writeFenced(table, fence, actions);
  }
};
