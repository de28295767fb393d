import { inConnections } from '../accounts/holding.ts';
import { billsFrom, countedRows } from '../cards/account-snapshot.ts';
import { rowsAndBills } from '../cards/card-reader.ts';
import { plansBefore } from '../cash-flow/spending-period.ts';
import { type ForecastStores, openForecastStores } from '../forecast/forecast-store.ts';
import { within } from '../ledger/filters.ts';
import { type LimitStore, limitStore } from '../limits/limit-store.ts';
import { readUsage } from '../limits/list-usage.ts';
import { isCoveredBy, knownSnapshot } from '../limits/spending.ts';
import { openTable } from '../platform/table/table.ts';
import { currentStreams } from '../recurring/stored-streams.ts';
import { datesOfStreams } from '../recurring/stream-stamp.ts';
import { type SignalStore, signalStore } from '../signals/signal-store.ts';
import { stampedConnection } from '../sync/item.ts';
import type { Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import type { OverviewSources } from './overview.ts';
import { datesOfOverview } from './overview-dates.ts';

export type OverviewStores = ForecastStores & {
  limits: Pick<LimitStore, 'listActive'>;
  signals: Pick<SignalStore, 'list'>;
};

/** The stores of the table that the environment names. */
export const openOverviewStores = (): OverviewStores => ({
  ...openForecastStores(),
  limits: limitStore(openTable()),
  signals: signalStore(openTable()),
});

/** Reads all in parallel, each record once: one round trip, and a second one for a limit whose period ended long ago or a bill in installments. */
export const readOverview = async (
  stores: OverviewStores,
  userId: string,
  now: Instant,
): Promise<Omit<OverviewSources, 'subscription'>> => {
  const today = dateInSaoPaulo(now);
  const dates = datesOfOverview(today);
  const rows = stores.ledger.range(userId, dates.first, dates.last, { today });
  const firstBill = billsFrom(dates.first, today);
  const snapshot = stores.snapshots.read(userId, firstBill);
  const spending = {
    readLedger: async (of: string, first: typeof today, last: typeof today) =>
      isCoveredBy({ first, last }, dates) ? within(await rows, { first, last }) : stores.ledger.range(of, first, last),
    snapshots: knownSnapshot(stores.snapshots, snapshot, firstBill),
  };
  const [read, records, record, reminders, connections, signals, usage] = await Promise.all([
    rows,
    snapshot,
    stores.streamRecords.read(userId),
    stores.reminders.listAmongActive(userId),
    stores.connections(userId),
    stores.signals.list(userId),
    readUsage(spending, userId, stores.limits.listActive(userId), now),
  ]);
  const transactions = countedRows(read, records);
  const before = await plansBefore({ ...records, transactions }, dates, rowsAndBills(stores, userId, today));
  const stamped = { ...records, record, connections: connections.map(stampedConnection) };
  const streams = await currentStreams(today, stamped, () => within(transactions, datesOfStreams(today)));
  const holdings = inConnections(records.holdings ?? [], connections);
  return { ...records, transactions, ...before, streams, reminders, connections, signals, usage, holdings };
};
