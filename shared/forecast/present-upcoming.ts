import { UPCOMING_KINDS } from '../contract/resources/upcoming.ts';
import { type Centavos, centavos, sum, toAmount } from '../money.ts';
import type { Balances } from './balances.ts';
import { type ForecastDay, lowestOf } from './balances.ts';
import type { UpcomingItem } from './occurrences.ts';

const presentItem = (item: UpcomingItem) => ({
  date: item.date,
  kind: item.kind,
  description: item.description,
  amount: item.amount === null ? null : toAmount(item.amount),
  certainty: item.certainty,
  category: item.category,
  account_id: item.accountId,
  source_id: item.sourceId,
  covers: item.covers,
  is_overdue: item.isOverdue,
});

const presentDay = ({ date, inflow, outflow, balance }: ForecastDay) => ({
  date,
  inflow: toAmount(inflow),
  outflow: toAmount(outflow),
  balance: toAmount(balance),
});

const byKind = (items: readonly UpcomingItem[]) =>
  Object.fromEntries(
    UPCOMING_KINDS.map((kind) => {
      const own = items.filter((item) => item.kind === kind);
      return [kind, toAmount(sum(own.map(({ amount }) => amount ?? centavos(0))))];
    }),
  );

type Forecast = {
  items: readonly UpcomingItem[];
  days: readonly ForecastDay[];
  starting: Centavos;
  balances: Balances;
  leftOut: number;
};

/** `data` of get-upcoming. */
export const presentUpcoming = ({ items, days, starting, balances, leftOut }: Forecast) => {
  const lowest = lowestOf(days);
  return {
    starting_balance: toAmount(starting),
    ending_balance: toAmount(days.at(-1)?.balance ?? starting),
    balances: { checking: toAmount(balances.checking), savings: toAmount(balances.savings) },
    lowest: lowest && { date: lowest.date, balance: toAmount(lowest.balance) },
    totals: {
      inflow: toAmount(sum(days.map(({ inflow }) => inflow))),
      outflow: toAmount(sum(days.map(({ outflow }) => outflow))),
      by_kind: byKind(items),
    },
    items: items.map(presentItem),
    days: days.map(presentDay),
    left_out: leftOut,
  };
};
