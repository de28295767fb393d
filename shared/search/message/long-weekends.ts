import { addDays, type IsoDate, isoDate, monthNumberOf, weekdayOf, yearOf } from '../../time/calendar.ts';
import { fixed, MARK, markOf, spanIn } from './period-marks.ts';
import { rewrite } from './rewrite.ts';

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
