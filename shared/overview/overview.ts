import { isBankAccount, isOpen } from '../accounts/account.ts';
import { amountOrUnknown, toBalanceEntry } from '../accounts/balance.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { moneyIn, onItsOwnDate } from '../cash-flow/entries.ts';
import { type MonthFlow, monthlyFlow } from '../cash-flow/monthly-flow.ts';
import { interestOfPlans } from '../cash-flow/plan-interest.ts';
import { reckonedFlow } from '../cash-flow/reckoned-flow.ts';
import { amountOrNull, shareOf } from '../cash-flow/spending-groups.ts';
import { datesOfPurchasesBefore, datesToSummarize, spendingPeriod } from '../cash-flow/spending-period.ts';
import { presentSpending, spentIn } from '../cash-flow/summarize.ts';
import type { UpcomingItem } from '../forecast/occurrences.ts';
import { type ForecastSources, forecastSources, upcomingItems } from '../forecast/upcoming-items.ts';
import { within } from '../ledger/filters.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { LimitUsage } from '../limits/usage.ts';
import { centavos, toAmount, toCentavos } from '../money.ts';
import type { CurrentStream } from '../recurring/found-stream.ts';
import type { Reminder } from '../reminders/reminder.ts';
import { freshnessOf } from '../sync/freshness.ts';
import type { Item } from '../sync/item.ts';
import { addDays, daysBetween, type IsoDate, monthOf } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import { balanceLine, balanceNow } from './balance-line.ts';
import { installmentsAhead, MONTHS_SHOWN } from './overview-dates.ts';

const DAYS_AHEAD = 30;

/** `date`: when it is to be paid, or was. */
export type DuePayment = Pick<UpcomingItem, 'date' | 'description' | 'amount' | 'kind'>;

const byDate = (a: DuePayment, b: DuePayment): number => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1);

/** Payments due within the next days, by date, overdue ones first. Expected income is excluded. */
const duePayments = (sources: ForecastSources, today: IsoDate): DuePayment[] =>
  upcomingItems(sources, { today, last: addDays(today, DAYS_AHEAD) })
    .filter(({ amount }) => amount === null || amount < 0)
    .map(({ date, wasDue, description, amount, kind }) => ({ date: wasDue ?? date, description, amount, kind }))
    .sort(byDate);

/** All that the picture is made from. */
export type OverviewSources = AccountSnapshot & {
  /** Of `datesOfOverview`. */
  transactions: readonly Transaction[];
  /** Rows before them that tell the interest of bill installments. */
  earlier?: readonly Transaction[];
  streams: readonly CurrentStream[];
  reminders: readonly Reminder[];
  connections: readonly Item[];
  usage: readonly LimitUsage[];
};

const CATEGORIES_SHOWN = 7;
const OTHERS = 'Outros';

const health = (connections: readonly Item[], now: Instant) => {
  const { as_of, is_stale, connections: states } = freshnessOf(connections, now);
  return {
    as_of,
    is_stale,
    connections: states.map(({ item_id, connector_name, needs, last_updated_at, duplicate_of }) => ({
      item_id,
      connector_name,
      needs,
      last_updated_at,
      duplicate_of,
    })),
  };
};

const balanceOf = ({ accounts, transactions }: OverviewSources, today: IsoDate) => ({
  total: amountOrUnknown(balanceNow(accounts)),
  accounts: accounts
    .filter((account) => isBankAccount(account) && isOpen(account))
    .map(toBalanceEntry)
    .map(({ id, name, custom_name, connector_name, balance }) => ({
      account_id: id,
      name: custom_name ?? name,
      connector_name,
      balance,
    })),
  days: balanceLine(accounts, transactions, today).map(({ date, balance }) => ({
    date,
    balance: amountOrUnknown(balance),
  })),
});

const dueOf = (sources: OverviewSources, today: IsoDate) =>
  duePayments(forecastSources(sources, sources.reminders, today), today).map(({ amount, ...payment }) => ({
    ...payment,
    amount: amountOrNull(amount),
    days_away: daysBetween(today, payment.date),
  }));

const monthOfFlow = ({ month, income, spending }: MonthFlow) => ({
  month,
  in: toAmount(income),
  out: toAmount(spending),
  net: toAmount(centavos(income - spending)),
});

const monthsOf = (sources: OverviewSources, today: IsoDate) =>
  monthlyFlow(reckonedFlow(sources, MONTHS_SHOWN, today), MONTHS_SHOWN, today)
    .map(monthOfFlow)
    .reverse();

const spendingOf = (sources: OverviewSources, today: IsoDate) => {
  const nothing = { from: null, to: null };
  const period = spendingPeriod(nothing, nothing, today) ?? { from: today, to: today };
  const reads = datesToSummarize([period], false, today);
  const first = datesOfPurchasesBefore(period.from, reads)?.from ?? reads.from;
  const transactions = within(sources.transactions, { first, last: reads.to });
  const accounts = new Map(sources.accounts.map((account) => [account.id, account]));
  const money = moneyIn({ ...sources, transactions }, onItsOwnDate, today, interestOfPlans(sources, today));
  const spent = spentIn(money, period, { grouping: 'category', isMeant: null, accounts });
  const { totals, groups, others } = presentSpending(spent, null, 'category', CATEGORIES_SHOWN);
  const share = (amount: number) => shareOf(toCentavos(amount), toCentavos(totals.spending)) ?? 0;
  return {
    month: monthOf(today),
    total: totals.spending,
    categories: [
      ...groups.map(({ name, amount, share: part }) => ({ category: name, amount, share: part })),
      ...(others ? [{ category: OTHERS, amount: others.amount, share: share(others.amount) }] : []),
      // A chart has no part for what was given back beyond what was spent.
    ].filter(({ amount }) => amount > 0),
  };
};

const limitOf = ({ limit, spent }: LimitUsage) => ({
  limit_id: limit.id,
  category: limit.category,
  period: limit.period,
  amount: toAmount(limit.limitAmount),
  spent: toAmount(spent),
  share: shareOf(spent, limit.limitAmount) ?? 0,
  // A limit that is used to the last centavo was not exceeded.
  exceeded: spent > limit.limitAmount,
});

/** One look at a user's money: each part as the operation of its subject answers it. */
export const overview = (sources: OverviewSources, now: Instant) => {
  const today = dateInSaoPaulo(now);
  return {
    ...health(sources.connections, now),
    balance: balanceOf(sources, today),
    due: dueOf(sources, today),
    months: monthsOf(sources, today),
    spending: spendingOf(sources, today),
    limits: sources.usage.map(limitOf),
    installments: installmentsAhead(sources, sources.transactions, today).map(({ month, amount }) => ({
      month,
      amount: toAmount(amount),
    })),
  };
};
