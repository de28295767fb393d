import { listSpendingLimits as operation } from '../../shared/contract/operations/list-spending-limits.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { endpoint as defineEndpoint, type RequestOf } from '../../shared/http/endpoint.ts';
import { listedLimitBody } from '../../shared/limits/limit-body.ts';
import { type LimitStore, limitStore } from '../../shared/limits/limit-store.ts';
import { readUsage } from '../../shared/limits/list-usage.ts';
import type { SpendingSources } from '../../shared/limits/spending.ts';
import { spendingSources } from '../../shared/limits/spending-sources.ts';
import { limitQuota } from '../../shared/limits/texts.ts';
import { openTable } from '../../shared/storage/table.ts';

type Services = { limits: Pick<LimitStore, 'list'>; sources: SpendingSources };

export const listSpendingLimits = async (
  { userId, plan, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'plan' | 'query' | 'now'>,
  { limits, sources }: Services,
) => {
  const { includeInactive } = query;
  const all = limits.list(userId);
  const shown = all.then((limitsOfUser) => limitsOfUser.filter(({ isActive }) => isActive || includeInactive));
  const usage = await readUsage(sources, userId, shown, now);
  const active = (await all).filter(({ isActive }) => isActive).length;
  const data = usage.map(({ limit, spent }) => listedLimitBody(limit, spent, now));
  return { data, count: data.length, quota: limitQuota(plan, active), filters: { includeInactive } };
};

const services = (): Services => {
  const table = openTable();
  return { limits: limitStore(table), sources: spendingSources(table, 'relaxed') };
};

export const endpoint = defineEndpoint(operation, listSpendingLimits, services);
export const handler = apiHandler(endpoint);
