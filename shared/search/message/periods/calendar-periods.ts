import { daysInMonth, type IsoDate, isoDate, monthNumberOf, yearOf } from '../../../time/calendar.ts';
import { CURRENCY } from '../amounts/amounts.ts';
import { rewrite } from '../rewrite.ts';
import { type ClosedSpan, fixed, markOf, wholeMonth } from './period-marks.ts';

const MONTHS = [
  'janeiro|january|jan',
  'fevereiro|february|fev|feb',
  'march',
  'abril|april|abr|apr',
  'maio',
  'junho|june|jun',
  'julho|july|jul',
  'agosto|august|aug',
  'setembro|september|sept',
  'outubro|october|oct',
  'novembro|november|nov',
  'dezembro|december|dec',
];
// "money out, November".
const GOING_OUT =
  '(?<! (?:money|went|go|goes|going|gone|came|come|comes|coming|flew|eat|eats|eating|eaten|ate|dine|dined|dining|food|meals?|take|took|figure|find|check|run) )';
// These are other words too: a man's name, the sea, ten, an English verb.
const SHORT_MONTHS: readonly [month: number, names: string][] = [
  [3, 'marco|mar'],
  [5, 'mai|may'],
  [8, 'ago'],
  [9, 'set|sep'],
  [10, `${GOING_OUT}out`],
  [12, 'dez'],
];
const MONTH = '‹m(\\d+)›';
const ANY_SHORT = SHORT_MONTHS.map(([, names]) => names).join('|');
const BEFORE_MONTH =
  '(em|de|in|of|desde|since|ate|until|mes|mes de|entre|between|from|\\d\\d?|\\d\\d? de|‹m\\d+› (?:a|e|ate|to|and|until|through|,))';
// "compras nubank set"; of these months alone the short name at the end is no other word.
const AS_KEYWORD =
  '(?:ago|set|sep|mai|out)(?= $)(?<=[a-z] [a-z]+)(?<! (?:days?|weeks?|months?|years?|hours?|quarters?|while|long|[oa]s?|um|uma|the|an?|my|to|we|you|be|d[aeo]|n[ao]|com|top|all|that|this|it|is|was|went|going|gone|came|come|coming|money|eat|eating|ate|take|run|figure|find|sold|nights?|cash|check|work|pay|paid|food|meals?|dining) [a-z]+)';
const PAST_MONTH = '(?:passado|anterior|que passou)';
export const DAY = '(0?[1-9]|[12]\\d|3[01])';
export const YEAR = '(?:(?: d[eo]| of| in| ,)?(?: ano)?(?: de)? (?:((?:19|20)\\d\\d)|‹a(\\d{4})-01-01~\\d{4}-12-31›))?';
export const NOT_MONEY = `(?! (?:${CURRENCY}|mil))`;
export const TO = '(?:e|a|as|ao|aos|ate|to|and|until|till|thru|through)';
export const THE = '(?:o |os |a |as |the )?';

/** "some time ago", "3 days ago 99 rides": in English it is no August. */
const ENGLISH_AGO =
  / (?:days?|weeks?|weekends?|months?|years?|hours?|minutes?|moments?|fortnights?|quarters?|ages|time|times|while|long|couple|few|some|the|how|my|did|i|we|what|spent|spend|spending|paid) (?:.* )?ago /;

export const withMonths = (given: string): string => {
  // A mark that no reader takes for a word.
  const text = ENGLISH_AGO.test(given) ? given.replaceAll(' ago ', ' ‹ago› ') : given;
  return withMonthNames(text).replaceAll('‹ago›', 'ago');
};

const withMonthNames = (text: string): string => {
  const full = MONTHS.reduce((rest, names, index) => rewrite(rest, names, () => `‹m${index + 1}›`), text);
  const firsts = rewrite(full, '(dia )?primeiro(?= de ‹m)|dia primeiro', () => 'dia 1');
  const ending = rewrite(
    firsts,
    AS_KEYWORD,
    ([name]) =>
      `‹m${SHORT_MONTHS.find(([, names]) => new RegExp(`\\b${name}$`).test(names) || names.split('|').includes(name))?.[0]}›`,
  );
  return SHORT_MONTHS.reduce((rest, [month, names]) => {
    const before = rewrite(rest, `${BEFORE_MONTH} (?:${names})${NOT_MONEY}`, ([, word]) => `${word} ‹m${month}›`);
    const paired = rewrite(
      before,
      `(?:${names})(?= (?:a|ate|e|to|and|until|through|,) (?:${ANY_SHORT}|‹m\\d+›) )`,
      () => `‹m${month}›`,
    );
    return rewrite(paired, `(?:${names})(?= (?:(?:de )?20\\d\\d|\\d\\d?${NOT_MONEY}) )`, () => `‹m${month}›`);
  }, ending);
};

