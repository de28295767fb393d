import { transactionPeriod } from '../../../ledger/filters.ts';
import { addDays, type IsoDate } from '../../../time/calendar.ts';
import { rewrite } from '../rewrite.ts';
import { THE, TO, withDates, withMonths, withYears } from './calendar-periods.ts';
import { withDatedWeekdays, withDaysNamed, withDaysOfMonth, withDaysOfSameMonth, withWeekdays } from './days.ts';
import { withHolidayNames, withHolidays, withLongWeekendNames, withLongWeekends } from './holiday-words.ts';
import { withMonthParts, withThirds, withYearParts } from './partial-periods.ts';
import { fixed, MARK, markOf, monthAround, OLDEST, type Span, shifted, spanIn } from './period-marks.ts';
import { withNamedYears, withRelativePeriods, withRunningYear } from './relative-periods.ts';

/** Dates, both included. */
export type ExcludedPeriod = { startDate: IsoDate; endDate: IsoDate };

// Fewer words than before a shop: "comi fora ontem" and "gastei menos este mês" leave nothing out.
const WITHOUT =
  '(?<=(?:‹[^ ]*›|tudo)(?: ,)? )menos|menos (?:[oa]s?|em|n[oa]s?)|exceto|excetuando|sem (?:contar|considerar|incluir)|tirando|tirar|tira|tire|excluindo|desconsiderando|ignorando|salvo|a nao ser|except(?: for)?|excluding|without|(?:but )?not (?:including|counting)|other than|apart from|aside from|leaving out';
const FILLERS =
  '(?:(?:[oa]s?|d[eoa]s?|n[oa]s?|em|the|in|on|from|compras|gastos|ferias|viagem|mes|ano|semana|periodo) )*';

/**
 * Takes the periods that are to be left out from the text: `outubro exceto a última semana`.
 * @returns the text without them
 */
const withoutExcludedPeriods = (text: string): { text: string; excludedPeriods: ExcludedPeriod[] } => {
  const excludedPeriods: ExcludedPeriod[] = [];
  const rest = rewrite(text, `(?:${WITHOUT}) ${FILLERS}${MARK}`, (match) => {
    const { start, end } = spanIn(match);
    excludedPeriods.push({ startDate: start ?? OLDEST, endDate: end });
    return '‹p›';
  });
  return { text: rest, excludedPeriods };
};

export type MessagePeriod = { startDate: IsoDate | null; endDate: IsoDate | null };

// "de novembro a fevereiro": one of the two lies in another year, or month, or week.
const between = (first: Span, last: Span): Span => {
  const ends = { start: first.start, end: last.end, cycle: 'a' as const };
  if (!first.start || first.start <= last.end) return ends;
  const later = shifted(last, 1);
  const isSameYear = later.end.slice(0, 4) === first.start.slice(0, 4);
  if (last.cycle !== 'a' && isSameYear && first.start <= later.end) return { ...ends, end: later.end };
  for (let times = -1; times >= -12 && first.cycle !== 'a'; times -= 1) {
    const { start } = shifted(first, times);
    if (start && start <= last.end) return { ...ends, start };
  }
  return { ...ends, start: last.start, end: first.end };
};

const SURELY = 'desde|a ?partir d[eoa]s?|partir d[eoa]s?|since|starting(?: from| on| in)?';
const SINCE = `(?:(?:${SURELY}|de|from)(?: the)?)`;
const ON =
  '(?:(?:pra|para) ca|ate (?:agora|hoje|o momento)|em diante|adiante|(?:pra|para) frente|onwards?|to date|until now|till now)';

