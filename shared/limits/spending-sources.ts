import { accountSnapshotStore } from '../cards/account-snapshot-store.ts';
import { ledgerReader } from '../ledger/ledger-reader.ts';
import type { Table } from '../platform/table/table.ts';
import type { SpendingSources } from './spending.ts';

/** @param freshness `fresh` (strongly consistent) when the result triggers an action */
export const spendingSources = (table: Table, freshness: 'fresh' | 'relaxed'): SpendingSources => {
  const ledger = ledgerReader(table);
  return {
    readLedger: freshness === 'fresh' ? ledger.freshRange : ledger.range,
    snapshots: accountSnapshotStore(table),
  };
};
