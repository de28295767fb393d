import type { FlowSources } from '../cash-flow/plan-interest.ts';
import { type Reckoned, reckonedFlow } from '../cash-flow/reckoned-flow.ts';
import type { ForecastDay } from '../forecast/balances.ts';
import { lowestOf } from '../forecast/balances.ts';
import type { UpcomingItem } from '../forecast/occurrences.ts';
import { groupBy } from '../group-by.ts';
import { type Centavos, centavos, magnitude, sum } from '../money.ts';
import type { DigestFigures } from '../notifications/notices/digest-notice.ts';
import { gravestFirst, type Signal, sentenceOf, statusOf } from '../signals/signal.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';

const DAYS = 7;
const DAY_SECONDS = 86_400;
/** Weeks before that the usual is the mean of, and how many of them there must be. */
const USUAL_WEEKS = 8;
const LEAST_WEEKS = 4;
const MOST_CATEGORIES = 3;
const MOST_DUE = 5;
const MOST_SIGNALS = 3;
/** So that the record of a week stays about 1 kB. */
const LONGEST_NAME = 40;
const LONGEST_SENTENCE = 200;

/** Monday to Sunday. */
type Week = { from: IsoDate; to: IsoDate };

/** The week that ended `back` weeks before this Monday; 0: the day before it. */
const weekBefore = (monday: IsoDate, back: number): Week => {
  const from = addDays(monday, -DAYS * (back + 1));
  return { from, to: addDays(from, DAYS - 1) };
};

const isIn =
  ({ from, to }: Week) =>
  ({ date }: { date: IsoDate }): boolean =>
    from <= date && date <= to;

type CategorySum = { name: string; amount: Centavos };

/** What each category cost in a week: a refund lessens its own, not below 0. The largest first, equal ones by name. */
const spentInWeek = (week: Week, { counted }: Pick<Reckoned, 'counted'>): CategorySum[] =>
  Array.from(
    groupBy(counted.filter(isIn(week)), ({ category }) => category),
    ([name, entries]) => ({
      name,
      amount: centavos(
        Math.max(0, sum(entries.map(({ kind, amount }) => (kind === 'refund' ? centavos(-amount) : amount)))),
      ),
    }),
  )
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount || (a.name < b.name ? -1 : 1));

const outOf = (categories: readonly CategorySum[]): Centavos => sum(categories.map(({ amount }) => amount));
const inOf = (week: Week, { income }: Pick<Reckoned, 'income'>): Centavos =>
  sum(income.filter(isIn(week)).map(({ amount }) => amount));

/** Halves up. */
const meanOf = (amounts: readonly Centavos[]): Centavos => centavos(Math.round(sum(amounts) / amounts.length));

/** The weeks before this one that count as usual: from the first whole week with rows. */
const usualWeeks = (monday: IsoDate, firstRow: IsoDate | null): Week[] => {
  const weeks = Array.from({ length: USUAL_WEEKS }, (_, back) => weekBefore(monday, back + 1));
  const known = weeks.filter(({ from }) => firstRow !== null && firstRow <= from);
  return known.length < LEAST_WEEKS ? [] : known;
};

const shortened = (text: string, longest: number): string =>
  text.length <= longest ? text : `${[...text].slice(0, longest - 1).join('')}…`;

/** Out and in of the week before a Monday, against the usual. */
const flowOfWeek = (monday: IsoDate, reckoned: Pick<Reckoned, 'counted' | 'income'>, firstRow: IsoDate | null) => {
  const week = weekBefore(monday, 0);
  const categories = spentInWeek(week, reckoned);
  const usual = usualWeeks(monday, firstRow);
  const against = (of: (one: Week) => Centavos): Centavos | null => (usual.length === 0 ? null : meanOf(usual.map(of)));
  return {
    ...week,
    out: { amount: outOf(categories), usual: against((one) => outOf(spentInWeek(one, reckoned))) },
    in: { amount: inOf(week, reckoned), usual: against((one) => inOf(one, reckoned)) },
    categories: categories.slice(0, MOST_CATEGORIES),
  };
};

/** What leaves in the days of the forecast. */
const dueOf = (items: readonly UpcomingItem[]): DigestFigures['due'] => {
  const due = items.flatMap(({ date, description, amount }) =>
    amount !== null && amount < 0
      ? [{ date, name: shortened(description, LONGEST_NAME), amount: magnitude(amount) }]
      : [],
  );
  return { total: sum(due.map(({ amount }) => amount)), count: due.length, items: due.slice(0, MOST_DUE) };
};

/** The gravest new ones of the last days. */
const sentencesOf = (signals: readonly Signal[], now: Instant): string[] =>
  signals
    .filter((signal) => statusOf(signal) === 'new' && signal.foundAt > addSeconds(now, -DAYS * DAY_SECONDS))
    .sort(gravestFirst)
    .slice(0, MOST_SIGNALS)
    .map((signal) => shortened(sentenceOf(signal), LONGEST_SENTENCE));

const firstDateOf = ({ transactions }: Pick<FlowSources, 'transactions'>): IsoDate | null => {
  let first: IsoDate | null = null;
  for (const { date } of transactions) if (first === null || date < first) first = date;
  return first;
};

/** What a week's digest is made from. `items` and `days` are those of get-upcoming for seven days. */
export type WeekSources = {
  flow: FlowSources;
  items: readonly UpcomingItem[];
  days: readonly ForecastDay[];
  signals: readonly Signal[];
};

/** The figures of the week before a Monday, as of `now`. */
export const figuresOfWeek = (
  monday: IsoDate,
  { flow, items, days, signals }: WeekSources,
  now: Instant,
): DigestFigures => {
  const [recent] = reckonedFlow(flow, 1, dateInSaoPaulo(now));
  return {
    ...flowOfWeek(monday, recent, firstDateOf(flow)),
    due: dueOf(items),
    lowest: lowestOf(days),
    sentences: sentencesOf(signals, now),
  };
};

/** Whether there is anything to say. */
export const isWorthSending = (figures: Omit<DigestFigures, 'from' | 'to'>): boolean =>
  figures.out.amount > 0 || figures.in.amount > 0 || figures.due.count > 0 || figures.sentences.length > 0;
