import { addDays, addMonths, type IsoDate, isoDate, monthNumberOf, weekdayOf, yearOf } from '../../../time/calendar.ts';
import { rewrite } from '../rewrite.ts';
import { DAY, given, NOT_MONEY, THE, TO } from './calendar-periods.ts';
import { type ClosedSpan, fixed, MARK, markOf, mondayOf, monthAround, spanIn } from './period-marks.ts';
import { applied, PAST } from './relative-periods.ts';

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
export const withDaysOfSameMonth = (text: string, today: IsoDate): string => {
  const before = rewrite(text, `(?:dias? )?${DAY}(?: , \\d\\d?)* ${TO} ${THE}${MARK}`, (match) => {
    const { start, end, cycle } = spanIn(match, 2);
    if (start !== end || cycle === 'w') return null;
    const first = isoDate(yearOf(end), monthNumberOf(end), given(match[1]));
    // "de 5 a 12 de outubro" on the 9th has begun.
    const years = cycle === 'y' && first <= end && addMonths(first, 12) <= today ? 12 : 0;
    if (years) return markOf({ start: addMonths(first, years), end: addMonths(end, years), cycle });
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
    // "deste mês" is a mark of its own.
    [
      `dia ${DAY}(?: ,)? ${MARK}`,
      (found) => {
        const { start, end } = spanIn(found, 2);
        return start?.endsWith('-01') && end <= monthAround(start).end
          ? within(found, 2, given(found[1]), given(found[1]))
          : null;
      },
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

const WEEKDAYS = [
  'segunda(?: feira)?|2 feira|monday=seg',
  'terca(?: feira)?|3 feira|tuesday=ter',
  'quarta(?: feira)?|4 feira|wednesday=qua',
  'quinta(?: feira)?|5 feira|thursday=qui',
  'sexta(?: feira)?|6 feira|friday=sex',
  'sabado|saturday=sab',
  'domingo|sunday=dom',
];
// "a segunda compra" is no Monday, and "ter" alone is a verb.
const NOT_A_DAY = '(?! (?:compra|parcela|vez|via|metade|conta|maior|quinzena|semana|parte|etapa|pessoa) )';
const BEFORE_SHORT_DAY = '(?<= (?:n[oa]|desde|ate) )';

// Most messages name none.
const DAY_NAMED = / (?:seg|ter|qua|qui|sex|sab|dom|\d feira|[a-z]+day)/;
const SHORT = WEEKDAYS.map((names) => names.split('=')[1]).join('|');
const ANY_DAY = `(?:${WEEKDAYS.map((names) => names.split('=')[0]).join('|')}|${SHORT})`;
const AFTER_DATE = `(?= (?:$|(?:[.,]|a|aos?|ate|e|ou|d[eo]|pr[ao]|‹[^ ]*|${SHORT}) ))(?! d[eo] (?!mes|‹))`;

/** `qui 19 a sab 21`, `quarta, 11 de novembro`: the number says which day it is; `sexta 50 reais` is money. */
export const withDatedWeekdays = (text: string): string => {
  if (!DAY_NAMED.test(text)) return text;
  const isDay = (match: RegExpExecArray): boolean => spanIn(match).start === spanIn(match).end;
  const dated = rewrite(text, `(?:n[ao] )?${ANY_DAY}(?: ,)? ${MARK}`, (match) =>
    isDay(match) ? (match[0].split(' ').at(-1) ?? null) : null,
  );
  return rewrite(dated, `(?:n[ao] )?${ANY_DAY}(?: ,)?(?: dia)? ${DAY}${AFTER_DATE}`, ([, day]) => `dia ${day}`);
};

/** `na sexta`, `segunda passada`: the latest such day that is not in the future. */
export const withWeekdays = (text: string, today: IsoDate): string =>
  WEEKDAYS.reduce((rest, names, index) => {
    const [long, short] = names.split('=');
    const day = `(?:${long}|${BEFORE_SHORT_DAY}${short})`;
    const back = (weekdayOf(today) + 6 - index) % 7;
    const at = (days: number): ClosedSpan => ({ start: addDays(today, -days), end: addDays(today, -days), cycle: 'w' });
    return applied(rest, [
      [
        `${day}(?: d[eao]| of| in)? ${MARK}`,
        (match) => {
          const { start, end } = spanIn(match);
          const date = start && addDays(start, index);
          return date && weekdayOf(start) === 1 && end < addDays(start, 7) && date <= end
            ? { start: date, end: date, cycle: 'a' }
            : null;
        },
      ],
      [`${day} retrasad[oa]`, () => at((back || 7) + 7)],
      [`(?:last|ultim[oa]) ${day}${NOT_A_DAY}|${day} ${PAST}`, () => at(back || 7)],
      [`${day}${NOT_A_DAY}`, () => at(back)],
    ]);
  }, text);
