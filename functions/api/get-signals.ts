import { getSignals as operation } from '../../shared/contract/operations/get-signals.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { listSignals, presentSignal, summarizeSignals } from '../../shared/signals/signal.ts';
import { type SignalStore, signalStore } from '../../shared/signals/signal-store.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { freshnessOf } from '../../shared/sync/freshness.ts';

type Services = { signals: Pick<SignalStore, 'list'>; connections: ReadConnections };

export const getSignals = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  { signals, connections }: Services,
) => {
  const [all, connected] = await Promise.all([signals.list(userId), connections(userId)]);
  return {
    data: listSignals(all, query).map(presentSignal),
    summary: summarizeSignals(all),
    freshness: freshnessOf(connected, now),
  };
};

const services = (): Services => {
  const table = openTable();
  return { signals: signalStore(table), connections: connectionReader(table) };
};

export const endpoint = defineEndpoint(operation, getSignals, services);
export const handler = apiHandler(endpoint);
