import type { Subscription } from '../access/subscription.ts';
import { type Account, isBankAccount, isCreditCard, isOpen } from '../accounts/account.ts';
import { amountOrUnknown, knownTotal } from '../accounts/balance.ts';
import { type Connected, type HoldingsOfItem, isHeld } from '../accounts/holding.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import type { IsPayment } from '../cards/settle-payments.ts';
import { moneyIn, onItsOwnDate } from '../cash-flow/entries.ts';
import { type MonthFlow, monthlyFlow } from '../cash-flow/monthly-flow.ts';
import { interestOfPlans } from '../cash-flow/plan-interest.ts';
import { runningMonth } from '../cash-flow/present-cash-flow.ts';
import { type Reckoned, reckonedFlow } from '../cash-flow/reckoned-flow.ts';
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
import { type Signal, summarizeSignals } from '../signals/signal.ts';
import { freshnessOf } from '../sync/freshness.ts';
import type { Item } from '../sync/item.ts';
import { addDays, daysBetween, type IsoDate, monthOf } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import { netWorthOf } from '../wealth/net-worth.ts';
import { balanceLine, balanceNow } from './balance-line.ts';
import { installmentsAhead, MONTHS_SHOWN } from './overview-dates.ts';
import { warningsOf } from './warnings.ts';

const DAYS_AHEAD = 30;

/** `date`: when it is to be paid, or was. */
export type DuePayment = Pick<UpcomingItem, 'date' | 'description' | 'amount' | 'kind' | 'accountId' | 'certainty'>;

const byDate = (a: DuePayment, b: DuePayment): number => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1);

/** Payments due within the next days, by date, overdue ones first. Expected income is excluded. */
const duePayments = (sources: ForecastSources, today: IsoDate): DuePayment[] =>
  upcomingItems(sources, { today, last: addDays(today, DAYS_AHEAD) })
    .filter(({ amount }) => amount === null || amount < 0)
    .map(({ date, wasDue, description, amount, kind, accountId, certainty }) => ({
      ...{ date: wasDue ?? date, description, amount, kind },
      ...{ accountId, certainty },
    }))
    .sort(byDate);

/** All that the picture is made from. */
export type OverviewSources = Omit<AccountSnapshot, 'holdings'> & {
  /** Of connections that are there, each once. */
  holdings: readonly (HoldingsOfItem & Connected)[];
  /** Of `datesOfOverview`. */
  transactions: readonly Transaction[];
  /** Rows before them that tell the interest of bill installments. */
  earlier?: readonly Transaction[];
  streams: readonly CurrentStream[];
  reminders: readonly Reminder[];
  connections: readonly Item[];
  signals: readonly Signal[];
  usage: readonly LimitUsage[];
  subscription: Pick<Subscription, 'status' | 'currentPeriodEnd'> | null;
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

const shownName = ({ name, customName }: Pick<Account, 'name' | 'customName'>): string => customName ?? name;

// Only what is not in BRL says its currency: no sum counts it.
const currencyIn = ({ currencyCode }: Account) => (currencyCode === 'BRL' ? {} : { currency_code: currencyCode });

const openCards = ({ accounts }: Pick<OverviewSources, 'accounts'>): Account[] =>
  accounts.filter((account) => isCreditCard(account) && isOpen(account));

const cardsOf = (sources: OverviewSources) =>
  openCards(sources).map((card) => ({
    account_id: card.id,
    name: shownName(card),
    connector_name: card.connectorName,
    owed: amountOrUnknown(card.balance),
    ...currencyIn(card),
  }));

/** What would be left if all cards were paid now; null where either side is unknown. */
const netOf = (sources: OverviewSources): number | null => {
  const total = balanceNow(sources.accounts);
  const owed = knownTotal(openCards(sources).filter(({ currencyCode }) => currencyCode === 'BRL'));
  return total === null || owed === null ? null : toAmount(centavos(total - owed));
};

const balanceOf = ({ accounts, transactions }: OverviewSources, today: IsoDate) => ({
  total: amountOrUnknown(balanceNow(accounts)),
  accounts: accounts
    .filter((account) => isBankAccount(account) && isOpen(account))
    .map((account) => ({
      account_id: account.id,
      name: shownName(account),
      connector_name: account.connectorName,
      balance: amountOrUnknown(account.balance),
      subtype: account.subtype,
      ...currencyIn(account),
    })),
  days: balanceLine(accounts, transactions, today).map(({ date, balance }) => ({
    date,
    balance: amountOrUnknown(balance),
  })),
});

/** As get-net-worth answers it; nothing where nothing is held. */
const wealthOf = (sources: OverviewSources, isPayment: IsPayment, today: IsoDate) => {
  const isHolding = sources.holdings.some(({ positions, loans }) => [...positions, ...loans].some(isHeld));
  if (!isHolding) return {};
  const { net, known, complete, change } = netWorthOf({ ...sources, isPayment }, 1, today).today;
  return { wealth: { net, known, complete, change } };
};

const dueOf = (sources: OverviewSources, forecast: ForecastSources, today: IsoDate) => {
  const names = new Map(sources.accounts.map((account) => [account.id, shownName(account)]));
  return duePayments(forecast, today).map(({ amount, accountId, certainty, ...payment }) => ({
    ...payment,
    amount: amountOrNull(amount),
    days_away: daysBetween(today, payment.date),
    account_name: (accountId !== null && names.get(accountId)) || null,
    certainty,
  }));
};

const monthOfFlow = ({ month, income, spending }: MonthFlow) => ({
  month,
  in: toAmount(income),
  out: toAmount(spending),
  net: toAmount(centavos(income - spending)),
});

type Flows = readonly [Reckoned, ...Reckoned[]];

const monthsOf = (reckoned: Flows, today: IsoDate) =>
  monthlyFlow(reckoned, MONTHS_SHOWN, today).map(monthOfFlow).reverse();

/** The running month as get-cash-flow answers it for so many. What is usual are the means of the others. */
const MONTHS_COMPARED = 7;
const monthOfToday = (reckoned: Flows, today: IsoDate) => {
  const { flow, previous_spending, change, usual_spending } = runningMonth(reckoned, MONTHS_COMPARED, today);
  const { income = 0, spending = 0, net = 0, by_category = [] } = flow ?? {};
  return {
    month: monthOf(today),
    is_partial: true,
    ...{ income, spending, net, previous_spending, change, usual_spending },
    categories: by_category.map(({ category, amount, average, change: changed }) => ({
      category,
      amount,
      usual: average,
      change: changed,
    })),
  };
};

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

export const presentUsage = ({ limit, spent }: LimitUsage) => ({
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
  const reckoned = reckonedFlow(sources, MONTHS_SHOWN, today);
  const forecast = forecastSources(sources, sources.reminders, today);
  const due = dueOf(sources, forecast, today);
  return {
    ...health(sources.connections, now),
    net: netOf(sources),
    ...wealthOf(sources, forecast.isPayment, today),
    balance: balanceOf(sources, today),
    cards: cardsOf(sources),
    warnings: warningsOf(sources, due, now),
    new_signals: summarizeSignals(sources.signals).new,
    due,
    month: monthOfToday(reckoned, today),
    months: monthsOf(reckoned, today),
    spending: spendingOf(sources, today),
    limits: sources.usage.map(presentUsage),
    installments: installmentsAhead(sources, sources.transactions, today).map(({ month, amount }) => ({
      month,
      amount: toAmount(amount),
    })),
  };
};
