import { easterSunday } from '../../../time/business-days.ts';
import { addDays, type IsoDate, isoDate, weekdayOf, yearOf } from '../../../time/calendar.ts';
import type { Cycle, Span } from './period-marks.ts';

/** Dates, both included; `y` where it is the same date every year. */
export type HolidaySpan = Span & { start: IsoDate };
export type Holiday = { names: string; inYear: (year: number) => HolidaySpan };

const from = (start: IsoDate, end: IsoDate, cycle: Cycle): HolidaySpan => ({ start, end, cycle });

const on = (month: number, day: number, names: string): Holiday => ({
  names,
  inYear: (year) => from(isoDate(year, month, day), isoDate(year, month, day), 'y'),
});
const aroundEaster = (first: number, last: number, names: string): Holiday => ({
  names,
  inYear: (year) => from(addDays(easterSunday(year), first), addDays(easterSunday(year), last), 'a'),
});
const weekday = (month: number, which: number, isoWeekday: number, later: number, names: string): Holiday => ({
  names,
  inYear: (year) => {
    const first = isoDate(year, month, 1);
    const date = addDays(first, ((isoWeekday - weekdayOf(first) + 7) % 7) + 7 * (which - 1) + later);
    return from(date, date, 'a');
  },
});

const [THURSDAY, SUNDAY] = [4, 7];
// Behind them these are the day; before "de" alone they are what is bought for it: "ovos de páscoa".
const DAY = '(?:dias? d[eoa]s? |feriado (?:nacional )?d[eoa]s? )';
const HOLIDAY = `(?:feriado (?:nacional )?d[eoa]s? )?`;
// Towns, saints and shops bear these names too.
const ON = `(?:${DAY}|(?<= n[oa]s? ))`;
const THE_NATAL =
  '(?<=^ |[,.] | (?:o|no|do|ao|pelo|n?es[st]e|n?este|d?es[st]e|d?este|ultimo|proximo|desde|ate|entre|e|ou|(?:semana|mes) d[eo]) )';
const NAMED_YEAR = '(?:(?:de |do )?(?:20\\d\\d|ano)|deste ano|desse ano|passado|retrasado|anterior|que vem) ';

/**
 * Brazil's national holidays, and the days on which its shops sell most. Carnival is Saturday to Ash Wednesday, Holy Week
 * Palm Sunday to Easter, réveillon 31 December and 1 January; every other one is the day alone. The longest names come first.
 */
export const holidays: readonly Holiday[] = [
  on(12, 24, `(?:vespera|noite) (?:d[eo] )?natal|christmas eve`),
  on(12, 31, `vespera (?:d[eo] )?(?:ano novo|reveillon)|new years? eve`),
  {
    names: `${HOLIDAY}reveillon|virada (?:d[eo] )?ano`,
    inYear: (year) => from(isoDate(year, 12, 31), isoDate(year + 1, 1, 1), 'y'),
  },
  on(1, 1, `${DAY}?(?:ano novo|confraternizacao universal)|new years?(?: day)?`),
  aroundEaster(-50, -50, 'sabado de carnaval'),
  aroundEaster(-49, -49, 'domingo de carnaval'),
  aroundEaster(-48, -48, 'segunda(?: feira)? de carnaval'),
  aroundEaster(-47, -47, '(?:terca(?: feira)? de carnaval|terca(?: feira)? gorda|shrove tuesday|fat tuesday)'),
  aroundEaster(-46, -46, '(?:quarta(?: feira)? de )cinzas|ash wednesday'),
  aroundEaster(-50, -46, `(?:${DAY}|(?<= (?:gastos|gastei|despesas|compras) )de )?carnaval|carnival`),
  aroundEaster(-7, -7, 'domingo de ramos|palm sunday'),
  aroundEaster(-3, -3, 'quinta(?: feira)? santa|maundy thursday'),
  aroundEaster(-2, -2, '(?:sexta(?: feira)? (?:santa|da paixao)|(?:feriado )?(?:da )?paixao de cristo|good friday)'),
  aroundEaster(-1, -1, 'sabado (?:santo|de aleluia)|holy saturday'),
  aroundEaster(-7, 0, 'semana santa|holy week'),
  aroundEaster(0, 0, `(?:${DAY}|domingo d[ea] )?pascoa|easter(?: sunday)?`),
  on(
    4,
    21,
    `${ON}tiradentes|tiradentes(?= ${NAMED_YEAR})|(?<=(?:^|[.,]| (?:gast[a-z]+|paguei|comprei|saiu|saidas|entrou|foi|compras|despesas|quanto)) )em tiradentes`,
  ),
  on(5, 1, `${DAY}trabalh(?:o|ador|adores)|labou?r day|may day`),
  weekday(5, 2, SUNDAY, 0, 'dia d[ae]s? maes|mothers? day'),
  aroundEaster(60, 60, `${HOLIDAY}corpus christi`),
  on(6, 12, 'dia d[oe]s? namorados'),
  on(
    6,
    24,
    '(?:(?:dias?|noite|vespera|festas?|fogueira) d[eo] |(?<= (?:o|no|do|ao|pelo|desde) ))sao joao(?! d[aeo]l? )',
  ),
  weekday(8, 2, SUNDAY, 0, 'dia d[oe]s? pais|fathers? day'),
  on(9, 7, `${DAY}independencia(?: do brasil)?|(?:brazilian )?independence day`),
  on(
    10,
    12,
    `${DAY}(?:nossa senhora(?: d[ae])? aparecida|padroeira)|feriado d[ea] aparecida|(?<= n[oa] )dia d[ea] aparecida`,
  ),
  on(10, 12, 'dia d[ae]s? criancas|childrens? day'),
  on(11, 2, `${DAY}?finados|all souls? day`),
  on(11, 15, `${DAY}?proclamacao da republica|${DAY}republica|republic day`),
  on(
    11,
    20,
    `(?:${DAY}|dia nacional d[eao] )?(?:zumbi e d[ae] )?consciencia negra|${DAY}zumbi|black consciousness day`,
  ),
  weekday(11, 4, THURSDAY, 1, '(?:d[ae] )?black ?fridays?'),
  weekday(11, 4, THURSDAY, 4, '(?:d[ae] )?cyber ?monday'),
  on(12, 25, `${DAY}natal|${THE_NATAL}natal|natal(?= ${NAMED_YEAR})|christmas(?: day)?`),
];

/** The one that begins last of those not after `latest`. */
export const lastHoliday = ({ inYear }: Holiday, latest: IsoDate): HolidaySpan => {
  const year = yearOf(latest);
  const [same, before] = [inYear(year), inYear(year - 1)];
  return same.start <= latest ? same : before;
};

/** The first one that begins after `day`. */
export const nextHoliday = ({ inYear }: Holiday, day: IsoDate): HolidaySpan => {
  const year = yearOf(day);
  const same = inYear(year);
  return same.start > day ? same : inYear(year + 1);
};