/** `de julho a setembro`, `desde o dia 10`, `até ontem`, `antes de outubro`. @param today where open ends end */
const withJoinedPeriods = (text: string, today: IsoDate): string => {
  const since = (span: Span): string => {
    const start = span.start ?? span.end;
    return markOf(start <= today ? fixed(start, today) : fixed(start, span.end));
  };
  const until = (span: Span): string => {
    const isDayOfMonth = span.cycle === 'd' && span.start === span.end;
    return markOf({ start: isDayOfMonth ? monthAround(span.end).start : null, end: span.end, cycle: 'a' });
  };
  const rules: [pattern: string, read: (match: RegExpExecArray) => string | null][] = [
    [
      `(?:${SINCE} |entre |between )?${THE}${MARK} ${TO} ${THE}(?:fim d[eo] |end of )?${MARK}`,
      (found) => markOf(between(spanIn(found), spanIn(found, 4))),
    ],
    [`(?:${SINCE} )?${THE}${MARK} ${ON}|${SINCE} ${THE}${MARK} on`, (found) => since(spanIn(found, found[1] ? 1 : 4))],
    [`(?:${SURELY})(?: the| o| a)? ${MARK}`, (found) => since(spanIn(found))],
    [
      `(?:depois|apos|after)(?: d[eoa])?(?: the)? ${MARK}`,
      (found) => since(fixed(addDays(spanIn(found).end, 1), addDays(spanIn(found).end, 1))),
    ],
    [
      `(?:antes|before|prior to|anterior(?:es)? a)(?: d[eoa])?(?: the)? ${MARK}`,
      (found) => {
        const { start, end } = spanIn(found);
        const last = addDays(start ?? end, -1);
        // What is older than the usual period would be left without a day.
        return markOf({
          start: last < transactionPeriod(undefined, undefined, today).startDate ? OLDEST : null,
          end: last,
          cycle: 'a',
        });
      },
    ],
    [`(?:ate|until|till|through|up to)(?: o| a| the)? ${MARK}`, (found) => until(spanIn(found))],
    [
      `(?:(?:over|during|within|throughout|across|ao longo|no decorrer|no periodo|dentro)(?: d[eoa]| of)?(?: the)? )${MARK}|${MARK} (?:passad[oa]|que passou)`,
      (found) => markOf(spanIn(found, found[1] ? 1 : 4)),
    ],
    [
      `${MARK} (?:[.,] )*(?:${CORRECTION} )(?:[.,] )*(?:(?:o|a|de|d[oa]|n[oa]s?|em|in|on|the|for) )?${MARK}`,
      (found) => markOf(spanIn(found, 4)),
    ],
    ['(?:ate|until|so) (?:agora|o momento|now|far)', () => markOf({ start: null, end: today, cycle: 'a' })],
  ];
  return rules.reduce((rest, [pattern, read]) => rewrite(rest, pattern, read), text);
};

// "setembro, digo, outubro": the latter alone.
const CORRECTION =
  '(?:digo|quer dizer|ou melhor|melhor dizendo|alias|ops|oops|opa|perdao|desculpa|corrigindo|correcao|nao|i mean|scratch that|sorry|wait|no|or rather)';

const together = (a: Span, b: Span): Span => {
  const start = a.start && b.start ? (a.start > b.start ? a.start : b.start) : (a.start ?? b.start);
  const end = a.end < b.end ? a.end : b.end;
  const isWithin = !a.start || !b.start || (start === a.start && end === a.end) || (start === b.start && end === b.end);
  if (isWithin && (start === null || start <= end)) return { start, end, cycle: 'a' };
  return { start: start === a.start ? b.start : a.start, end: end === a.end ? b.end : a.end, cycle: 'a' };
};

/**
 * The one period of all marks: the narrower where one lies within the other, else from the first to the last
 * ("outubro e novembro"). Never older than `OLDEST`. The marks become bare.
 */
const foldedPeriods = (text: string): { text: string; period: MessagePeriod } => {
  const spans: Span[] = [];
  const bare = rewrite(text, MARK, (match) => {
    spans.push(spanIn(match));
    return '‹p›';
  });
  const [first, ...others] = spans;
  if (!first) return { text: bare, period: { startDate: null, endDate: null } };
  const { start, end } = others.reduce(together, first);
  return {
    text: bare,
    period: { startDate: start && start < OLDEST ? OLDEST : start, endDate: end < OLDEST ? OLDEST : end },
  };
};

// From the widest to the narrowest, since "dia 5 do mês passado" needs the month and "outubro do ano passado" the year.
const readers: readonly ((text: string, today: IsoDate) => string)[] = [
  withLongWeekendNames,
  withHolidayNames,
  withMonths,
  withNamedYears,
  withHolidays,
  withYearParts,
  withDates,
  withRunningYear,
  withYears,
  withDatedWeekdays,
  withDaysOfSameMonth,
  withDaysNamed,
  (text, today) => withMonthParts(text, today, false),
  withRelativePeriods,
  (text, today) => withMonthParts(text, today, true),
  withDaysOfMonth,
  withWeekdays,
  withThirds,
  withLongWeekends,
  withJoinedPeriods,
];

/**
 * The dates that a message names, in the calendar of São Paulo, both included; null where it leaves an end open. Weeks
 * begin on Monday; a date without year, month or week is the latest that is not in the future.
 *
 * @returns also the text, in which `‹p›` stands for what was read
 */
export const readPeriod = (
  text: string,
  today: IsoDate,
): { text: string; period: MessagePeriod; excludedPeriods: ExcludedPeriod[] } => {
  const { text: rest, excludedPeriods } = withoutExcludedPeriods(
    readers.reduce((read, reader) => reader(read, today), text),
  );
  return { ...foldedPeriods(rest), excludedPeriods };
};
