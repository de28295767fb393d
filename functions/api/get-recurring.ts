import { accountSnapshotStore } from '../../shared/cards/account-snapshot-store.ts';
import { getRecurring as operation } from '../../shared/contract/operations/get-recurring.ts';
import { openTable, type Table } from '../../shared/platform/table/table.ts';
import { listStreams, presentStream, summarizeStreams } from '../../shared/recurring/list-streams.ts';
import { currentStreams } from '../../shared/recurring/stored-streams.ts';
import { streamRecordStore } from '../../shared/recurring/stream-record-store.ts';
import { firstBillOfStreams } from '../../shared/recurring/stream-stamp.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader } from '../../shared/sync/connection-reader.ts';
import { connectionsOf, freshnessOf } from '../../shared/sync/freshness.ts';
import { stampedConnection } from '../../shared/sync/item.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

export const getRecurring = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  table: Table,
) => {
  const today = dateInSaoPaulo(now);
  const [record, snapshot, connected] = await Promise.all([
    streamRecordStore(table).read(userId),
    accountSnapshotStore(table).read(userId, firstBillOfStreams(today)),
    connectionReader(table)(userId),
  ]);
  const rows = async () => {
    const { rowsOfStreams } = await import('../../shared/recurring/stream-record-store.ts');
    return rowsOfStreams(table, userId, today);
  };
  const all = await currentStreams(today, { ...snapshot, record, connections: connected.map(stampedConnection) }, rows);
  const asked = snapshot.accounts.filter(({ id }) => id === query.accountId);
  const accounts = new Map(snapshot.accounts.map((account) => [account.id, account]));
  const streams = listStreams(all, query);
  return {
    data: streams.map((stream) => presentStream(stream, accounts)),
    summary: summarizeStreams(listStreams(all, { ...query, status: 'active' })),
    count: streams.length,
    freshness: freshnessOf(query.accountId ? connectionsOf(connected, asked) : connected, now),
  };
};

export const endpoint = defineEndpoint(operation, getRecurring, () => openTable());
export const handler = apiHandler(endpoint);
