import { businessDaysOf } from '../time/business-days.ts';
import type { Day } from './day.ts';
import { FREQUENCIES, type Frequency, PACES } from './frequency.ts';
import type { MonthRule, Schedule } from './schedule.ts';

const LAST_NTH = 10;

/** Which business day of its month a day is, up to the tenth; null for a later one and for weekends. */
const nthOf = ({ epoch, month, ofMonth }: Day): number | null => {
  const position = ofMonth <= 17 ? businessDaysOf(month).indexOf(epoch) : -1;
  return position >= 0 && position < LAST_NTH ? position + 1 : null;
};

/** The planned day of the month of few rows, which may all have been moved by a weekend. */
const FEW = 3;
const MOVES = { none: [0], next: [0, -1, -2, -3], previous: [0, 1, 2, 3] } as const;

const daysOfMonth = (seen: readonly number[], count: number, shift: keyof typeof MOVES): number[] => {
  const moves = count > FEW ? MOVES.none : MOVES[shift];
  const wide = new Set(moves.flatMap((move) => seen.map((day) => ((day + move + 30) % 31) + 1)));
  if (seen.some((day) => day >= 28)) wide.add(31);
  return [...wide];
};

/** The rules under which the days may have come, the plainest first. */
const rulesFor = (days: readonly Day[]): MonthRule[] => {
  const seen = [...new Set(days.map(({ ofMonth }) => ofMonth))];
  const plain = (shift: keyof typeof MOVES) =>
    daysOfMonth(seen, days.length, shift).map((day): MonthRule => ({ kind: 'day', day, shift }));
  const nths = new Set(days.map(nthOf).filter((nth) => nth !== null));
  return [
    ...plain('none'),
    ...plain('next'),
    ...[...nths].map((nth): MonthRule => ({ kind: 'businessDay', nth })),
    ...plain('previous'),
  ];
};

const byDays = (frequency: 'weekly' | 'biweekly', days: readonly Day[]): Schedule[] => {
  const every = frequency === 'weekly' ? 7 : 14;
  const anchors = new Set(days.map(({ epoch }) => epoch % every));
  return [...anchors].map((anchor): Schedule => ({ frequency, kind: 'days', every, anchor }));
};

/** Missing occurrences that a plan survives. */
export const mostMisses = (expected: number): number => (expected < 5 ? 0 : Math.max(1, Math.floor(expected / 8)));
/** Rows beside the plan that do not speak against it: extra pay, a purchase from the same shop. */
export const mostExtras = (matched: number): number => (matched < 4 ? 0 : Math.max(1, Math.floor(matched / 3)));

/** Of the gaps between days in a plan, at least this share is about a period long; the rest has a row beside the plan. */
const LEAST_USUAL_GAPS = 0.4;

const hasUsualGaps = (days: readonly Day[], period: number, tolerance: number): boolean => {
  let usual = 0;
  for (let at = 1; at < days.length; at += 1) {
    const gap = (days[at]?.epoch ?? 0) - (days[at - 1]?.epoch ?? 0);
    if (Math.abs(gap - period) <= 2 * tolerance + 1) usual += 1;
  }
  // Few rows survive neither a gap nor a row beside their plan.
  return usual >= (days.length > FEW ? LEAST_USUAL_GAPS : 1) * (days.length - 1);
};

// Far too few or too many rows for a frequency, or other gaps, need no look at its plans.
const mayCome = (frequency: Frequency, all: readonly Day[], span: number): boolean => {
  const { days, tolerance } = PACES[frequency];
  const count = all.length;
  const expected = Math.round(span / days) + 1;
  const enough = span >= days - 2 * tolerance && count >= expected - mostMisses(expected + 1) - 1;
  return enough && count <= expected + mostExtras(expected) + 1 && hasUsualGaps(all, days, tolerance);
};

/** Every plan that may lie behind most of the days (ascending), the plainest first. */
export const schedulesOf = (days: readonly Day[]): Schedule[] => {
  const [first, last] = [days[0]?.epoch, days.at(-1)?.epoch];
  if (first === undefined || last === undefined) return [];
  const frequencies = FREQUENCIES.filter((frequency) => mayCome(frequency, days, last - first));
  if (frequencies.length === 0) return [];
  const rules = rulesFor(days);
  const monthsSeen = [...new Set(days.map(({ month }) => month))];
  return frequencies.flatMap((frequency): Schedule[] => {
    if (frequency === 'weekly' || frequency === 'biweekly') return byDays(frequency, days);
    const every = PACES[frequency].months ?? 1;
    // A planned day at the month's edge may show in the month beside it.
    const phases = new Set(monthsSeen.flatMap((month) => [month % every, (month + every - 1) % every]));
    return [...phases].flatMap((phase) =>
      rules.map((rule): Schedule => ({ frequency, kind: 'months', every, phase, rule })),
    );
  });
};
