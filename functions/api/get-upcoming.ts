import { getUpcoming as operation } from '../../shared/contract/operations/get-upcoming.ts';
import { balancesOf, dailyBalances } from '../../shared/forecast/balances.ts';
import { paymentDays } from '../../shared/forecast/bills-ahead.ts';
import { type ForecastStores, openForecastStores, readForecast } from '../../shared/forecast/forecast-store.ts';
import { presentUpcoming } from '../../shared/forecast/present-upcoming.ts';
import { scheduledInOtherCurrencies } from '../../shared/forecast/scheduled-rows.ts';
import { upcomingItems } from '../../shared/forecast/upcoming-items.ts';
import { usualBalances, usualFor } from '../../shared/forecast/usual.ts';
import { toCentavos } from '../../shared/money.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionsOf, freshnessOf } from '../../shared/sync/freshness.ts';
import { addDays } from '../../shared/time/calendar.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

export const getUpcoming = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  stores: ForecastStores,
) => {
  const today = dateInSaoPaulo(now);
  const horizon = { today, last: addDays(today, query.days) };
  const { accountId, startingBalance } = query;
  const { sources, connected, everyday } = await readForecast(stores, userId, today);
  const items = upcomingItems(sources, horizon, accountId);
  const balances = balancesOf(sources.accounts.filter(({ id }) => accountId === undefined || id === accountId));
  const starting = startingBalance === undefined ? balances.total : toCentavos(startingBalance);
  const days = dailyBalances(items, starting, horizon);
  const foreign = sources.streams.filter(({ inReais, status }) => !inReais && status !== 'ended').length;
  const leftOut = foreign + scheduledInOtherCurrencies(sources, today);
  const usual = usualFor(everyday, sources.accounts, accountId);
  const usualLine = usual ? usualBalances(days, usual, horizon, paymentDays(sources, today)) : [];
  const asked = sources.accounts.filter(({ id }) => id === accountId);
  return {
    data: presentUpcoming({ items, days, starting, balances, leftOut, usual, usualBalances: usualLine }),
    freshness: freshnessOf(accountId ? connectionsOf(connected, asked) : connected, now),
  };
};

export const endpoint = defineEndpoint(operation, getUpcoming, openForecastStores);
export const handler = apiHandler(endpoint);
