import { listSpendingLimits as operation } from '../../shared/contract/operations/list-spending-limits.ts';
import { limitQuotaUnits } from '../../shared/limits/limit.ts';
import { limitQuota, listedLimitBody } from '../../shared/limits/limit-body.ts';
import { type LimitStore, limitStore } from '../../shared/limits/limit-store.ts';
import { readUsage } from '../../shared/limits/list-usage.ts';
import { type SpendingSources, spendingSources } from '../../shared/limits/spending.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { freshnessOf } from '../../shared/sync/freshness.ts';

type Services = {
  limits: Pick<LimitStore, 'list' | 'listActive'>;
  sources: SpendingSources;
  connections: ReadConnections;
};

export const listSpendingLimits = async (
  { userId, plan, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'plan' | 'query' | 'now'>,
  { limits, sources, connections }: Services,
) => {
  const { includeInactive } = query;
  const shown = includeInactive ? limits.list(userId) : limits.listActive(userId);
  const [usage, connected] = await Promise.all([readUsage(sources, userId, shown, now), connections(userId)]);
  const active = usage.filter(({ limit }) => limitQuotaUnits(limit)).length;
  const data = usage.map(({ limit, spent }) => listedLimitBody(limit, spent, now));
  return {
    data,
    count: data.length,
    quota: limitQuota(plan, active),
    filters: { includeInactive },
    freshness: freshnessOf(connected, now),
  };
};

const services = (): Services => {
  const table = openTable();
  return {
    limits: limitStore(table),
    sources: spendingSources(table, 'relaxed'),
    connections: connectionReader(table),
  };
};

export const endpoint = defineEndpoint(operation, listSpendingLimits, services);
export const handler = apiHandler(endpoint);
