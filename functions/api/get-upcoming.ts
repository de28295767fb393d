import { getUpcoming as operation } from '../../shared/contract/operations/get-upcoming.ts';
import type { itemsIf as ItemsIf } from '../../shared/forecast/assumed-items.ts';
import { balancesOf, dailyBalances } from '../../shared/forecast/balances.ts';
import { paymentDays } from '../../shared/forecast/bills-ahead.ts';
import { type ForecastStores, openForecastStores, readForecast } from '../../shared/forecast/forecast-store.ts';
import type { UpcomingItem } from '../../shared/forecast/occurrences.ts';
import { type Lines, presentUpcoming } from '../../shared/forecast/present-upcoming.ts';
import { scheduledInOtherCurrencies } from '../../shared/forecast/scheduled-rows.ts';
import { knownItems, knownPayments } from '../../shared/forecast/upcoming-items.ts';
import { usualBalances, usualFor } from '../../shared/forecast/usual.ts';
import { toCentavos } from '../../shared/money.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionsOf, freshnessOf } from '../../shared/sync/freshness.ts';
import { addDays } from '../../shared/time/calendar.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

// Loaded only where a call assumes something.
const whatIf = async (...given: Parameters<typeof ItemsIf>) =>
  (await import('../../shared/forecast/assumed-items.ts')).itemsIf(...given);

export const getUpcoming = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  stores: ForecastStores,
) => {
  const today = dateInSaoPaulo(now);
  const horizon = { today, last: addDays(today, query.days) };
  const { accountId, startingBalance, assume } = query;
  const { sources, connected, everyday } = await readForecast(stores, userId, today);
  const payments = knownPayments(sources, horizon, accountId);
  const known = knownItems(payments, horizon, accountId);
  const items = assume === undefined ? known : await whatIf(assume, payments, sources, horizon, accountId);
  const balances = balancesOf(sources.accounts.filter(({ id }) => accountId === undefined || id === accountId));
  const starting = startingBalance === undefined ? balances.total : toCentavos(startingBalance);
  const usual = usualFor(everyday, sources.accounts, accountId);
  const linesOf = (all: readonly UpcomingItem[]): Lines => {
    const days = dailyBalances(all, starting, horizon);
    return { days, usualBalances: usual ? usualBalances(days, usual, horizon, paymentDays(sources, today)) : [] };
  };
  const foreign = sources.streams.filter(({ inReais, status }) => !inReais && status !== 'ended').length;
  const leftOut = foreign + scheduledInOtherCurrencies(sources, today);
  const baseline = assume === undefined ? undefined : linesOf(known);
  const asked = sources.accounts.filter(({ id }) => id === accountId);
  return {
    data: presentUpcoming({ items, ...linesOf(items), starting, balances, leftOut, usual, baseline }),
    freshness: freshnessOf(accountId ? connectionsOf(connected, asked) : connected, now),
  };
};

export const endpoint = defineEndpoint(operation, getUpcoming, openForecastStores);
export const handler = apiHandler(endpoint);
