import { type AccountSnapshotStore, accountSnapshotStore } from '../cards/account-snapshot-store.ts';
import { type LedgerReader, ledgerReader } from '../ledger/ledger-reader.ts';
import { openTable } from '../platform/table/table.ts';
import type { IsoDate } from '../time/calendar.ts';
import { datesOfStreams } from './stream-dates.ts';
import { type StreamRecordStore, streamRecordStore } from './stream-record-store.ts';

/** The stores that streams are found in. */
export type StreamStores = {
  snapshots: AccountSnapshotStore;
  ledger: Pick<LedgerReader, 'range'>;
  streams: Pick<StreamRecordStore, 'known'>;
};

/** The stores of the table that the environment names. */
export const openStreamStores = (): StreamStores => {
  const table = openTable();
  return { snapshots: accountSnapshotStore(table), ledger: ledgerReader(table), streams: streamRecordStore(table) };
};

/** All that the user's streams are found in, read side by side: one round trip. @param last a later date to read up to */
export const readStreamSources = async (
  { snapshots, ledger, streams }: StreamStores,
  userId: string,
  today: IsoDate,
  last: IsoDate = datesOfStreams(today).last,
) => {
  const { first } = datesOfStreams(today);
  const [transactions, { accounts, bills, closingDates }, known] = await Promise.all([
    ledger.range(userId, first, last, { today }),
    snapshots.read(userId),
    streams.known(userId),
  ]);
  return { transactions, accounts, bills, closingDates, known };
};
