import { billsFrom, countedRows } from '../../shared/cards/account-snapshot.ts';
import { type AccountSnapshotStore, accountSnapshotStore } from '../../shared/cards/account-snapshot-store.ts';
import { statement as operation } from '../../shared/contract/web/statement.ts';
import { type LedgerStore, ledgerStore } from '../../shared/ledger/ledger-store.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { datesAround } from '../../shared/reports/expensive-categories.ts';
import { holding, inOrder, orderOf, statementOf, wordsAsTexts } from '../../shared/reports/statement.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { transactionSearch } from '../../shared/search/transaction-search.ts';
import { sentencesOfRows } from '../../shared/signals/signal.ts';
import { type SignalStore, signalStore } from '../../shared/signals/signal-store.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { freshnessOf } from '../../shared/sync/freshness.ts';
import { firstDayOf, type IsoDate, monthOf } from '../../shared/time/calendar.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

type Query = WebRequestOf<typeof operation>['query'];
type Services = {
  ledger: Pick<LedgerStore, 'range'>;
  snapshots: AccountSnapshotStore;
  connections: ReadConnections;
  signals: Pick<SignalStore, 'list'>;
};

const messageOf = async ({ message, leaveOut = '' }: Query, today: IsoDate) => {
  if (!message?.trim()) return null;
  const { messageFilter } = await import('../../shared/search/message/message-filter.ts');
  return messageFilter(message, today, leaveOut.split('|'));
};

/** The given dates, or the running month up to today; of a message that has its own dates, those. */
const searchOf = async (query: Query, today: IsoDate) => {
  const message = await messageOf(query, today);
  const hasDates = message?.period.startDate || message?.period.endDate;
  const { startDate = firstDayOf(monthOf(today)), endDate } = query;
  return transactionSearch(hasDates ? {} : { startDate, endDate }, message, today);
};

export const statement = async (
  { caller: { userId }, query, now }: WebRequestOf<typeof operation>,
  { ledger, snapshots, connections, signals }: Services,
) => {
  const today = dateInSaoPaulo(now);
  const search = await searchOf(query, today);
  const { first, last } = datesAround(search.reads, today);
  const [read, snapshot, connected, known] = await Promise.all([
    ledger.range(userId, first, last, { today }),
    snapshots.read(userId, billsFrom(first, today)),
    connections(userId),
    signals.list(userId),
  ]);
  const transactions = countedRows(read, snapshot);
  const { rows: found, interpretation: understood } = search.select(transactions, snapshot.accounts, snapshot.holdings);
  // A part that was taken out is not looked for as words either.
  const isWhole = (query.leaveOut ?? '').split('|').every((part) => part === '' || part === 'period');
  const interpretation = understood && isWhole ? wordsAsTexts(understood) : understood;
  const rows = interpretation === understood ? found : holding(found, interpretation?.texts ?? []);
  const order = orderOf(interpretation?.ranking ?? []);
  const { as_of, is_stale } = freshnessOf(connected, now);
  return {
    body: {
      as_of,
      is_stale,
      period: search.period,
      interpretation: interpretation ?? null,
      order,
      ...statementOf(inOrder(rows, order), transactions, snapshot, sentencesOfRows(known)),
    },
  };
};

export const endpoint = defineWebEndpoint(operation, statement, () => ({
  ledger: ledgerStore(openTable()),
  snapshots: accountSnapshotStore(openTable()),
  connections: connectionReader(openTable()),
  signals: signalStore(openTable()),
}));
export const handler = webHandler(endpoint);
