import { byDateDescending } from '../../../../shared/ledger/filters.ts';
import type { ImportedAccount } from '../../../../shared/ledger/merge.ts';
import { rowsOf, type StoredMonth } from '../../../../shared/ledger/store/account-month.ts';
import { contentHash } from '../../../../shared/ledger/store/codec.ts';
import { writeTogether } from '../../../../shared/ledger/store/month-write.ts';
import { type LedgerChanges, type PutWords, planLedgerImport } from '../../../../shared/ledger/store/plan-import.ts';
import type { Transaction } from '../../../../shared/ledger/transaction.ts';

/** The planned writes applied as the table would, version conditions included. */
export const ledgerInMemory = () => {
  const months = new Map<string, StoredMonth>();

  const apply = ({ groups }: Pick<LedgerChanges, 'groups'>): void => {
    for (const { accountId, month, before, parts } of groups.flatMap(({ writes }) => writes)) {
      const stored = months.get(`${accountId}#${month}`);
      const [first] = parts;
      const isExpected =
        (stored?.generation ?? 0) === before.generation && (stored?.parts.length ?? 0) === before.parts;
      if (!first || !isExpected) throw new Error(`Unexpected write of ${month}`);
      const { generation, hash, minSiblingGenerations } = first;
      months.set(`${accountId}#${month}`, { accountId, month, generation, hash, minSiblingGenerations, parts });
    }
  };

  return {
    import: (imported: ImportedAccount, put?: PutWords) => {
      const changes = planLedgerImport([...months.values()], [imported], put);
      apply(changes);
      return changes;
    },
    rewrite: (change: (row: Transaction) => Transaction): void => {
      const groups = [...months.values()].map((stored) => {
        const rows = rowsOf(stored).map(change);
        return { writes: writeTogether([{ ...stored, rows, hash: contentHash(rows), stored }]), changes: [] };
      });
      apply({ groups });
    },
    rows: () => [...months.values()].flatMap(rowsOf).sort(byDateDescending),
  };
};
