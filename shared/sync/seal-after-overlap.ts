import { isDeepStrictEqual } from 'node:util';
import type { PreparedEvents } from '../events/outbox.ts';
import { StaleImportError, writeFenced } from '../ledger/store/fenced-writes.ts';
import type { Table } from '../platform/table/table.ts';
import type { StreamRecorder } from '../recurring/stream-recorder.ts';
import type { RowsOfConnection } from '../recurring/stream-seal.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { ImportLease, ImportLeases } from './import-lease.ts';
import { type Item, isSettled, rowsVersionOf } from './item.ts';
import type { ItemStore } from './item-store.ts';

type Parts = { table: Table; items: Pick<ItemStore, 'list'>; leases: ImportLeases; streams: StreamRecorder };
type Ended = {
  lease: ImportLease;
  /** The rows that the import's own seal covers. */
  sealed: readonly RowsOfConnection[];
  today: IsoDate;
  preparedEvents: PreparedEvents;
};

const NO_CHANGES = { writtenAccounts: [], removedAccounts: [], bills: { written: [], removed: [] } };

/** The versions of the rows of each connection; the lease's own is the one under which its rows may have changed. */
export const rowsOf = (connected: readonly Item[], { itemId, version }: ImportLease): RowsOfConnection[] =>
  connected.map((item) => ({ id: item.id, rowsVersion: item.id === itemId ? version : rowsVersionOf(item) }));

/**
 * Imports that end during each other's writes, as all first imports of a user do, leave seals of outdated states. The last one
 * to end finds every connection at rest and seals the final state of the rows.
 */
export const sealAfterOverlap = async (
  { table, items, leases, streams }: Parts,
  { lease, sealed, today, preparedEvents }: Ended,
): Promise<void> => {
  const connected = await items.list(lease.userId);
  const now = rowsOf(connected, lease);
  if (!connected.every(isSettled) || isDeepStrictEqual(now, sealed)) return;
  const { writes, seal } = await streams.record(lease.userId, NO_CHANGES, now, today, preparedEvents);
  try {
    await writeFenced(table, leases.seal(lease, seal), writes);
  } catch (error) {
    // A newer import seals what it finds.
    if (!(error instanceof StaleImportError)) throw error;
  }
};
