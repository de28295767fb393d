import { addDays, type IsoDate, weekdayOf } from '../../time/calendar.ts';
import { type ClosedSpan, MARK, spanIn } from './period-marks.ts';
import { applied, PAST } from './relative-periods.ts';

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
