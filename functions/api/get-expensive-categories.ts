import {
  categoryTotals,
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
import { COUNTER_ENTRY_DAYS } from '../../shared/ledger/spending.ts';
import { formatBrl, toAmount } from '../../shared/money.ts';
import { addDays } from '../../shared/time/calendar.ts';
import { utcEndOfDay, utcMidnight } from '../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

type SpendingStores = Omit<CardStores, 'closingDates'>;

export const getExpensiveCategories = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  { accounts, bills, ledger }: SpendingStores,
) => {
  const { first, last } = expensePeriod(query.startDate, query.endDate, dateInSaoPaulo(now));
  const [transactions, itsAccounts, itsBills] = await Promise.all([
    ledger.range(userId, addDays(first, -COUNTER_ENTRY_DAYS), addDays(last, COUNTER_ENTRY_DAYS)),
    accounts.list(userId),
    bills.list(userId),
  ]);
  const totals = categoryTotals(transactions, moveKinds(transactions, itsAccounts, itsBills), { first, last });
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
    dateRange: { startDate: utcMidnight(first), endDate: utcEndOfDay(last) },
  };
};

export const endpoint = defineEndpoint(operation, getExpensiveCategories, openCardStores);
export const handler = apiHandler(endpoint);
