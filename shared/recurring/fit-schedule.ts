import { FREQUENCIES } from '../contract/resources/recurring.ts';
import { businessDaysOf } from '../time/business-days.ts';
import { type Day, dayAt, type Frequency, type MonthRule, nearestDate, PACES, type Schedule } from './schedule.ts';

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

/** Missing occurrences that a plan survives; of those of each week holidays and absences take every fifth. */
const mostMisses = (expected: number, frequency: Frequency): number =>
  expected < 5 ? 0 : Math.max(1, frequency === 'weekly' ? Math.ceil(expected / 5) : Math.floor(expected / 8));
/** Rows beside the plan that do not count against it: extra pay, a purchase from the same shop. */
const mostExtras = (matched: number): number => (matched < 4 ? 0 : Math.max(1, Math.floor(matched / 3)));

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
  const enough = span >= days - 2 * tolerance && count >= expected - mostMisses(expected + 1, frequency) - 1;
  return enough && count <= expected + mostExtras(expected) + 1 && hasUsualGaps(all, days, tolerance);
};

/** Every plan that may lie behind most of the days (ascending), the plainest first. */
const schedulesOf = (days: readonly Day[]): Schedule[] => {
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

/** How days lie in a plan. `matched`: positions of the days that belong to it, ascending, one an occurrence. */
export type Fit = {
  schedule: Schedule;
  matched: readonly number[];
  /** Occurrences without a day, between the first and the last. */
  misses: number;
  /** Days that belong to no occurrence, between the first and the last. */
  extras: number;
  /** Days beside the plan, summed. */
  deviation: number;
  /** The occurrence of the last matched day. */
  lastIndex: number;
};

type Slot = { at: number; distance: number };

const summed = (schedule: Schedule, slots: ReadonlyMap<number, Slot>): Fit => {
  const indexes = [...slots.keys()];
  const [firstIndex, lastIndex] = [Math.min(...indexes), Math.max(...indexes)];
  const matched = Array.from(slots.values(), ({ at }) => at).sort((a, b) => a - b);
  const [first, last] = [matched[0] ?? 0, matched.at(-1) ?? 0];
  let deviation = 0;
  for (const { distance } of slots.values()) deviation += distance;
  return {
    schedule,
    matched,
    misses: lastIndex - firstIndex + 1 - slots.size,
    extras: last - first + 1 - matched.length,
    deviation,
    lastIndex,
  };
};

/** @param most what a plan must be worth more than: none is worth more than its occurrences */
const fitOf = (schedule: Schedule, days: readonly Day[], most: number): Fit | null => {
  const { tolerance } = PACES[schedule.frequency];
  const slots = new Map<number, Slot>();
  // Far more than a plan survives: most plans are given up after a few rows.
  const mostBeside = mostExtras(days.length) + 2;
  let beside = 0;
  for (const [at, day] of days.entries()) {
    const { index, distance } = nearestDate(schedule, day);
    const other = slots.get(index);
    if (distance <= tolerance && (!other || distance < other.distance)) slots.set(index, { at, distance });
    if (distance > tolerance || other) beside += 1;
    if (beside > mostBeside) return null;
  }
  return slots.size < 2 || slots.size <= most ? null : summed(schedule, slots);
};

/** Score of a plan: occurrences count for it; against it count gaps, rows beside it, and days off the planned ones. */
export const worth = ({ matched, misses, extras, deviation }: Fit): number =>
  matched.length - 1.2 * misses - 0.5 * extras - (0.6 * deviation) / matched.length - 0.02 * deviation;

const isSound = ({ matched, misses, extras, schedule }: Fit): boolean =>
  misses <= mostMisses(matched.length + misses, schedule.frequency) && extras <= mostExtras(matched.length);

/** The plan that explains the days best (ascending); null when none does. */
export const fitSchedule = (days: readonly Day[]): Fit | null => {
  let best: Fit | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const schedule of schedulesOf(days)) {
    const found = fitOf(schedule, days, most);
    if (!found || !isSound(found)) continue;
    const its = worth(found);
    if (its > most + 1e-9) [best, most] = [found, its];
    // Every day on its plan: none explains more.
    if (most >= days.length) break;
  }
  return best;
};

/** Whether a day is the plan's occurrence that follows `index`, or the one behind that. */
export const follows = (schedule: Schedule, index: number, { epoch }: Day): boolean => {
  const { tolerance } = PACES[schedule.frequency];
  return [1, 2].some((step) => Math.abs(dayAt(schedule, index + step) - epoch) <= tolerance);
};
