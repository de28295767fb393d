import { type AccountSnapshotStore, accountSnapshotStore } from '../cards/account-snapshot-store.ts';
import { monthsToRead } from '../cards/months-to-read.ts';
import { MONTHS_OF_FUTURE_ROWS } from '../cards/purchase.ts';
import { type LedgerReader, ledgerReader } from '../ledger/ledger-reader.ts';
import { within } from '../ledger/within.ts';
import { openTable } from '../platform/table/table.ts';
import { keptStreams } from '../recurring/kept-streams.ts';
import { datesOfStreams } from '../recurring/stream-dates.ts';
import { type StreamRecordStore, streamRecordStore } from '../recurring/stream-record-store.ts';
import { keptOrFound } from '../recurring/streams-on.ts';
import { type ReminderStore, reminderStore } from '../reminders/reminder-store.ts';
import { connectionReader, type ReadConnections } from '../sync/connection-reader.ts';
import { type Item, sealedConnection } from '../sync/item.ts';
import { addMonths, type IsoDate } from '../time/calendar.ts';
import { firstDateOfForecast } from './first-date.ts';
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

/**
 * All that payments to come are known from, and how old it is, read side by side: one round trip. Where the streams that an
 * import left hold, the older rows of bank accounts are not needed.
 */
export const readForecast = async (
  { snapshots, ledger, streamRecords, reminders, connections }: ForecastStores,
  userId: string,
  today: IsoDate,
): Promise<{ sources: ForecastSources; connected: Item[] }> => {
  const dates = datesOfStreams(today);
  const records = Promise.all([
    snapshots.read(userId),
    streamRecords.read(userId),
    connections(userId),
    reminders.listActive(userId),
  ]).then(([snapshot, record, connected, active]) => {
    const sealed = { ...snapshot, record, connections: connected.map(sealedConnection) };
    return { snapshot, sealed, kept: keptStreams(sealed, today), connected, active };
  });
  const wanted = records.then(({ kept, snapshot: { accounts }, active }) =>
    monthsToRead(accounts, kept ? firstDateOfForecast(active, today) : dates.first),
  );
  const last = addMonths(today, MONTHS_OF_FUTURE_ROWS);
  const [transactions, { snapshot, sealed, kept, connected, active }] = await Promise.all([
    ledger.range(userId, dates.first, last, { today, wanted }),
    records,
  ]);
  const streams = await keptOrFound(today, kept, sealed, () => within(transactions, dates));
  return { sources: forecastSources({ ...snapshot, transactions, streams }, active, today), connected };
};
