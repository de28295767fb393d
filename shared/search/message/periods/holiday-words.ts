import { addDays, type IsoDate, isoDate, monthNumberOf, weekdayOf, yearOf } from '../../../time/calendar.ts';
import { rewrite } from '../rewrite.ts';
import { NOT_MONEY, YEAR } from './calendar-periods.ts';
import { type Holiday, type HolidaySpan, holidays, lastHoliday, nextHoliday } from './holidays.ts';
import { fixed, MARK, markOf, mondayOf, monthAround, spanIn } from './period-marks.ts';

// What is bought for a day is not bought on it, and good wishes are no question.
const NOT_THE_DAY =
  '(?<! (?:(?:pra|para|pro|pros|p|for)(?: [oa]| the)?|(?<!(?:semana|mes) )de|presentes?(?: d[eoa]s?)?|vespera(?: d[eoa]s?)?|feliz|boas?|happy|merry) )';
const NOT_AFTER =
  '(?! (?:(?:, )?rn|shopping|gifts?|presents?|eggs?|sales?|season|bonus|dinner|party|tree|monday|break|holidays?|fora de epoca) )';

// One pattern for all: the first use of each costs a cold start more than the reading. A group for each holiday.
// These are towns too.
const NOT_THE_TOWN = '(?<! em )(?=(?:natal|aparecida) )|(?!(?:natal|aparecida) )';
const NAMES = `${NOT_THE_DAY}(?:${NOT_THE_TOWN})(?:${holidays.map(({ names }) => `(${names})`).join('|')})${NOT_AFTER}`;
// Most messages name none.
const ABOUT =
  /natal|sao joao|christmas|ano novo|reveillon|virada|new year|confraternizacao|carn[ai]val|cinzas|ash wed|gorda|tuesday|ramos|palm|sant[ao]|aleluia|paixao|maundy|good friday|holy|pascoa|easter|tiradentes|trabalh|labou?r|may day|maes|mothers?|corpus|namorados|pais|fathers?|independ|aparecida|padroeira|criancas|children|finados|souls?|republic|consc|zumbi|black|cyber|feriado|holiday/;

/** `text` with a mark for every holiday, which no later reader takes for a year or a weekday: "ano novo", "sexta-feira santa". */
export const withHolidayNames = (text: string): string => {
  if (!ABOUT.test(text)) return text;
  const named = rewrite(text, NAMES, ([, ...groups]) => `‹h${groups.findIndex((name) => name !== undefined)}›`);
  // "no feriado de 7 de setembro" is identified by its date.
  return rewrite(named, '(?:feriado|holiday)(?: nacional)?(?: d[eoa]s?| of| on)?(?= (?:dia )?\\d)', () => '‹z›');
};

const HOLIDAY = '‹h(\\d+)›';
const PAST = '(?:passad[oa]|anterior|que passou)';

/** The whole week, weekend or month of the day; of several days the week in which they end. */
const around = ({ start, end }: HolidaySpan, unit: string | undefined): HolidaySpan => {
  const monday = mondayOf(end);
  if (unit === 'mes' || unit === 'month') return monthAround(start);
  if (unit !== 'semana' && unit !== 'week') return fixed(addDays(mondayOf(start), 5), addDays(mondayOf(start), 6));
  return fixed(start < monday ? start : monday, addDays(monday, 6));
};
const AROUND = '(?:n?[oa] |d[oa] )?(fim de semana|final de semana|semana|week|mes|month)(?: (?:d[eoa]s?|of))?(?: the)?';

