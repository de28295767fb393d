import { type Centavos, centavos, sum, toAmount } from '../money.ts';
import type { CategoryFlow, MonthFlow } from './monthly-flow.ts';
import { amountOrNull, changeOf, shareOf } from './ratios.ts';

const presentCategory = ({ category, amount, average }: CategoryFlow, spending: Centavos) => ({
  category,
  amount: toAmount(amount),
  share: shareOf(amount, spending) ?? 0,
  average: amountOrNull(average),
  change: changeOf(amount, average),
});

const netOf = ({ income, spending }: Pick<MonthFlow, 'income' | 'spending'>): Centavos => centavos(income - spending);

const presentMonth = (flow: MonthFlow) => ({
  month: flow.month,
  is_partial: flow.isPartial,
  income: toAmount(flow.income),
  spending: toAmount(flow.spending),
  net: toAmount(netOf(flow)),
  savings_rate: shareOf(netOf(flow), flow.income),
  by_category: flow.categories.map((category) => presentCategory(category, flow.spending)),
});

const mean = (amounts: readonly Centavos[]): number | null =>
  amounts.length === 0 ? null : toAmount(centavos(Math.round(sum(amounts) / amounts.length)));

/** Averages over whole months; null where the answer has none. */
const averages = (months: readonly MonthFlow[]) => {
  const whole = months.filter(({ isPartial }) => !isPartial);
  return {
    income: mean(whole.map(({ income }) => income)),
    spending: mean(whole.map(({ spending }) => spending)),
    net: mean(whole.map(netOf)),
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
  comparison: { spending: toAmount(now), previous_spending: toAmount(before), change: changeOf(now, before) },
  left_out: leftOut,
});
