import { type AccountSnapshotStore, accountSnapshotStore } from '../cards/account-snapshot-store.ts';
import { monthsToRead } from '../cards/months-to-read.ts';
import { MONTHS_OF_FUTURE_ROWS } from '../cards/purchase.ts';
import { type LedgerReader, ledgerReader } from '../ledger/ledger-reader.ts';
import { within } from '../ledger/within.ts';
import { openTable } from '../platform/table/table.ts';
import { storedOrFound } from '../recurring/current-streams.ts';
import { storedStreams } from '../recurring/stored-streams.ts';
import { type StreamRecordStore, streamRecordStore } from '../recurring/stream-record-store.ts';
import { datesOfStreams } from '../recurring/stream-stamp.ts';
import type { Reminder } from '../reminders/reminder.ts';
import { type ReminderStore, reminderStore } from '../reminders/reminder-store.ts';
import { connectionReader, type ReadConnections } from '../sync/connection-reader.ts';
import { type Item, stampedConnection } from '../sync/item.ts';
import { addDays, addMonths, type IsoDate } from '../time/calendar.ts';
import { reminderDates, SAME_DAYS } from './match-reminders.ts';
import { type ForecastSources, forecastSources } from './upcoming-items.ts';

/** Longer than a bill that may still be unpaid is old, with the transfers that may have paid it. */
const MONTHS_BACK = 3;

/** The first date whose rows matter beside those of cards, where the streams are known. */
const firstDateOfForecast = (reminders: readonly Reminder[], today: IsoDate): IsoDate => {
  const overdue = reminderDates(reminders, { today, last: today }).map(({ dueDate }) => addDays(dueDate, -SAME_DAYS));
  return [addMonths(today, -MONTHS_BACK), ...overdue].reduce((a, b) => (a < b ? a : b));
};

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
    const stamped = { ...snapshot, record, connections: connected.map(stampedConnection) };
    return { snapshot, stamped, stored: storedStreams(stamped, today), connected, active };
  });
  const wanted = records.then(({ stored, snapshot: { accounts }, active }) =>
    monthsToRead(accounts, stored ? firstDateOfForecast(active, today) : dates.first),
  );
  const last = addMonths(today, MONTHS_OF_FUTURE_ROWS);
  const [transactions, { snapshot, stamped, stored, connected, active }] = await Promise.all([
    ledger.range(userId, dates.first, last, { today, wanted }),
    records,
  ]);
  const streams = await storedOrFound(today, stored, stamped, () => within(transactions, dates));
  return { sources: forecastSources({ ...snapshot, transactions, streams }, active, today), connected };
};
