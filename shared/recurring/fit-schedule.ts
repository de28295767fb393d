import type { Day } from './day.ts';
import { PACES } from './frequency.ts';
import { dayAt, nearest, type Schedule } from './schedule.ts';
import { mostExtras, mostMisses, schedulesOf } from './schedules-of.ts';

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
    const { index, distance } = nearest(schedule, day);
    const other = slots.get(index);
    if (distance <= tolerance && (!other || distance < other.distance)) slots.set(index, { at, distance });
    if (distance > tolerance || other) beside += 1;
    if (beside > mostBeside) return null;
  }
  return slots.size < 2 || slots.size <= most ? null : summed(schedule, slots);
};

/** What speaks for a plan: occurrences; against it: gaps, rows beside it, and days off the planned ones. */
export const worth = ({ matched, misses, extras, deviation }: Fit): number =>
  matched.length - 1.2 * misses - 0.5 * extras - (0.6 * deviation) / matched.length - 0.02 * deviation;

const isSound = ({ matched, misses, extras }: Fit): boolean =>
  misses <= mostMisses(matched.length + misses) && extras <= mostExtras(matched.length);

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
