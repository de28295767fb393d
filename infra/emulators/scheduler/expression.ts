import { Temporal } from 'temporal-polyfill';
import { nextCronRun } from './cron.ts';
import { invalid, invalidExpression } from './problem.ts';

/** When a schedule runs; all times in epoch milliseconds. */
export type Timing = { expression: string; zone: string; createdAt: number };

const MINUTE = 60_000;
const UNITS: Record<string, number> = { minute: MINUTE, hour: 60 * MINUTE, day: 1440 * MINUTE };

/** @throws ValidationException for a time zone that does not exist */
export const requireZone = (zone: string): void => {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
  } catch {
    throw invalid(`Provided timezone ${zone} is invalid.`);
  }
};

/** Epoch milliseconds of `at(yyyy-mm-ddThh:mm:ss)` in its zone; null for another kind of expression. */
export const oneTime = ({ expression, zone }: Pick<Timing, 'expression' | 'zone'>): number | null => {
  const local = /^at\((\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\)$/.exec(expression)?.[1];
  if (!local) return null;
  try {
    return Temporal.PlainDateTime.from(local, { overflow: 'reject' }).toZonedDateTime(zone).epochMilliseconds;
  } catch {
    throw invalidExpression(expression);
  }
};

// A rate counts from the schedule's creation, which is not itself a run.
const nextRateRun = ({ expression, createdAt }: Timing, after: number): number | null => {
  const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const step = Number(count) * (UNITS[unit] ?? 0);
  if (!step) return null;
  return createdAt + Math.max(1, Math.floor((after - createdAt) / step) + 1) * step;
};

/**
 * The first run after `after` (exclusive), or null when none is left.
 * @throws ValidationException for an expression that EventBridge Scheduler would refuse
 */
export const nextRun = (timing: Timing, after: number): number | null => {
  const { expression, zone } = timing;
  const once = oneTime(timing);
  if (once !== null) return once > after ? once : null;
  if (expression.startsWith('cron(')) return nextCronRun(expression, zone, after);
  const next = nextRateRun(timing, after);
  if (next === null) throw invalidExpression(expression);
  return next;
};
