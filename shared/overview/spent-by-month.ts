import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { moneyIn, onItsOwnDate } from '../cash-flow/entries.ts';
import { around, datesOfCashFlow, type FlowDates } from '../cash-flow/flow-dates.ts';
import { monthlyFlow } from '../cash-flow/monthly-flow.ts';
import { isSpent, type NetEntry } from '../cash-flow/net-spending.ts';
import { DAYS_BACK_TO_PURCHASE } from '../cash-flow/pair-refunds.ts';
import { interestOfPlans } from '../cash-flow/plan-interest.ts';
import { reckonedFlow } from '../cash-flow/reckoned-flow.ts';
import { type Grouping, spendingGroups } from '../cash-flow/spending-groups.ts';
import { spentIn } from '../cash-flow/summarize.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { centavos, sum, toAmount } from '../money.ts';
import { normalizeText } from '../text/normalize-text.ts';
import {
  addDays,
  addToMonth,
  firstDayOf,
  type IsoDate,
  type IsoMonth,
  lastDayOf,
  monthOf,
  monthsFrom,
} from '../time/calendar.ts';

/** What is asked about: one of the two. */
export type SpendingOf = { category: string } | { merchant: string };

type Sources = AccountSnapshot & { transactions: readonly Transaction[]; earlier?: readonly Transaction[] };

const MONTHS_SHOWN = 12;

const monthsUpTo = (today: IsoDate): IsoMonth[] =>
  monthsFrom(addToMonth(monthOf(today), 1 - MONTHS_SHOWN), monthOf(today));

/** The rows of the months, with the purchases of the first one's refunds. */
export const datesOfHistory = (today: IsoDate): FlowDates => {
  const { first, last } = datesOfCashFlow(MONTHS_SHOWN, today);
  const [oldest = monthOf(today)] = monthsUpTo(today);
  const purchases = around({ first: addDays(firstDayOf(oldest), -DAYS_BACK_TO_PURCHASE), last }).first;
  return { first: first < purchases ? first : purchases, last };
};

/** As get-cash-flow has them: installments in the month of their bill. */
const entriesOfCategory = ([{ spent }]: ReturnType<typeof reckonedFlow>, name: string): NetEntry[] => {
  const asked = normalizeText(name);
  return spent().filter(({ category }) => normalizeText(category) === asked);
};

/** As summarize-spending has them, each month by itself: a group of that name. */
const entriesOfMerchant = (sources: Sources, name: string, today: IsoDate): NetEntry[] => {
  const asked = normalizeText(name);
  const accounts = new Map(sources.accounts.map((account) => [account.id, account]));
  const money = moneyIn(sources, onItsOwnDate, today, interestOfPlans(sources, today));
  return monthsUpTo(today).flatMap((month) => {
    const end = lastDayOf(month);
    const period = { from: firstDayOf(month), to: end < today ? end : today };
    const { entries } = spentIn(money, period, { grouping: 'merchant', isMeant: null, accounts });
    return entries.filter((entry) => spendingGroups([entry], 'merchant', accounts)[0]?.key === asked);
  });
};

const amountOf = (entries: readonly NetEntry[]) => sum(entries.map(({ net }) => net));
const present = (entries: readonly NetEntry[]) => ({
  amount: toAmount(amountOf(entries)),
  count: entries.filter(isSpent).length,
});

const groupsOf = (entries: readonly NetEntry[], grouping: Grouping, { accounts }: Sources) =>
  spendingGroups(entries, grouping, new Map(accounts.map((account) => [account.id, account]))).map(
    ({ name, amount, count }) => ({ name, amount: toAmount(amount), count }),
  );

/** Twelve months of a category or of a merchant; all zeros where nothing is known of it. @param sources rows of `datesOfHistory` */
export const spentByMonth = (sources: Sources, of: SpendingOf, today: IsoDate) => {
  const months = monthsUpTo(today);
  const [first = monthOf(today)] = months;
  const reckoned = reckonedFlow(sources, MONTHS_SHOWN, today);
  const found =
    'category' in of ? entriesOfCategory(reckoned, of.category) : entriesOfMerchant(sources, of.merchant, today);
  const entries = found.filter(({ date }) => firstDayOf(first) <= date);
  const inMonth = (month: IsoMonth) => entries.filter(({ date }) => monthOf(date) === month);
  // A month before the first row is not one without spending.
  const whole = monthlyFlow(reckoned, MONTHS_SHOWN, today)
    .filter(({ isPartial }) => !isPartial)
    .map(({ month }) => amountOf(inMonth(month)));
  return {
    months: months.map((month) => ({ month, ...present(inMonth(month)) })),
    average: whole.length === 0 ? null : toAmount(centavos(Math.round(sum(whole) / whole.length))),
    ...('category' in of
      ? { merchants: groupsOf(entries, 'merchant', sources) }
      : { categories: groupsOf(entries, 'category', sources) }),
  };
};
