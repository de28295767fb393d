import { addDays, addMonths, type IsoDate, isoDate, monthOf, parseIsoDate, weekdayOf } from '../../time/calendar.ts';

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

export const daysBefore = (date: IsoDate, days: number): IsoDate => within(addDays(date, -Math.min(days, MOST_DAYS)));
export const monthsBefore = (date: IsoDate, months: number): IsoDate =>
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
