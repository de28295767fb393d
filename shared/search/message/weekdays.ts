import { addDays, type IsoDate, weekdayOf } from '../../time/calendar.ts';
import { DAY } from './calendar-periods.ts';
import { type ClosedSpan, MARK, spanIn } from './period-marks.ts';
import { applied, PAST } from './relative-periods.ts';
import { rewrite } from './rewrite.ts';

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
