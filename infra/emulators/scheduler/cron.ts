import { Cron } from 'croner';
import { Temporal } from 'temporal-polyfill';
import { invalidExpression } from './problem.ts';

// AWS counts weekdays from 1 Sunday, croner from 0; what follows `#` or `/` is no weekday.
const weekdays = (field: string): string => field.replace(/(?<![#/\d])\d+/g, (day) => String((Number(day) + 6) % 7));

const cronOf = (expression: string, zone: string): { cron: Cron; hour: string } => {
  const match = /^cron\((\S+) (\S+) (\S+) (\S+) (\S+) (\S+)\)$/.exec(expression);
  const [, minute, hour, day, month, weekday, year] = match ?? [];
  if (!hour || !weekday || (day === '?') === (weekday === '?')) throw invalidExpression(expression);
  const days = `${day === '?' ? '*' : day} ${month} ${weekday === '?' ? '*' : weekdays(weekday)}`;
  try {
    const pattern = `0 ${minute} ${hour} ${days} ${year}`;
    return { cron: new Cron(pattern, { timezone: zone, paused: true, sloppyRanges: true }), hour };
  } catch {
    throw invalidExpression(expression);
  }
};

const hourAt = (epochMs: number, zone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone).hour;

/**
 * The first run after `after` (epoch milliseconds, exclusive), or null when there is none.
 * A time of day that a clock change leaves out is not run that day, as on AWS.
 */
export const nextCronRun = (expression: string, zone: string, after: number): number | null => {
  const { cron, hour } = cronOf(expression, zone);
  const fixedHour = /^\d+$/.test(hour) ? Number(hour) : null;
  let next = cron.nextRun(new Date(after));
  while (next && fixedHour !== null && hourAt(next.getTime(), zone) !== fixedHour) next = cron.nextRun(next);
  return next?.getTime() ?? null;
};
