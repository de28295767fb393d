import { inConnections } from '../../shared/accounts/holding.ts';
import { type HoldingsStore, holdingsStore } from '../../shared/accounts/holdings-store.ts';
import { billsFrom, countedRows } from '../../shared/cards/account-snapshot.ts';
import { type AccountSnapshotStore, accountSnapshotStore } from '../../shared/cards/account-snapshot-store.ts';
import { MONTHS_OF_FUTURE_ROWS } from '../../shared/cards/purchase.ts';
import { getNetWorth as operation } from '../../shared/contract/operations/get-net-worth.ts';
import { type LedgerReader, ledgerReader } from '../../shared/ledger/ledger-reader.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { freshnessOf } from '../../shared/sync/freshness.ts';
import { addMonths } from '../../shared/time/calendar.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';
import { paymentsOfCards } from '../../shared/transfers/card-payment.ts';
import { classifyTransfers } from '../../shared/transfers/classify-transfers.ts';
import { netWorthOf } from '../../shared/wealth/net-worth.ts';

type Services = {
  snapshots: AccountSnapshotStore;
  ledger: Pick<LedgerReader, 'range'>;
  holdings: Pick<HoldingsStore, 'list'>;
  connections: ReadConnections;
};

/** Before the months of the answer, a connection's first row and the bills that are unpaid are looked for. */
const MONTHS_BEFORE = 12;

export const getNetWorth = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  { snapshots, ledger, holdings, connections }: Services,
) => {
  const today = dateInSaoPaulo(now);
  const first = addMonths(today, -query.months - MONTHS_BEFORE);
  const [snapshot, read, records, connected] = await Promise.all([
    snapshots.read(userId, billsFrom(first, today)),
    ledger.range(userId, first, addMonths(today, MONTHS_OF_FUTURE_ROWS), { today }),
    holdings.list(userId),
    connections(userId),
  ]);
  const { accounts, bills } = snapshot;
  const transactions = countedRows(read, snapshot);
  const isPayment = paymentsOfCards(() => classifyTransfers(transactions, accounts, bills));
  const sources = { ...snapshot, transactions, holdings: inConnections(records, connected), isPayment };
  return { data: netWorthOf(sources, query.months, today), freshness: freshnessOf(connected, now) };
};

export const endpoint = defineEndpoint(operation, getNetWorth, () => {
  const table = openTable();
  return {
    snapshots: accountSnapshotStore(table),
    ledger: ledgerReader(table),
    holdings: holdingsStore(table),
    connections: connectionReader(table),
  };
});
export const handler = apiHandler(endpoint);
