import { groupBy } from '../group-by.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, sum, ZERO } from '../money.ts';
import {
  addMonths,
  addToMonth,
  firstDayOf,
  type IsoDate,
  type IsoMonth,
  monthOf,
  monthsFrom,
} from '../time/calendar.ts';
import type { FlowEntry } from './entries.ts';
import { type CountedSpending, isSpent, type NetEntry, netSpending } from './net-spending.ts';
import type { Reckoned } from './reckoned-flow.ts';

export type CategoryFlow = {
  category: string;
  /** Negative where refunds gave back more than was spent. */
  amount: Centavos;
  /** Over the other whole months. */
  average: Centavos | null;
};
export type MonthFlow = {
  month: IsoMonth;
  /** The running month. */
  isPartial: boolean;
  income: Centavos;
  /** Before refunds. */
  gross: Centavos;
  spending: Centavos;
  /** The largest first, equal ones by name. */
  categories: CategoryFlow[];
};

const netOf = ({ net }: NetEntry): Centavos => net;
const mean = (amounts: readonly Centavos[]): Centavos | null =>
  amounts.length === 0 ? null : centavos(Math.round(sum(amounts) / amounts.length));

type Totals = { month: IsoMonth; income: Centavos; gross: Centavos; byCategory: ReadonlyMap<string, Centavos> };

const totalsOf = (month: IsoMonth, income: readonly FlowEntry[], spent: readonly NetEntry[]): Totals => {
  const groups = groupBy(spent, ({ category }) => category);
  return {
    month,
    income: sum(income.map(({ amount }) => amount)),
    gross: sum(spent.filter(isSpent).map(({ amount }) => amount)),
    byCategory: new Map(Array.from(groups, ([category, entries]) => [category, sum(entries.map(netOf))])),
  };
};

const byAmountThenName = (a: CategoryFlow, b: CategoryFlow): number =>
  b.amount - a.amount || (a.category < b.category ? -1 : 1);

const inMonths = <Of extends { date: IsoDate }>(all: readonly Of[]): Map<IsoMonth, Of[]> =>
  groupBy(all, ({ date }) => monthOf(date));

const earliestOf = (all: readonly (readonly { date: IsoDate }[])[]): IsoDate | null => {
  let earliest: IsoDate | null = null;
  for (const entries of all) for (const { date } of entries) if (earliest === null || date < earliest) earliest = date;
  return earliest;
};

/**
 * Income and spending of each calendar month up to the one of `today`, newest first. Months before the first entry are
 * left out.
 */
export const monthlyFlow = (reckoned: readonly Reckoned[], months: number, today: IsoDate): MonthFlow[] => {
  const running = monthOf(today);
  const first = firstDayOf(addToMonth(running, 1 - months));
  const income = reckoned.flatMap((one) => one.income).filter(({ date }) => first <= date);
  const spent = reckoned.flatMap((one) => one.spent()).filter(({ date }) => first <= date);
  const refunds = reckoned.flatMap((one) => one.counted).filter(({ date }) => first <= date);
  const earliest = earliestOf([income, spent, refunds]);
  if (!earliest) return [];
  const seen = monthOf(earliest);
  const [incomeIn, spentIn] = [inMonths(income), inMonths(spent)];
  const all = monthsFrom(seen, running).map((month) =>
    totalsOf(month, incomeIn.get(month) ?? [], spentIn.get(month) ?? []),
  );
  const whole = all.filter(({ month }) => month !== running);
  return all.reverse().map(({ month, income: received, gross, byCategory }) => {
    const others = whole.filter((other) => other.month !== month);
    const categories = Array.from(
      byCategory,
      ([category, amount]): CategoryFlow => ({
        category,
        amount,
        average: mean(others.map((other) => other.byCategory.get(category) ?? ZERO)),
      }),
    ).filter(({ amount }) => amount !== 0);
    return {
      month,
      isPartial: month === running,
      income: received,
      gross,
      spending: sum(byCategory.values()),
      categories: categories.sort(byAmountThenName),
    };
  });
};

// Months before take only what their refunds leave over, so only categories with refunds need them.
const spentInMonthUpTo = (day: IsoDate, all: readonly CountedSpending[]): Centavos => {
  const isInMonth = ({ date }: { date: IsoDate }): boolean => monthOf(date) === monthOf(day);
  const known = all.filter(({ date }) => date <= day);
  const refunded = new Set(
    known.filter((one) => isInMonth(one) && one.kind === 'refund').map(({ category }) => category),
  );
  const needed = known.filter((one) => isInMonth(one) || refunded.has(one.category));
  return sum(netSpending(needed).filter(isInMonth).map(netOf));
};

/** Spending of the running month up to `today`, and of the month before up to the same day, as it stood then. */
export const monthToDate = ([{ counted }]: readonly [Reckoned, ...Reckoned[]], today: IsoDate) => ({
  now: spentInMonthUpTo(today, counted),
  before: spentInMonthUpTo(addMonths(today, -1), counted),
});

/** A whole month of spending that nothing else explains, for a forecast of it. */
export type EverydayMonth = {
  month: IsoMonth;
  /** Whether anything came, went or moved in it. */
  hasRows: boolean;
  /** Net of refunds, so it may be negative; by category and account. */
  sums: readonly { category: string; accountId: string; amount: Centavos }[];
};

const sumsOf = (spent: readonly NetEntry[]): EverydayMonth['sums'] =>
  Array.from(groupBy(spent, ({ category, row }) => `${row.accountId}\n${category}`).values(), (entries) => ({
    category: entries[0]?.category ?? '',
    accountId: entries[0]?.row.accountId ?? '',
    amount: sum(entries.map(netOf)),
  }));

/**
 * The whole months before the running one, newest first, at most twelve.
 * @param isExplained whether a row is one of a stream, an installment or a reminder's payment; its refunds are left out too
 */
export const everydayMonths = (
  [recent]: readonly [Reckoned, ...Reckoned[]],
  months: number,
  today: IsoDate,
  isExplained: (row: Transaction) => boolean,
): EverydayMonth[] => {
  const spent = netSpending(recent.counted.filter(({ row, purchase }) => !isExplained(purchase?.row ?? row)));
  const spentIn = inMonths(spent);
  const seen = new Set([
    ...[...recent.counted, ...recent.income].map(({ date }) => monthOf(date)),
    ...recent.money.moves.map(({ row }) => monthOf(row.date)),
  ]);
  return Array.from({ length: months }, (_, back) => addToMonth(monthOf(today), -1 - back)).map((month) => ({
    month,
    hasRows: seen.has(month),
    sums: sumsOf(spentIn.get(month) ?? []),
  }));
};
