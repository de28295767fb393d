import { addDays, addMonths, type IsoDate, isoDate, monthNumberOf, yearOf } from '../../time/calendar.ts';
import { DAY, given, NOT_MONEY, THE, TO } from './calendar-periods.ts';
import { fixed, MARK, markOf, mondayOf, monthAround, spanIn } from './period-marks.ts';
import { rewrite } from './rewrite.ts';

// "over 30 in the last 2 weeks", "acima de 30 do mês passado": no day, but money.
const NO_AMOUNT =
  '(?<! (?:over|under|above|below|than|least|most|around|about|exceed[a-z]*|acima|abaixo|mais|menos|maior(?:es)?|menor(?:es)?|minimo|maximo|pass(?:a|am|ou|aram)|super[a-z]+|cerca|uns|umas|beirando|quase|r\\$)(?: (?:d[eo]s?|que|do que|a))? )';

const RELATIVE_MONTH =
  '(?:d[eo] |dest[ae] |dess[ea] |of |in |of the |o |this )?(?:(?:mes|month)(?= (?:passad|anterior|retrasad|que passou|atual|corrente|d[eo] )|$| )|(?:this|last|previous) month)';

/** `10 a 20 do mês passado`, of which no word says that they are days, as `dias 10 a 20 do mês passado`. */
export const withDaysNamed = (text: string): string =>
  rewrite(
    text,
    `${NO_AMOUNT}(?<! dias? )(?:(?:d[eo]|entre|from|between)(?: (?:o|the))? )?${DAY} ${TO} ${THE}${DAY}(?= ${RELATIVE_MONTH} )`,
    ([, first, last]) => `dias ${first} a ${last}`,
  );

/** `5 a` before a day and `a 20` behind one lie in that day's month. */
export const withDaysOfSameMonth = (text: string): string => {
  const before = rewrite(text, `(?:dias? )?${DAY}(?: , \\d\\d?)* ${TO} ${THE}${MARK}`, (match) => {
    const { start, end, cycle } = spanIn(match, 2);
    if (start !== end || cycle === 'w') return null;
    const first = isoDate(yearOf(end), monthNumberOf(end), given(match[1]));
    return markOf({ start: first <= end ? first : addMonths(first, -1), end, cycle });
  });
  return rewrite(before, `${MARK} ${TO} ${THE}(?:dia )?${DAY}${NOT_MONEY}`, (match) => {
    const { start, end, cycle } = spanIn(match);
    if (start === null || start !== end || cycle === 'w') return null;
    const last = isoDate(yearOf(end), monthNumberOf(end), given(match[4]));
    return markOf({ start, end: last >= start ? last : addMonths(last, 1), cycle });
  });
};

/** `dia 15`, `dia 15 do mês passado`, `do dia 5 ao dia 20`: of the month that is named, else of the latest that fits. */
export const withDaysOfMonth = (text: string, today: IsoDate): string => {
  const current = monthAround(today).start;
  const at = (month: IsoDate, day: number): IsoDate => isoDate(yearOf(month), monthNumberOf(month), day);
  const open = (first: number, last: number): string => {
    const month = at(current, first) <= today ? current : addMonths(current, -1);
    return markOf({ start: at(month, first), end: at(last < first ? addMonths(month, 1) : month, last), cycle: 'd' });
  };
  const within = (match: RegExpExecArray, group: number, first: number, last: number): string | null => {
    const { start } = spanIn(match, group);
    return start && markOf(fixed(at(start, first), at(start, last)));
  };
  const OF = '(?: d[eo]| of| in)?(?: the)?';
  const rules: [pattern: string, read: (match: RegExpExecArray) => string | null][] = [
    [
      `${THE}dias? ${DAY}(?: , \\d\\d?)* ${TO} ${THE}(?:dia )?${DAY}${OF} ${MARK}`,
      (found) => within(found, 3, given(found[1]), given(found[2])),
    ],
    [
      `${THE}dias? ${DAY}(?: , \\d\\d?)* ${TO} ${THE}(?:dia )?${DAY}`,
      ([, first, last]) => open(given(first), given(last)),
    ],
    [
      `${NO_AMOUNT}(?:dia )?${DAY}(?: d[eo]| of| in)(?: the)? ${MARK}`,
      (found) => within(found, 2, given(found[1]), given(found[1])),
    ],
    [`dia ${DAY}`, ([, day]) => open(given(day), given(day))],
    [
      `(?:n?a |d?a )?semana do ${MARK}`,
      (found) => {
        const { start, end } = spanIn(found);
        return start === end ? markOf(fixed(mondayOf(end), addDays(mondayOf(end), 6))) : null;
      },
    ],
  ];
  return rules.reduce((rest, [pattern, read]) => rewrite(rest, pattern, read), text);
};
