import {
  categoryTotals,
  datesAround,
  expensePeriod,
  mostExpensive,
  rankingText,
  totalOf,
} from '../../shared/analytics/expensive-categories.ts';
import { type CardStores, openCardStores } from '../../shared/cards/card-reader.ts';
import { getExpensiveCategories as operation } from '../../shared/contract/operations/get-expensive-categories.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { endpoint as defineEndpoint, type RequestOf } from '../../shared/http/endpoint.ts';
import { moveKinds } from '../../shared/ledger/own-moves.ts';
import { formatBrl, toAmount } from '../../shared/money.ts';
import { utcEndOfDay, utcMidnight } from '../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

export const getExpensiveCategories = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  { holdings, ledger }: CardStores,
) => {
  const today = dateInSaoPaulo(now);
  const period = expensePeriod(query.startDate, query.endDate, today);
  const around = datesAround(period, today);
  const [transactions, { accounts, bills }] = await Promise.all([
    ledger.range(userId, around.first, around.last, { today }),
    holdings.read(userId),
  ]);
  const totals = categoryTotals(transactions, moveKinds(transactions, accounts, bills), period);
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
  };
};

export const endpoint = defineEndpoint(operation, getExpensiveCategories, openCardStores);
export const handler = apiHandler(endpoint);
