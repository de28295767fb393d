import type { AccountStore } from '../accounts/account-store.ts';
import type { BillStore } from '../cards/bill-store.ts';
import { type LedgerChanges, type LedgerStore, StaleImportError } from '../ledger/ledger-store.ts';
import type { Table } from '../storage/table.ts';
import { type WriteItem, writeAll } from '../storage/transact.ts';
import type { Instant } from '../time/instant.ts';
import type { ImportLease, ImportLeases } from './import-lease.ts';
import type { ImportPlan } from './plan-import.ts';

export type WriteParts = {
  table: Table;
  leases: ImportLeases;
  accounts: AccountStore;
  bills: BillStore;
  ledger: LedgerStore;
  /** Called once the ledger has changed, before the import ends; an import that died there is completed, this included. */
  ledgerChanged(userId: string): Promise<void>;
};

/** Everything that one import writes. */
export type WholePlan = ImportPlan & {
  ledgerChanges: LedgerChanges;
  fullPullAt: Instant | null;
  /** An import before this one died before its end; what it was to set off is set off now. */
  completesAnother: boolean;
};

// A transaction takes 100 actions, one of which is the fence.
const ACTIONS = 99;

const writeFenced = async (table: Table, writes: readonly WriteItem[]): Promise<void> => {
  const failed = await writeAll(table, writes);
  if (failed.length > 0) throw new StaleImportError('The import version has moved on');
};

/**
 * Writes an import in steps of which each leaves whole data: transactions, then accounts and bills, and with the last
 * of them the item's state, which ends the import. A crash in between is completed by the next import.
 * @throws StaleImportError when another import came, or the item is gone; nothing is overwritten then
 */
export const writeImport = async (parts: WriteParts, lease: ImportLease, plan: WholePlan): Promise<void> => {
  const { table, leases, accounts, bills, ledger } = parts;
  const { userId } = lease;
  const summary = await ledger.commit(userId, plan.ledgerChanges, leases.fence(lease));
  const removed = plan.removedAccounts.map(({ id }) => id);
  if (removed.length > 0) await ledger.removeAccounts(userId, removed);
  if (summary.changed || removed.length > 0 || plan.completesAnother) await parts.ledgerChanged(userId);
  const writes = [
    ...plan.writtenAccounts.map((account) => accounts.put(userId, account)),
    ...removed.map((id) => accounts.remove(userId, id)),
    ...bills.writes(userId, plan.bills),
  ];
  let start = 0;
  for (; start + ACTIONS < writes.length; start += ACTIONS) {
    await writeFenced(table, [leases.fence(lease), ...writes.slice(start, start + ACTIONS)]);
  }
  await writeFenced(table, [leases.finish(lease, plan), ...writes.slice(start)]);
};
