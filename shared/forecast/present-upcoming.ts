import { UPCOMING_KINDS } from '../contract/resources/upcoming.ts';
import { groupBy } from '../group-by.ts';
import { type Centavos, centavos, sum, toAmount } from '../money.ts';
import type { IsoMonth } from '../time/calendar.ts';
import { type Balances, type ForecastDay, type KnownBalance, lowestOf } from './balances.ts';
import type { UpcomingItem } from './occurrences.ts';
import type { Usual } from './usual.ts';

const amountOrNull = (value: Centavos | null): number | null => (value === null ? null : toAmount(value));

const presentItem = (item: UpcomingItem) => ({
  date: item.date,
  kind: item.kind,
  description: item.description,
  amount: amountOrNull(item.amount),
  certainty: item.certainty,
  category: item.category,
  account_id: item.accountId,
  source_id: item.sourceId,
  covers: item.covers,
  is_overdue: item.isOverdue,
  so_far: amountOrNull(item.soFar),
  expected: amountOrNull(item.expected),
  ...(item.isAssumed ? { assumed: true } : {}),
});

const presentDay = ({ date, inflow, outflow, balance }: ForecastDay, usual: Centavos | null | undefined) => ({
  date,
  inflow: toAmount(inflow),
  outflow: toAmount(outflow),
  balance: amountOrNull(balance),
  usual_balance: amountOrNull(usual ?? null),
});

const presentUsual = ({ perMonth, low, high, months, byCategory }: Usual) => ({
  per_month: toAmount(perMonth),
  low: toAmount(low),
  high: toAmount(high),
  months,
  by_category: byCategory.map((one) => ({ category: one.category, per_month: toAmount(one.perMonth) })),
});

const MONTH_NAMES = 'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.'.split(' ');
const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;

/** `nov. e dez. de 2026 e jan. de 2027`. */
const spokenMonths = (months: readonly IsoMonth[]): string => {
  const years = groupBy(months.toSorted(), (month) => month.slice(0, 4));
  return [...years]
    .map(([year, own]) => `${joined(own.map((month) => MONTH_NAMES[Number(month.slice(5)) - 1] ?? ''))} de ${year}`)
    .join(' e ');
};

const KNOWN = 'Faturas, parcelas, lembretes, agendamentos e o que se repete.';
const NO_ESTIMATE = 'Sem estimativa do dia a dia: faltam dois meses inteiros.';

/** What the forecast counts, in Brazilian Portuguese. */
const basisOf = (usual: Pick<Usual, 'months'> | null): string =>
  `${KNOWN} ${usual ? `O dia a dia é a mediana de ${spokenMonths(usual.months)}.` : NO_ESTIMATE}`;

const presentBalance = (day: KnownBalance | null) => day && { date: day.date, balance: toAmount(day.balance) };

const byKind = (items: readonly UpcomingItem[], kinds: readonly UpcomingItem['kind'][]) =>
  Object.fromEntries(
    kinds.map((kind) => {
      const own = items.filter((item) => item.kind === kind);
      return [kind, toAmount(sum(own.map(({ amount }) => amount ?? centavos(0))))];
    }),
  );

/** The balances of each day; `usualBalances` is empty without an estimate of everyday spending. */
export type Lines = { days: readonly ForecastDay[]; usualBalances: readonly (Centavos | null)[] };

const usualDaysOf = ({ days, usualBalances }: Lines) =>
  days.map(({ date }, at) => ({ date, balance: usualBalances[at] ?? null }));

const presentBaseline = (lines: Lines) => ({
  ending_balance: amountOrNull(lines.days.at(-1)?.balance ?? null),
  lowest: presentBalance(lowestOf(lines.days)),
  ending_usual: amountOrNull(usualDaysOf(lines).at(-1)?.balance ?? null),
  lowest_usual: presentBalance(lowestOf(usualDaysOf(lines))),
});

type Forecast = Lines & {
  items: readonly UpcomingItem[];
  starting: Centavos | null;
  balances: Balances;
  leftOut: number;
  usual: Usual | null;
  /** The lines without the assumptions of the call; absent where it has none. */
  baseline?: Lines | undefined;
};

/** `data` of get-upcoming. */
export const presentUpcoming = (forecast: Forecast) => {
  const { items, days, starting, balances, leftOut, usual, usualBalances, baseline } = forecast;
  const usualDays = usualDaysOf(forecast);
  const ending = days.at(-1);
  return {
    starting_balance: amountOrNull(starting),
    ending_balance: amountOrNull(ending ? ending.balance : starting),
    balances: { checking: amountOrNull(balances.checking), savings: amountOrNull(balances.savings) },
    unknown_balances: balances.unknown,
    lowest: presentBalance(lowestOf(days)),
    totals: {
      inflow: toAmount(sum(days.map(({ inflow }) => inflow))),
      outflow: toAmount(sum(days.map(({ outflow }) => outflow))),
      by_kind: byKind(items, baseline ? [...UPCOMING_KINDS, 'assumed'] : UPCOMING_KINDS),
    },
    items: items.map(presentItem),
    days: days.map((day, at) => presentDay(day, usualBalances[at])),
    usual: usual && presentUsual(usual),
    lowest_usual: presentBalance(lowestOf(usualDays)),
    ending_usual: amountOrNull(usualDays.at(-1)?.balance ?? null),
    basis: basisOf(usual),
    left_out: leftOut,
    ...(baseline ? { baseline: presentBaseline(baseline) } : {}),
  };
};
