import { inConnections } from '../accounts/holding.ts';
import { countedRows, monthsToRead } from '../cards/account-snapshot.ts';
import { type AccountSnapshotStore, accountSnapshotStore } from '../cards/account-snapshot-store.ts';
import { MONTHS_OF_FUTURE_ROWS } from '../cards/purchase.ts';
import { within } from '../ledger/filters.ts';
import { type LedgerReader, ledgerReader } from '../ledger/ledger-reader.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { openTable, type Table } from '../platform/table/table.ts';
import {
  type Everyday,
  type EverydaySources,
  keptYearly,
  type ReckonEveryday,
  withKeptYearly,
} from '../recurring/packed-streams.ts';
import { storedFound, storedOrFound } from '../recurring/stored-streams.ts';
import { type StreamRecordStore, streamRecordStore } from '../recurring/stream-record-store.ts';
import { datesOfStreams, firstBillOfStreams } from '../recurring/stream-stamp.ts';
import type { Reminder } from '../reminders/reminder.ts';
import { digestOfReminders } from '../reminders/reminder-occurrence.ts';
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
  reminders: Pick<ReminderStore, 'listAmongActive'>;
  connections: ReadConnections;
};

const freshRange =
  (ledger: LedgerReader): LedgerReader['range'] =>
  (userId, from, to) =>
    ledger.freshRange(userId, from, to);

/**
 * The stores of the table that the environment names.
 * @param freshness `fresh` for a job that must see the import before it, at twice the read units of the rows
 */
export const openForecastStores = (freshness: 'fresh' | 'relaxed' = 'relaxed'): ForecastStores => {
  const table = openTable();
  return {
    snapshots: accountSnapshotStore(table),
    ledger: freshness === 'fresh' ? { range: freshRange(ledgerReader(table)) } : ledgerReader(table),
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
): Promise<{ sources: ForecastSources; connected: Item[]; everyday: Everyday | null }> => {
  const dates = datesOfStreams(today);
  const records = Promise.all([
    snapshots.read(userId, firstBillOfStreams(today)),
    streamRecords.read(userId),
    connections(userId),
    reminders.listAmongActive(userId),
  ]).then(([snapshot, record, connected, active]) => {
    const stamped = { ...snapshot, record, connections: connected.map(stampedConnection) };
    const stored = storedFound(stamped, today);
    const kept = stored?.everyday?.reminders === digestOfReminders(active) ? stored.everyday : null;
    return { snapshot, stamped, stored, kept, connected, active };
  });
  const wanted = records.then(({ kept, snapshot: { accounts }, active }) =>
    monthsToRead(accounts, kept ? firstDateOfForecast(active, today) : dates.first),
  );
  // A ledger that reads all rows asks it nothing; unhandled, its failure would end the process.
  wanted.catch(() => undefined);
  const last = addMonths(today, MONTHS_OF_FUTURE_ROWS);
  const [read, { snapshot, stamped, stored, kept, connected, active }] = await Promise.all([
    ledger.range(userId, dates.first, last, { today, wanted }),
    records,
  ]);
  const transactions = countedRows(read, snapshot);
  const rows = (): Transaction[] => within(transactions, dates);
  const found = await storedOrFound(today, stored?.streams ?? null, stamped, rows);
  const streams = withKeptYearly(found, keptYearly(stamped), today);
  const explained = [...found, ...keptYearly(stamped)];
  const reckonable = () => ({ ...snapshot, transactions: rows(), streams: explained });
  const everyday = kept ?? (await reckoned(stored?.everyday ?? null, reckonable(), active, today));
  // What a second connection of an institution holds, too, is paid once.
  const holdings = inConnections(snapshot.holdings ?? [], connected);
  const known = { ...snapshot, holdings, transactions, streams };
  return { sources: forecastSources(known, active, today), connected, everyday };
};

// Loaded only where no import has left it for the reminders of now.
const reckoned = async (
  stored: Everyday | null,
  sources: EverydaySources,
  reminders: readonly Reminder[],
  today: IsoDate,
): Promise<Everyday> => {
  const { keptOrReckoned } = await import('./everyday.ts');
  return keptOrReckoned(stored, sources, reminders, today);
};

/** Everyday spending as imports keep it in the record of the streams. */
export const everydayOfUser =
  (table: Table): ReckonEveryday =>
  async (userId) => {
    const [reminders, { everydayIn }] = await Promise.all([
      reminderStore(table).listAmongActive(userId),
      import('./everyday.ts'),
    ]);
    return (sources, today) => everydayIn(sources, reminders, today);
  };
