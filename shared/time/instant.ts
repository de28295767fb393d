import { type IsoDate, parseIsoDate } from './calendar.ts';
import { machineMilliseconds } from './host.ts';

/** ISO 8601 in UTC with milliseconds (`2026-01-31T12:00:00.000Z`); text order is time order. */
export type Instant = string & { readonly __instant: unique symbol };

const ISO_DATE_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

// Later years have five digits and break the text order.
const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

export const instantFromMilliseconds = (epochMilliseconds: number): Instant =>
  new Date(epochMilliseconds).toISOString() as Instant;

export const epochMilliseconds = (instant: Instant): number => Date.parse(instant);

/** Rounded down; the unit of the table's TTL. */
export const epochSeconds = (instant: Instant): number => Math.floor(Date.parse(instant) / 1000);

/** Null when `text` is not an ISO 8601 date-time of an existing day. Without an offset it is UTC. */
export const parseInstant = (text: string): Instant | null => {
  const match = ISO_DATE_TIME.exec(text);
  if (!match?.[1] || !parseIsoDate(match[1])) return null;
  const milliseconds = Date.parse(match[5] ? text : `${text}Z`);
  return milliseconds <= LAST_INSTANT ? instantFromMilliseconds(milliseconds) : null;
};

export const addSeconds = (instant: Instant, seconds: number): Instant =>
  instantFromMilliseconds(epochMilliseconds(instant) + seconds * 1000);

/** With fractions; negative when `to` is earlier. */
export const secondsBetween = (from: Instant, to: Instant): number =>
  (epochMilliseconds(to) - epochMilliseconds(from)) / 1000;

export const laterOf = (a: Instant, b: Instant): Instant => (a > b ? a : b);

export const utcMidnight = (date: IsoDate): Instant => `${date}T00:00:00.000Z` as Instant;

export const utcEndOfDay = (date: IsoDate): Instant => `${date}T23:59:59.999Z` as Instant;

export const utcDateOf = (instant: Instant): IsoDate => instant.slice(0, 10) as IsoDate;

/** For handlers and adapters only: domain functions take `now` as an argument. */
let aheadMs = 0;

/** Sets how far the clock of this process is ahead of the machine's. Only the local stack does, so that nobody waits for it. */
export const moveClock = (milliseconds: number): void => {
  aheadMs = milliseconds;
};

/** Milliseconds since 1970-01-01T00:00:00Z by the clock of this process. */
export const clockMilliseconds = (): number => machineMilliseconds() + aheadMs;

export const systemClock = (): Instant => instantFromMilliseconds(clockMilliseconds());

type Made = { createdAt: Instant };

/** Orders records by their creation, the newest first. */
export const byCreation = (one: Made, other: Made): number => {
  if (one.createdAt === other.createdAt) return 0;
  return one.createdAt < other.createdAt ? 1 : -1;
};
