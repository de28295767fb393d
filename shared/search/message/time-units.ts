import { addDays, type IsoDate, isoDate, yearOf } from '../../time/calendar.ts';
import { type ClosedSpan, daysBefore, fixed, mondayOf, monthAround, monthsBefore } from './period-marks.ts';

export const wholeYear = (year: number): ClosedSpan => fixed(isoDate(year, 1, 1), isoDate(year, 12, 31));

/** What a span of time is counted in; its group is the unit. */
export const UNIT =
  '(dias?|days?|semanas?|weeks?|mes|meses|months?|anos?|years?|horas?|hours?|h|hs|d|quinzenas?|trimestres?|quarters?|semestres?)';
const DAYS: Readonly<Record<string, number>> = { s: 7, w: 7, q: 15 };
const MONTHS: Readonly<Record<string, number>> = { m: 1, a: 12, y: 12, t: 3, quarter: 3, semestre: 6 };

const monthsIn = (unit: string): number | undefined => MONTHS[unit.replace(/s$/, '')] ?? MONTHS[unit[0] ?? ''];
const daysIn = (unit: string): number | undefined =>
  unit.startsWith('semestre') || unit.startsWith('quarter') ? undefined : DAYS[unit[0] ?? ''];

// `últimos N dias` end today, which is one of them; months reach back to the same day.
export const rolling = (count: number, unit: string, today: IsoDate): ClosedSpan => {
  if (unit.startsWith('h')) return fixed(daysBefore(today, Math.ceil(count / 24)), today);
  const days = daysIn(unit) ?? (unit.startsWith('d') ? 1 : undefined);
  if (days) return fixed(daysBefore(today, count * days - 1), today);
  return fixed(monthsBefore(today, count * (monthsIn(unit) ?? 1)), today);
};

// A day so long ago, or the whole week, month or year that the unit names.
export const ago = (count: number, unit: string, today: IsoDate): ClosedSpan => {
  const months = daysIn(unit) || /^[dh]/.test(unit) ? undefined : monthsIn(unit);
  if (months === undefined) {
    const day = daysBefore(today, unit.startsWith('h') ? Math.floor(count / 24) : count * (daysIn(unit) ?? 1));
    return unit.startsWith('s') || unit.startsWith('w') ? fixed(mondayOf(day), addDays(mondayOf(day), 6)) : fixed(day);
  }
  const day = monthsBefore(today, count * months);
  return months === 12 ? wholeYear(yearOf(day)) : monthAround(day);
};
