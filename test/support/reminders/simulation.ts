import type { RecurrencePattern } from '../../../shared/reminders/reminder.ts';
import { type Instant, instantFromMilliseconds } from '../../../shared/time/instant.ts';
import type { Action, Story } from './oracle.ts';

/** A stretch of days with so many reminders of each kind, and so many duplicates and deaths. */
export type Span = {
  name: string;
  /** A date; the first day begins at noon UTC. */
  start: string;
  days: number;
  reminders: readonly [RecurrencePattern | null, number][];
  troubles: number;
  seed: number;
};

export type Random = (count: number) => number;

// Mulberry32: a seed gives the same run every time.
export const randomOf = (seed: number): Random => {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * count);
  };
};

const DAY_MS = 86_400_000;
export const startOf = ({ start }: Span): Instant => instantFromMilliseconds(Date.parse(`${start}T12:00:00Z`));
const dayOf = (span: Span, day: number): string =>
  instantFromMilliseconds(Date.parse(startOf(span)) + day * DAY_MS).slice(0, 10);
/** 00:05 in São Paulo, when reminders are renewed. */
export const renewalOf = (span: Span, day: number): Instant =>
  instantFromMilliseconds(Date.parse(`${dayOf(span, day)}T03:05:00Z`));
/** Owners act at 02:30 in São Paulo: hours away from anything that rings, so that a late ring changes nothing. */
export const nightOf = (span: Span, day: number): Instant =>
  instantFromMilliseconds(Date.parse(`${dayOf(span, day)}T05:30:00Z`));

const LEAP_DAY = '2028-02-29';

const fateOf = (span: Span, upTo: Random): Action[] => {
  const first = 2 + upTo(span.days - 10);
  const at = nightOf(span, first);
  const kind = upTo(10);
  if (kind === 0) return [{ at, does: 'complete' }];
  if (kind === 1) return [{ at, does: 'cancel' }];
  if (kind === 2) return [{ at, does: 'delete' }];
  if (kind !== 3) return [];
  return [
    { at, does: 'pause' },
    { at: nightOf(span, first + 1 + upTo(Math.min(90, span.days))), does: 'resume' },
  ];
};

/** A first due date at the end of a month, where the following ones differ from month to month. */
const monthEndOf = (span: Span, upTo: Random): string => {
  const wanted = String(28 + upTo(4));
  let day = 4;
  while (dayOf(span, day).slice(8) !== wanted) day += 1;
  return dayOf(span, day);
};

const dueDateOf = (span: Span, pattern: RecurrencePattern | null, upTo: Random): string => {
  if (pattern === 'monthly') return monthEndOf(span, upTo);
  const hasLeapDay = dayOf(span, 4) <= LEAP_DAY && LEAP_DAY < dayOf(span, span.days);
  if (pattern === 'yearly' && hasLeapDay && upTo(4) === 0) return LEAP_DAY;
  const most = pattern === null ? span.days : pattern === 'yearly' ? 365 : 40;
  return dayOf(span, 4 + upTo(Math.min(most, span.days) - 10));
};

/** What the owners of a span's reminders do with them. */
export const storiesOf = (span: Span, upTo: Random): Story[] => {
  const patterns = span.reminders.flatMap(([pattern, count]) => Array.from({ length: count }, () => pattern));
  return patterns.map((pattern, number) => {
    const lead = upTo(8);
    return {
      id: `r-${number}`,
      dueDate: dueDateOf(span, pattern, upTo),
      pattern,
      leadDays: lead === 0 ? -1 : lead < 5 ? 1 : lead - 5,
      hour: lead < 5 ? 9 : 6 + upTo(16),
      actions: fateOf(span, upTo),
    };
  });
};
