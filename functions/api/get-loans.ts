import { inConnections } from '../../shared/accounts/holding.ts';
import { type HoldingsStore, holdingsStore } from '../../shared/accounts/holdings-store.ts';
import { getLoans as operation } from '../../shared/contract/operations/get-loans.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { connectionsOf, freshnessOf } from '../../shared/sync/freshness.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';
import { loansOf } from '../../shared/wealth/loans.ts';

type Services = { holdings: Pick<HoldingsStore, 'list'>; connections: ReadConnections };

export const getLoans = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  { holdings, connections }: Services,
) => {
  const [records, connected] = await Promise.all([holdings.list(userId), connections(userId)]);
  const held = inConnections(records, connected);
  return {
    data: loansOf(held, query.status, dateInSaoPaulo(now)),
    freshness: freshnessOf(connectionsOf(connected, held), now),
  };
};

export const endpoint = defineEndpoint(operation, getLoans, () => ({
  holdings: holdingsStore(openTable()),
  connections: connectionReader(openTable()),
}));
export const handler = apiHandler(endpoint);