/** `natal`, `carnaval de 2025`, `última black friday`, `semana do natal`: without a year the latest that has begun. */
export const withHolidays = (text: string, today: IsoDate): string => {
  if (!text.includes('‹h')) return text;
  const reading =
    (span: (holiday: Holiday, match: RegExpExecArray) => HolidaySpan | null, group = 1) =>
    (match: RegExpExecArray): string | null => {
      const holiday = holidays[Number(match[group])];
      const found = holiday ? span(holiday, match) : null;
      return found && markOf(found);
    };
  const ended = (holiday: Holiday): HolidaySpan => {
    const last = lastHoliday(holiday, today);
    return last.end < today ? last : lastHoliday(holiday, addDays(last.start, -1));
  };
  const inYear = (holiday: Holiday, year: string | undefined): HolidaySpan => {
    if (year === undefined) return lastHoliday(holiday, today);
    const { start, end } = holiday.inYear(Number(year));
    return fixed(start, end);
  };
  const rules: [pattern: string, read: (match: RegExpExecArray) => string | null][] = [
    [`(?:ultim[oa]|last|previous) ${HOLIDAY}`, reading(ended)],
    [`${HOLIDAY} ${PAST}`, reading(ended)],
    [`${HOLIDAY} retrasad[oa]`, reading((holiday) => lastHoliday(holiday, addDays(ended(holiday).start, -1)))],
    [`(?:proxim[oa]|next) ${HOLIDAY}`, reading((holiday) => nextHoliday(holiday, today))],
    [`${HOLIDAY} que vem`, reading((holiday) => nextHoliday(holiday, today))],
    [
      `${AROUND} ${HOLIDAY}${YEAR}${NOT_MONEY}`,
      reading((holiday, [, unit, , y1, y2]) => around(inYear(holiday, y1 ?? y2), unit), 2),
    ],
    [
      `${HOLIDAY}${YEAR} (week|weekend)`,
      reading((holiday, [, , y1, y2, unit]) => around(inYear(holiday, y1 ?? y2), unit)),
    ],
    [`${HOLIDAY}(?: de)? (20\\d\\d) (?:pra|para) 20\\d\\d`, reading((holiday, [, , year]) => inYear(holiday, year))],
    [`${HOLIDAY}${YEAR}${NOT_MONEY}`, reading((holiday, [, , y1, y2]) => inYear(holiday, y1 ?? y2))],
    [HOLIDAY, reading((holiday) => inYear(holiday, undefined))],
  ];
  return rules.reduce((rest, [pattern, read]) => rewrite(rest, pattern, read), text);
};

const NAMED =
  'feriad(?:ao|oes|aozao)|feriados? (?:prolongad|emendad|estendid|esticad)[oa]s?|(?:long|holiday) weekend|fim de semana prolongado|final de semana prolongado';
const [MONDAY, TUESDAY, THURSDAY, FRIDAY, SATURDAY] = [1, 2, 4, 5, 6];

/** `text` with `‹l›` before the holiday of a long weekend, which then reads like any other. */
export const withLongWeekendNames = (text: string): string =>
  rewrite(
    rewrite(text, `(?:${NAMED}) d[ea] (?:pascoa|semana santa)|easter long weekend`, () => '‹l› sexta feira santa'),
    `(?:${NAMED})(?= d[eoa]s? | of )(?: (?:d[eoa]s?|of)(?: the)?)?(?! (?:mes|ano|semana|month|year) )`,
    () => '‹l› feriado de',
  );

/** Days before and behind a holiday that are off with it: up to the weekend next to it, over a bridge day at most. */
const bridged = (weekday: number): [before: number, behind: number] => {
  if (weekday === MONDAY) return [2, 0];
  if (weekday === TUESDAY) return [3, 0];
  if (weekday === THURSDAY) return [0, 3];
  if (weekday === FRIDAY) return [0, 2];
  if (weekday === SATURDAY) return [0, 1];
  return weekday > SATURDAY ? [1, 0] : [0, 0];
};

const A_HOLIDAY_AT_MOST = 9;
/** National holidays that are the only one of their month, as month and day. */
const ALONE_IN_MONTH: readonly string[] = ['01-01', '05-01', '09-07', '10-12', '12-25'];

// "feriado prolongado de outubro" is that of the month; one of several is not known.
const holidayIn = (start: IsoDate, end: IsoDate): IsoDate | null => {
  if (start.slice(0, 7) !== end.slice(0, 7)) return null;
  const date = ALONE_IN_MONTH.find((day) => day.startsWith(start.slice(5, 7)));
  return date === undefined ? null : isoDate(yearOf(start), monthNumberOf(start), Number(date.slice(3)));
};

/** `feriado prolongado de 12 de outubro`: the holiday with the days off next to it. */
export const withLongWeekends = (text: string): string => {
  if (!text.includes('‹l›')) return text;
  const read = rewrite(text, `‹l›(?: (?:‹z›|feriado(?: de)?))? ${MARK}`, (match) => {
    const named = spanIn(match);
    if (named.start === null) return null;
    const isHoliday = named.end <= addDays(named.start, A_HOLIDAY_AT_MOST);
    const alone = isHoliday ? null : holidayIn(named.start, named.end);
    if (!isHoliday && alone === null) return null;
    const [start, end] = [alone ?? named.start, alone ?? named.end];
    return markOf(fixed(addDays(start, -bridged(weekdayOf(start))[0]), addDays(end, bridged(weekdayOf(end))[1])));
  });
  // No holiday was named: the word stays unread.
  return rewrite(read, '‹l›(?: feriado de)?', () => 'feriado');
};
