import { keys, ledgerPartOfKey } from '../../storage/keys.ts';
import { sortKeysOf } from '../../storage/query.ts';
import type { Table } from '../../storage/table.ts';
import { writeAll } from '../../storage/transact.ts';

/** 50 parts of some 50 kB stay below a transaction's 4 MB. */
const PARTS_PER_TRANSACTION = 50;

/** Deletes every ledger part of the accounts; may be repeated after it stopped half way. */
export const removeMonths = async (table: Table, userId: string, accountIds: readonly string[]): Promise<void> => {
  const unwanted = new Set(accountIds);
  const everyPart = (await sortKeysOf(table, keys.ledgerOf(userId))).map(ledgerPartOfKey);
  const parts = everyPart.filter(({ accountId }) => unwanted.has(accountId));
  for (let start = 0; start < parts.length; start += PARTS_PER_TRANSACTION) {
    const batch = parts.slice(start, start + PARTS_PER_TRANSACTION);
    await writeAll(
      table,
      batch.map(({ month, accountId, part }) => ({
        Delete: { TableName: table.name, Key: keys.ledgerPart(userId, month, accountId, part) },
      })),
    );
  }
};
