import { billsFrom, countedRows } from '../../shared/cards/account-snapshot.ts';
import { type CardStores, openCardStores, rowsAndBills } from '../../shared/cards/card-reader.ts';
import { plansBefore } from '../../shared/cash-flow/spending-period.ts';
import { getExpensiveCategories as operation } from '../../shared/contract/operations/get-expensive-categories.ts';
import { formatBrl, toAmount } from '../../shared/money.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import {
  categoryTotals,
  datesAround,
  expensePeriod,
  mostExpensive,
  rankingText,
  totalOf,
} from '../../shared/reports/expensive-categories.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { freshnessOf } from '../../shared/sync/freshness.ts';
import { utcEndOfDay, utcMidnight } from '../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

type Services = CardStores & { connections: ReadConnections };

export const getExpensiveCategories = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  { snapshots, ledger, connections }: Services,
) => {
  const today = dateInSaoPaulo(now);
  const period = expensePeriod(query.startDate, query.endDate, today);
  const around = datesAround(period, today);
  const [read, snapshot, connected] = await Promise.all([
    ledger.range(userId, around.first, around.last, { today }),
    snapshots.read(userId, billsFrom(around.first, today)),
    connections(userId),
  ]);
  const transactions = countedRows(read, snapshot);
  const sources = { ...snapshot, transactions };
  const before = await plansBefore(sources, around, rowsAndBills({ ledger, snapshots }, userId, today));
  const totals = categoryTotals({ ...sources, ...before }, period, today);
  const ranked = mostExpensive(totals);
  return {
    data: rankingText(ranked),
    summary: {
      totalCategories: totals.length,
      top3Categories: ranked.map(({ category, total }) => ({
        category,
        totalAmount: toAmount(total),
        formattedAmount: formatBrl(total),
      })),
      totalExpenses: toAmount(totalOf(totals)),
      formattedTotalExpenses: formatBrl(totalOf(totals)),
    },
    dateRange: { startDate: utcMidnight(period.first), endDate: utcEndOfDay(period.last) },
    freshness: freshnessOf(connected, now),
  };
};

export const endpoint = defineEndpoint(operation, getExpensiveCategories, () => ({
  ...openCardStores(),
  connections: connectionReader(openTable()),
}));
export const handler = apiHandler(endpoint);
