import { type IsoDate, parseIsoDate } from './calendar.ts';

/** A moment: ISO 8601 in UTC with milliseconds (`2026-01-31T12:00:00.000Z`); compares correctly as text. */
export type Instant = string & { readonly __instant: unique symbol };

const ISO_DATE_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

// A later one needs five digits for its year and no longer compares as text.
const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** @param epochMilliseconds whole milliseconds since 1970-01-01T00:00:00Z */
export const instantFromMilliseconds = (epochMilliseconds: number): Instant =>
  new Date(epochMilliseconds).toISOString() as Instant;

export const epochMilliseconds = (instant: Instant): number => Date.parse(instant);

/** Whole seconds, rounded down; the unit of a table's TTL. */
export const epochSeconds = (instant: Instant): number => Math.floor(Date.parse(instant) / 1000);

/**
 * The moment in `text`, or null when it is not an ISO 8601 date-time of a day that exists.
 * A text without an offset is read as UTC.
 */
export const parseInstant = (text: string): Instant | null => {
  const match = ISO_DATE_TIME.exec(text);
  if (!match?.[1] || !parseIsoDate(match[1])) return null;
  const milliseconds = Date.parse(match[5] ? text : `${text}Z`);
  return milliseconds <= LAST_INSTANT ? instantFromMilliseconds(milliseconds) : null;
};

export const addSeconds = (instant: Instant, seconds: number): Instant =>
  instantFromMilliseconds(epochMilliseconds(instant) + seconds * 1000);

/** Seconds from `from` to `to`, with fractions; negative when `to` is earlier. */
export const secondsBetween = (from: Instant, to: Instant): number =>
  (epochMilliseconds(to) - epochMilliseconds(from)) / 1000;

export const laterOf = (a: Instant, b: Instant): Instant => (a > b ? a : b);

/** 00:00:00.000 UTC of the date. */
export const utcMidnight = (date: IsoDate): Instant => `${date}T00:00:00.000Z` as Instant;

/** 23:59:59.999 UTC of the date. */
export const utcEndOfDay = (date: IsoDate): Instant => `${date}T23:59:59.999Z` as Instant;

/** The calendar date in UTC. */
export const utcDateOf = (instant: Instant): IsoDate => instant.slice(0, 10) as IsoDate;

/** Reads the system's clock; for handlers and adapters only, the domain takes `now` as an argument. */
export const systemClock = (): Instant => instantFromMilliseconds(Date.now());
