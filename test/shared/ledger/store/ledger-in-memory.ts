import type { ImportedAccount } from '../../../../shared/ledger/merge.ts';
import { newestFirst } from '../../../../shared/ledger/newest-first.ts';
import { rowsOf, type StoredMonth } from '../../../../shared/ledger/store/account-month.ts';
import { type LedgerChanges, planLedgerImport } from '../../../../shared/ledger/store/plan-import.ts';

/** The planned writes applied as the table would, version conditions included. */
export const ledgerInMemory = () => {
  const months = new Map<string, StoredMonth>();

  const apply = ({ groups }: LedgerChanges): void => {
    for (const { accountId, month, before, parts } of groups.flat()) {
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
    import: (imported: ImportedAccount) => {
      const changes = planLedgerImport([...months.values()], [imported]);
      apply(changes);
      return changes;
    },
    rows: () => [...months.values()].flatMap(rowsOf).sort(newestFirst),
  };
};
