import { groupBy } from '../group-by.ts';
import { type Centavos, centavos, sum, toAmount, ZERO } from '../money.ts';
import { addToMonth, dayOf, firstDayOf, type IsoDate, type IsoMonth, monthOf, monthsFrom } from '../time/calendar.ts';
import type { FlowEntry } from './entries.ts';
import { amountOrNull, changeFromBefore, type NetEntry, netSpending, shareOf } from './net-spending.ts';

export type CategoryFlow = {
  category: string;
  amount: Centavos /** Over the other whole months. */;
  average: Centavos | null;
};
export type MonthFlow = {
  month: IsoMonth;
  /** The running month. */
  isPartial: boolean;
  income: Centavos;
  spending: Centavos;
  /** The largest first, equal ones by name. */
  categories: CategoryFlow[];
};

const netOf = ({ net }: NetEntry): Centavos => net;
const mean = (amounts: readonly Centavos[]): Centavos | null =>
  amounts.length === 0 ? null : centavos(Math.round(sum(amounts) / amounts.length));

type Totals = { month: IsoMonth; income: Centavos; byCategory: ReadonlyMap<string, Centavos> };

const totalsOf = (month: IsoMonth, income: readonly FlowEntry[], spent: readonly NetEntry[]): Totals => {
  const groups = groupBy(spent, ({ category }) => category);
  return {
    month,
    income: sum(income.map(({ amount }) => amount)),
    byCategory: new Map(Array.from(groups, ([category, entries]) => [category, sum(entries.map(netOf))])),
  };
};

const byAmountThenName = (a: CategoryFlow, b: CategoryFlow): number =>
  b.amount - a.amount || (a.category < b.category ? -1 : 1);

/**
 * Income and spending of each calendar month up to the one of `today`, newest first. Months before the first entry are
 * left out.
 * @param entries those that count from the first day of the first month to `today`
 */
export const monthlyFlow = (entries: readonly FlowEntry[], months: number, today: IsoDate): MonthFlow[] => {
  const running = monthOf(today);
  const first = addToMonth(running, 1 - months);
  const within = entries.filter(({ date }) => firstDayOf(first) <= date && date <= today);
  const seen = within.map(({ date }) => monthOf(date)).sort()[0];
  if (!seen) return [];
  const income = groupBy(
    within.filter(({ kind }) => kind === 'income'),
    ({ date }) => monthOf(date),
  );
  const spent = groupBy(netSpending(within), ({ date }) => monthOf(date));
  const all = monthsFrom(seen, running).map((month) =>
    totalsOf(month, income.get(month) ?? [], spent.get(month) ?? []),
  );
  const whole = all.filter(({ month }) => month !== running);
  return all.reverse().map(({ month, income: received, byCategory }) => {
    const others = whole.filter((other) => other.month !== month);
    const categories = Array.from(
      byCategory,
      ([category, amount]): CategoryFlow => ({
        category,
        amount,
        average: mean(others.map((other) => other.byCategory.get(category) ?? ZERO)),
      }),
    ).filter(({ amount }) => amount > 0);
    return {
      month,
      isPartial: month === running,
      income: received,
      spending: sum(byCategory.values()),
      categories: categories.sort(byAmountThenName),
    };
  });
};

/** Spending of the running month up to `today` and of the same days of the month before. */
export const monthToDate = (entries: readonly FlowEntry[], today: IsoDate): { now: Centavos; before: Centavos } => {
  const running = monthOf(today);
  const during = (month: IsoMonth): Centavos => {
    const days = entries.filter(({ date }) => monthOf(date) === month && dayOf(date) <= dayOf(today));
    return sum(netSpending(days).map(netOf));
  };
  return { now: during(running), before: during(addToMonth(running, -1)) };
};

const presentCategory = ({ category, amount, average }: CategoryFlow, spending: Centavos) => ({
  category,
  amount: toAmount(amount),
  share: shareOf(amount, spending) ?? 0,
  average: amountOrNull(average),
  change: changeFromBefore(amount, average),
});

const netOfMonth = ({ income, spending }: Pick<MonthFlow, 'income' | 'spending'>): Centavos =>
  centavos(income - spending);

const presentMonth = (flow: MonthFlow) => ({
  month: flow.month,
  is_partial: flow.isPartial,
  income: toAmount(flow.income),
  spending: toAmount(flow.spending),
  net: toAmount(netOfMonth(flow)),
  savings_rate: shareOf(netOfMonth(flow), flow.income),
  by_category: flow.categories.map((category) => presentCategory(category, flow.spending)),
});

const meanOrNull = (amounts: readonly Centavos[]): number | null =>
  amounts.length === 0 ? null : toAmount(centavos(Math.round(sum(amounts) / amounts.length)));

/** Averages over whole months; null where the answer has none. */
const averages = (months: readonly MonthFlow[]) => {
  const whole = months.filter(({ isPartial }) => !isPartial);
  return {
    income: meanOrNull(whole.map(({ income }) => income)),
    spending: meanOrNull(whole.map(({ spending }) => spending)),
    net: meanOrNull(whole.map(netOfMonth)),
  };
};

/** `data` of get-cash-flow. */
export const presentCashFlow = (
  months: readonly MonthFlow[],
  { now, before }: { now: Centavos; before: Centavos },
  leftOut: number,
) => ({
  months: months.map(presentMonth),
  averages: averages(months),
  comparison: { spending: toAmount(now), previous_spending: toAmount(before), change: changeFromBefore(now, before) },
  left_out: leftOut,
});