/** The latest day of this day and month that is not in the future; 29 February only where there is one. */
const latest = (month: number, day: number, today: IsoDate): ClosedSpan | null => {
  for (let year = yearOf(today); year > yearOf(today) - 8; year -= 1) {
    const date = isoDate(year, month, day);
    if (date <= today && day <= daysInMonth(year, month)) return { start: date, end: date, cycle: 'y' };
  }
  return null;
};

const dayOfYear = (year: number, month: number, day: number): ClosedSpan | null =>
  month <= 12 && month > 0 && day > 0 && day <= daysInMonth(year, month) ? fixed(isoDate(year, month, day)) : null;

export const given = (...texts: (string | undefined)[]): number =>
  Number(texts.find((text) => text !== undefined) ?? 0);
const marked = (span: ClosedSpan | null): string | null => span && markOf(span);

/** Days and months that the message names: `5/10`, `5 de outubro`, `oct 5`, `outubro de 2025`, `10/2026`. */
export const withDates = (text: string, today: IsoDate): string => {
  const day = (month: number, dayOfMonth: number, year: number): string | null =>
    marked(year > 0 ? dayOfYear(year, month, dayOfMonth) : latest(month, dayOfMonth, today));
  const month = (number: number, year: number): string => {
    if (year > 0) return markOf(wholeMonth(year, number));
    const span = wholeMonth(yearOf(today) - (number > monthNumberOf(today) ? 1 : 0), number);
    return markOf({ ...span, cycle: 'y' });
  };
  // "novembro passado" within November is a year ago.
  const lastMonth = (number: number): string => month(number, yearOf(today) - (number >= monthNumberOf(today) ? 1 : 0));
  const rules: [pattern: string, read: (match: RegExpExecArray) => string | null][] = [
    ['(?:dia )?(\\d{4})-(\\d\\d)-(\\d\\d)', ([, y, m, d]) => day(given(m), given(d), given(y))],
    ['(?:mes )?(0?[1-9]|1[0-2])/(20\\d\\d)', ([, m, y]) => month(given(m), given(y))],
    [
      '(?<!parcelas? )(?:dia )?(\\d\\d?)/(\\d\\d?)',
      ([, d, m]) => (given(m) > 12 ? day(given(d), given(m), 0) : day(given(m), given(d), 0)),
    ],
    [`(?:dia )?${DAY}(?: d[eo]| of)? ${MONTH}${YEAR}`, ([, d, m, y1, y2]) => day(given(m), given(d), given(y1, y2))],
    [
      `${MONTH} (?:the )?(?:dia )?${DAY}${NOT_MONEY}(?:(?: ,)? (20\\d\\d))?`,
      ([, m, d, y]) => day(given(m), given(d), given(y)),
    ],
    [
      `(?:(?:o )?ultimo|(?:the )?(?:last|previous|past)) ${MONTH}(?! (?:(?:d[eo] |of )?(?:20\\d\\d|‹)|(?:d[eo]|of) ano))|(?:mes (?:de )?)?${MONTH} ${PAST_MONTH}`,
      ([, before, behind]) => lastMonth(given(before, behind)),
    ],
    [`${MONTH} de (2\\d)${NOT_MONEY}(?! (?:e|a|ate|to|,) \\d)`, ([, m, y]) => month(given(m), 2000 + given(y))],
    [`(?:mes (?:de )?)?${MONTH}${YEAR}`, ([, m, y1, y2]) => month(given(m), given(y1, y2))],
    ['mes (0?[1-9]|1[0-2])', ([, m]) => month(given(m), 0)],
  ];
  return rules.reduce((rest, [pattern, read]) => rewrite(rest, pattern, read), text);
};

/** A year of its own: `em 2025`, `2026`; not the money in `acima de 2026`, nor `2026 reais`. */
export const withYears = (text: string, today: IsoDate): string =>
  rewrite(
    text,
    `(?<!(?:acima|mais|menos|abaixo|maior|menor|maiores|menores|minimo|maximo) (?:de|que|do que) |(?:over|above|than|under|below|r\\$|least|ate) )(?:ano (?:de )?)?(20(?:1[5-9]|[2-4]\\d))${NOT_MONEY}(?! (?:e|a|and|to) (?!20[1-4]\\d )\\d)`,
    ([, digits]) => {
      const year = given(digits);
      return year > yearOf(today) + 1 ? null : markOf(fixed(isoDate(year, 1, 1), isoDate(year, 12, 31)));
    },
  );
