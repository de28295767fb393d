import { type Centavos, centavos, sum } from '../money.ts';
import { firstDayOf, type IsoDate, monthOf } from '../time/calendar.ts';
import type { Move } from './entries.ts';
import type { MonthFlow } from './monthly-flow.ts';
import type { FlowSources } from './plan-interest.ts';
import { idsOf, isInFlowDates, ofAccounts, type Reckoned } from './reckoned-flow.ts';

/** What the change of the rows of some days is made of; amounts are signed, but income and spending are positive. */
export type Explained = {
  from: IsoDate;
  to: IsoDate;
  change: Centavos;
  income: Centavos;
  spending: Centavos;
  ownMoves: Centavos;
  carried: Centavos;
  /** What counts outside these days, or comes from there. */
  shifted: Centavos;
};

/** For the days of the months that are shown: change = income - spending + own moves + carried + shifted. */
export const explainedBy = (
  reckoned: readonly Reckoned[],
  shown: readonly MonthFlow[],
  { transactions, accounts }: Pick<FlowSources, 'transactions' | 'accounts'>,
  today: IsoDate,
  accountType?: string,
): Explained => {
  const ids = idsOf({ accounts }, accountType);
  const dates = { first: firstDayOf(shown.at(-1)?.month ?? monthOf(today)), last: today };
  const isHere = ({ row }: { row: FlowSources['transactions'][number] }): boolean => isInFlowDates(dates, row.date);
  const change = sum(
    ofAccounts(
      transactions.map((row) => ({ row })),
      ids,
    )
      .filter((one) => isHere(one) && one.row.currencyCode === 'BRL')
      .map(({ row }) => row.amount),
  );
  // Rows around dates that are reckoned by themselves are read twice.
  const moves = new Map(reckoned.flatMap(({ money }) => money.moves.filter(isHere)).map((move) => [move.row.id, move]));
  const moved = (kind: Move['kind']): Centavos =>
    sum([...moves.values()].filter((move) => move.kind === kind).map(({ amount }) => amount));
  const income = sum(shown.map((month) => month.income));
  const spending = sum(shown.map((month) => month.spending));
  const [ownMoves, carried] = [moved('own_move'), moved('carried')];
  const counted = income - spending + ownMoves + carried;
  return {
    from: dates.first,
    to: dates.last,
    change,
    income,
    spending,
    ownMoves,
    carried,
    shifted: centavos(change - counted),
  };
};
