import { accountStore } from '../accounts/account-store.ts';
import { billStore } from '../cards/bill-store.ts';
import { ledgerStore } from '../ledger/ledger-store.ts';
import { ownWordsStore } from '../own-words/own-words-store.ts';
import type { Table } from '../platform/table/table.ts';
import type { Aggregator } from '../pluggy/aggregator.ts';
import { streamRecorder } from '../recurring/stream-recorder.ts';
import { type Instant, systemClock } from '../time/instant.ts';
import type { ImportParts } from './import-item.ts';
import { importLeases } from './import-lease.ts';
import { itemStore } from './item-store.ts';

/** @param ledgerChanged see `WriteParts` */
export const importParts = (
  table: Table,
  aggregator: Aggregator,
  ledgerChanged: (userId: string) => Promise<void>,
  clock: () => Instant = systemClock,
): ImportParts => ({
  table,
  items: itemStore(table),
  leases: importLeases(table),
  accounts: accountStore(table),
  bills: billStore(table),
  ledger: ledgerStore(table),
  streams: streamRecorder(table),
  words: ownWordsStore(table),
  aggregator,
  ledgerChanged,
  clock,
});
