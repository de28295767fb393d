import { type Centavos, centavos, sum, toAmount } from '../money.ts';
import { addToMonth, firstDayOf, type IsoDate, monthOf } from '../time/calendar.ts';
import { type Explained, explainedBy } from './explained.ts';
import { type CategoryFlow, type MonthFlow, monthlyFlow, monthToDate } from './monthly-flow.ts';
import type { FlowSources } from './plan-interest.ts';
import { type Reckoned, reckonedFlow } from './reckoned-flow.ts';
import { amountOrNull, changeFromBefore, shareOf } from './spending-groups.ts';

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
  gross: toAmount(flow.gross),
  refunds: toAmount(centavos(flow.gross - flow.spending)),
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

const presentExplained = ({ ownMoves, ...explained }: Explained) => ({
  from: explained.from,
  to: explained.to,
  change: toAmount(explained.change),
  income: toAmount(explained.income),
  spending: toAmount(explained.spending),
  own_moves: toAmount(ownMoves),
  carried: toAmount(explained.carried),
  shifted: toAmount(explained.shifted),
});

/** The running month, with the means of the whole months among the last `months` and the same days of the month before. */
export const runningMonth = (reckoned: readonly [Reckoned, ...Reckoned[]], months: number, today: IsoDate) => {
  const shown = monthlyFlow(reckoned, months, today);
  const { now, before } = monthToDate(reckoned, today);
  return {
    flow: shown[0] ? presentMonth(shown[0]) : null,
    previous_spending: toAmount(before),
    change: changeFromBefore(now, before),
    usual_spending: averages(shown).spending,
  };
};

type CashFlowQuestion = { months: number; accountType?: string | undefined };

const leftOutIn = (reckoned: readonly Reckoned[], { from, to }: { from: IsoDate; to: IsoDate }): number => {
  const rows = reckoned.flatMap(({ money }) => money.leftOut);
  return new Set(rows.filter(({ date }) => from <= date && date <= to).map(({ row }) => row.id)).size;
};

/** `data` of get-cash-flow. @param sources rows of `datesOfCashFlow` */
export const presentCashFlow = (sources: FlowSources, { months, accountType }: CashFlowQuestion, today: IsoDate) => {
  const reckoned = reckonedFlow(sources, months, today, accountType);
  const shown = monthlyFlow(reckoned, months, today);
  const { now, before } = monthToDate(reckoned, today);
  const asked = { from: firstDayOf(addToMonth(monthOf(today), 1 - months)), to: today };
  return {
    months: shown.map(presentMonth),
    averages: averages(shown),
    comparison: { spending: toAmount(now), previous_spending: toAmount(before), change: changeFromBefore(now, before) },
    explained: presentExplained(explainedBy(reckoned, shown, sources, today, accountType)),
    left_out: leftOutIn(reckoned, asked),
  };
};
