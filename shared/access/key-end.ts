import { addSeconds, type Instant } from '../time/instant.ts';

const DAY_SECONDS = 86_400;

/** Days before its end when the owner of a key is reminded of it. */
export const NOTICE_DAYS = [7, 1] as const;

/** An event of a key's last days: a notice so many days before its end, or the end (0). */
export type EndMoment = { at: Instant; days: 0 | (typeof NOTICE_DAYS)[number] };

const momentsOf = (validUntil: Instant): EndMoment[] =>
  ([...NOTICE_DAYS, 0] as const).map((days) => ({ at: addSeconds(validUntil, -days * DAY_SECONDS), days }));

/** The first event after `after`; null once the key has ended. */
export const nextMoment = (validUntil: Instant, after: Instant): Instant | null =>
  momentsOf(validUntil).find(({ at }) => at > after)?.at ?? null;

/** The notice that is due at `now`: of several missed ones only the latest. Null before the first. */
export const dueMoment = (validUntil: Instant, now: Instant): EndMoment | null =>
  momentsOf(validUntil).findLast(({ at }) => at <= now) ?? null;

/** `days` after `now`. */
export const daysAfter = (now: Instant, days: number): Instant => addSeconds(now, days * DAY_SECONDS);
