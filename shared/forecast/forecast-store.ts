import { type AccountSnapshotStore, accountSnapshotStore } from '../cards/account-snapshot-store.ts';
import { MONTHS_OF_FUTURE_ROWS } from '../cards/purchase.ts';
import { type LedgerReader, ledgerReader } from '../ledger/ledger-reader.ts';
import { within } from '../ledger/within.ts';
import { openTable } from '../platform/table/table.ts';
import { datesOfStreams } from '../recurring/stream-dates.ts';
import { type StreamRecordStore, streamRecordStore } from '../recurring/stream-record-store.ts';
import { streamsOn } from '../recurring/streams-on.ts';
import { type ReminderStore, reminderStore } from '../reminders/reminder-store.ts';
import { connectionReader, type ReadConnections } from '../sync/connection-reader.ts';
import { type Item, sealedConnection } from '../sync/item.ts';
import { addMonths, type IsoDate } from '../time/calendar.ts';
import { forecastSources } from './forecast-sources.ts';
import type { ForecastSources } from './upcoming-items.ts';

/** The stores that a forecast is made from. */
export type ForecastStores = {
  snapshots: AccountSnapshotStore;
  ledger: Pick<LedgerReader, 'range'>;
  streamRecords: Pick<StreamRecordStore, 'read'>;
  reminders: Pick<ReminderStore, 'listActive'>;
  connections: ReadConnections;
};

/** The stores of the table that the environment names. */
export const openForecastStores = (): ForecastStores => {
  const table = openTable();
  return {
    snapshots: accountSnapshotStore(table),
    ledger: ledgerReader(table),
    streamRecords: streamRecordStore(table),
    reminders: reminderStore(table),
    connections: connectionReader(table),
  };
};

/** All that payments to come are known from, and how old it is, read side by side: one round trip. */
export const readForecast = async (
  { snapshots, ledger, streamRecords, reminders, connections }: ForecastStores,
  userId: string,
  today: IsoDate,
): Promise<{ sources: ForecastSources; connected: Item[] }> => {
  const dates = datesOfStreams(today);
  const [transactions, snapshot, record, active, connected] = await Promise.all([
    ledger.range(userId, dates.first, addMonths(today, MONTHS_OF_FUTURE_ROWS), { today }),
    snapshots.read(userId),
    streamRecords.read(userId),
    reminders.listActive(userId),
    connections(userId),
  ]);
  const sealed = { ...snapshot, record, connections: connected.map(sealedConnection) };
  const streams = await streamsOn(today, sealed, () => within(transactions, dates));
  return { sources: forecastSources({ ...snapshot, transactions, streams }, active, today), connected };
};
