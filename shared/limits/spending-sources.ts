import { accountSnapshotStore } from '../cards/account-snapshot-store.ts';
import { ledgerStore } from '../ledger/ledger-store.ts';
import type { Table } from '../platform/table/table.ts';
import type { SpendingSources } from './spending.ts';

/** @param freshness `fresh` (strongly consistent) when the result triggers an action */
export const spendingSources = (table: Table, freshness: 'fresh' | 'relaxed'): SpendingSources => {
  const ledger = ledgerStore(table);
  return {
    readLedger: freshness === 'fresh' ? ledger.freshRange : ledger.range,
    snapshots: accountSnapshotStore(table),
  };
};
