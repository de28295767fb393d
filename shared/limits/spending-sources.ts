import { holdingsStore } from '../cards/holdings-store.ts';
import { ledgerStore } from '../ledger/ledger-store.ts';
import type { Table } from '../storage/table.ts';
import type { SpendingSources } from './spending.ts';

/** @param freshness `fresh` where the outcome is acted on: then reads are strongly consistent */
export const spendingSources = (table: Table, freshness: 'fresh' | 'relaxed'): SpendingSources => {
  const ledger = ledgerStore(table);
  return {
    readLedger: freshness === 'fresh' ? ledger.freshRange : ledger.range,
    holdings: holdingsStore(table),
  };
};
