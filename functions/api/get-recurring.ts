import { getRecurring as operation } from '../../shared/contract/operations/get-recurring.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { listStreams } from '../../shared/recurring/list-streams.ts';
import { presentStream, summarizeStreams } from '../../shared/recurring/present-stream.ts';
import { streamsIn } from '../../shared/recurring/read-streams.ts';
import { openStreamStores, readStreamSources, type StreamStores } from '../../shared/recurring/stream-sources-store.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { connectionsOf, freshnessOf } from '../../shared/sync/freshness.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

type Services = StreamStores & { connections: ReadConnections };

export const getRecurring = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  { connections, ...stores }: Services,
) => {
  const today = dateInSaoPaulo(now);
  const [sources, connected] = await Promise.all([readStreamSources(stores, userId, today), connections(userId)]);
  const asked = sources.accounts.filter(({ id }) => id === query.accountId);
  const accounts = new Map(sources.accounts.map((account) => [account.id, account]));
  const all = streamsIn(sources, today);
  const streams = listStreams(all, query);
  return {
    data: streams.map((stream) => presentStream(stream, accounts)),
    summary: summarizeStreams(listStreams(all, { ...query, status: 'active' })),
    count: streams.length,
    freshness: freshnessOf(query.accountId ? connectionsOf(connected, asked) : connected, now),
  };
};

export const endpoint = defineEndpoint(operation, getRecurring, () => ({
  ...openStreamStores(),
  connections: connectionReader(openTable()),
}));
export const handler = apiHandler(endpoint);
