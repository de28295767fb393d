import {
  addDays,
  addMonths,
  daysBetween,
  type IsoDate,
  isoDate,
  monthNumberOf,
  yearOf,
} from '../../../time/calendar.ts';
import { rewrite } from '../rewrite.ts';
import { fixed, MARK, markOf, monthAround, type Span, spanIn, wholeMonth } from './period-marks.ts';

const ORDINALS = [
  'primeir[oa]s?|first|1',
  'segund[oa]|second|2',
  'terceir[oa]|third|3',
  'quart[oa]|fourth|4',
  'ultim[oa]s?|last',
];
const ORDINAL = `(?:dia )?(${ORDINALS.join('|')})`;
const LAST = ORDINALS.length;
const ordinal = (word = ''): number => ORDINALS.findIndex((names) => new RegExp(`^(?:${names})$`).test(word)) + 1;

const OF = '(?: d[eo]| of| in)?(?: the)?';
const MONTHS_IN: Readonly<Record<string, number>> = { b: 2, t: 3, q: 3, s: 6 };

const part = (year: number, months: number, which: number) =>
  fixed(isoDate(year, (which - 1) * months + 1, 1), wholeMonth(year, which * months).end);

/** `primeiro trimestre de 2026`, `Q3`, `semestre passado`; without a year the latest that has begun. */
export const withYearParts = (text: string, today: IsoDate): string => {
  const current = (months: number): number => Math.ceil(monthNumberOf(today) / months);
  const named = (months: number, which: number, year: number): string | null => {
    const parts = 12 / months;
    // "o último trimestre" alone rolls.
    if (which === LAST && year === 0) return null;
    const at = which === LAST ? parts : which;
    if (at < 1 || at > parts) return null;
    return markOf(part(year || yearOf(today) - (at > current(months) ? 1 : 0), months, at));
  };
  const UNIT = '(bimestre|trimestre|quarter|semestre)';
  const YEAR = `(?:${OF}(?: ano)?(?: de)? (?:((?:19|20)\\d\\d)|‹a(\\d{4})-01-01~\\d{4}-12-31›))?`;
  const monthsOf = (unit = ''): number => MONTHS_IN[unit[0] ?? ''] ?? 3;
  const relative = (months: number, by: number): string => {
    const span = part(yearOf(today), months, current(months) + by);
    return markOf(by === 0 ? { ...span, end: today } : span);
  };
  const rules: [pattern: string, read: (match: RegExpExecArray) => string | null][] = [
    [`(?:${UNIT} (?:passado|anterior)|(?:last|previous) ${UNIT})`, ([, a, b]) => relative(monthsOf(a ?? b), -1)],
    [
      `(?:n?est[ea]|n?es[st][ea]|d?est[ea]|d?es[st][ea]|this|no|do) ${UNIT}(?: atual)?|${UNIT} atual`,
      ([, a, b]) => relative(monthsOf(a ?? b), 0),
    ],
    [
      `${ORDINAL} ${UNIT}${YEAR}`,
      ([, which, unit, y1, y2]) => named(monthsOf(unit), ordinal(which), Number(y1 ?? y2 ?? 0)),
    ],
    [
      `q([1-4])${YEAR}|([1-4]) ?tri${YEAR}`,
      ([, a, y1, y2, b, y3, y4]) => named(3, Number(a ?? b), Number(y1 ?? y2 ?? y3 ?? y4 ?? 0)),
    ],
  ];
  return rules.reduce((rest, [pattern, read]) => rewrite(rest, pattern, read), text);
};

// The latest month whose part has begun, where none is named.
const monthOfPart = (span: Span | null, today: IsoDate, firstDay: number) => {
  if (span?.start) return monthAround(span.start);
  const current = monthAround(today);
  return addDays(current.start, firstDay - 1) <= today ? current : monthAround(addMonths(current.start, -1));
};

const spanOrNull = (match: RegExpExecArray, group: number): Span | null => (match[group] ? spanIn(match, group) : null);

/**
 * `primeira quinzena de outubro`, `segunda semana do mês`, `primeiros 10 dias de outubro`.
 * @param bare whether a part of no named month is read too, as the latest that has begun
 */
export const withMonthParts = (text: string, today: IsoDate, bare: boolean): string => {
  const OF_SPAN = `(?:${OF} ${MARK})${bare ? '?' : ''}`;
  const blocks = (match: RegExpExecArray, days: number, most: number, around?: IsoDate): string | null => {
    const [which, span] = [ordinal(match[1]), spanOrNull(match, 2)];
    if (which === LAST && !span) return null;
    const at = which === LAST ? most : Math.min(which, most);
    const month = around ? monthAround(around) : monthOfPart(span, today, (at - 1) * days + 1);
    if (which === LAST && days < 15) return markOf(fixed(addDays(month.end, 1 - days), month.end));
    const start = addDays(month.start, (at - 1) * days);
    // Of a month without year the latest half that has begun.
    if (span?.cycle === 'y' && start > today) return blocks(match, days, most, addMonths(month.start, -12));
    return markOf(fixed(start, at === most ? month.end : addDays(start, days - 1)));
  };
  const edge = (match: RegExpExecArray): string | null => {
    const [span, days] = [spanIn(match, 3), Math.max(1, Number(match[2] ?? (/s$/.test(match[1] ?? '') ? FEW : 1)))];
    if (!span.start) return null;
    if (ordinal(match[1]) === LAST) return markOf(fixed(addDays(span.end, 1 - days), span.end));
    return markOf(fixed(span.start, addDays(span.start, days - 1)));
  };
  const counted = rewrite(
    text,
    '(\\d\\d?) (primeir[oa]s|first)(?= (?:dias?|days?) )',
    ([, count, first]) => `${first} ${count}`,
  );
  const halves = rewrite(counted, `${ORDINAL} (?:quinzena|metade|half)${OF_SPAN}`, (match) => blocks(match, 15, 2));
  const weeks = rewrite(halves, `${ORDINAL} (?:semana|week)${OF_SPAN}`, (match) => blocks(match, 7, 5));
  return rewrite(weeks, `(primeir[oa]s?|first|ultim[oa]s?|last) (?:(\\d\\d?) )?(?:dias?|days?)${OF} ${MARK}`, edge);
};

/** Days that "os primeiros dias" are. */
const FEW = 10;

/** `início do mês`, `meados de outubro`, `fim do ano passado`: the first, second and last third. */
export const withThirds = (text: string): string =>
  rewrite(
    text,
    `(?:n?o |the )?(inicio|comeco|comecinho|meio|meados|metade|fim|final|finalzinho|beginning|start|early|middle|mid|end|late)${OF} ${MARK}`,
    (match) => {
      const span = spanIn(match, 2);
      if (!span.start) return null;
      const isYear = span.start.endsWith('-01-01') && daysBetween(span.start, span.end) >= 31;
      const which = /^m/.test(match[1] ?? '') ? 2 : /^(?:inic|come|begi|star|earl)/.test(match[1] ?? '') ? 1 : 3;
      if (isYear) return markOf(part(yearOf(span.start), 4, which));
      const isMonth = span.start.endsWith('-01') && daysBetween(span.start, span.end) < 31;
      const end = isMonth ? monthAround(span.start).end : span.end;
      const third = Math.floor((daysBetween(span.start, end) + 1) / 3);
      const start = addDays(span.start, (which - 1) * third);
      return markOf(fixed(start, which === 3 ? end : addDays(start, Math.max(0, third - 1))));
    },
  );
