import {
  addDays,
  addMonths,
  type IsoDate,
  isoDate,
  monthOf,
  parseIsoDate,
  weekdayOf,
  yearOf,
} from '../../../time/calendar.ts';

/**
 * How the year, month or week of a date was chosen where the message left it open: `y` by the year ("5 de outubro"),
 * `d` by the month ("dia 5"), `w` by the week ("segunda"), `a` not at all.
 */
export type Cycle = 'a' | 'y' | 'd' | 'w';

/** Dates, both included; a null start is left to what surrounds it. */
export type Span = { start: IsoDate | null; end: IsoDate; cycle: Cycle };
export type ClosedSpan = Span & { start: IsoDate };

/** The earliest date that a message can reach; nothing a bank gives is older. */
export const OLDEST = isoDate(2000, 1, 1);

export const MARK = '‹([aydw])([\\d-]*)~([\\d-]+)›';
const CYCLES: Readonly<Record<string, Cycle>> = { y: 'y', d: 'd', w: 'w' };

export const markOf = ({ start, end, cycle }: Span): string => `‹${cycle}${start ?? ''}~${end}›`;

/** The span of the mark whose three groups begin at `group`. */
export const spanIn = (match: RegExpExecArray, group = 1): Span => ({
  cycle: CYCLES[match[group] ?? ''] ?? 'a',
  start: parseIsoDate(match[group + 1] ?? ''),
  end: parseIsoDate(match[group + 2] ?? '') ?? OLDEST,
});

export const fixed = (start: IsoDate, end: IsoDate = start): ClosedSpan => ({ start, end, cycle: 'a' });

const within = (date: IsoDate): IsoDate => (date < OLDEST ? OLDEST : date);
const MOST_DAYS = 9_000;

const daysBefore = (date: IsoDate, days: number): IsoDate => within(addDays(date, -Math.min(days, MOST_DAYS)));
const monthsBefore = (date: IsoDate, months: number): IsoDate =>
  within(addMonths(date, -Math.min(months, MOST_DAYS / 30)));

export const mondayOf = (date: IsoDate): IsoDate => addDays(date, 1 - weekdayOf(date));
export const wholeMonth = (year: number, month: number): ClosedSpan =>
  fixed(isoDate(year, month, 1), isoDate(year, month, 31));
export const monthAround = (date: IsoDate): ClosedSpan =>
  wholeMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7)));

const STEPS: Readonly<Record<Cycle, (date: IsoDate, times: number) => IsoDate>> = {
  a: (date) => date,
  y: (date, times) =>
    monthOf(date).endsWith('-02') && isLastDay(date)
      ? lastOf(addMonths(date, 12 * times))
      : addMonths(date, 12 * times),
  d: (date, times) => addMonths(date, times),
  w: (date, times) => addDays(date, 7 * times),
};
const isLastDay = (date: IsoDate): boolean => date === lastOf(date);
const lastOf = (date: IsoDate): IsoDate => isoDate(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 31);

/** The span one of its cycles earlier (-1) or later (1). */
export const shifted = (span: Span, times: number): Span => {
  const step = STEPS[span.cycle];
  return { ...span, start: span.start && step(span.start, times), end: step(span.end, times) };
};

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
