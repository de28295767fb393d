import { epochDay, type IsoDate } from './calendar.ts';
import { epochMilliseconds, type Instant, instantFromMilliseconds, utcDateOf, utcMidnight } from './instant.ts';

/** `HH:MM`, 24 hours. */
export type TimeOfDay = string & { readonly __timeOfDay: unique symbol };

const HOUR = 3_600_000;
/** The end of Brazil's last daylight saving time; São Paulo has been UTC-3 since then. */
const STANDARD_TIME_SINCE = Date.UTC(2019, 1, 17, 2);

let zoneFormat: Intl.DateTimeFormat | undefined;

// Building a zone formatter costs 16 ms in a cold start, so only dates before 2019 use one. A test compares the
// constant offset with the zone database up to 2045.
const offsetMilliseconds = (epochMs: number): number => {
  if (epochMs >= STANDARD_TIME_SINCE) return -3 * HOUR;
  zoneFormat ??= new Intl.DateTimeFormat('en-US', { timeZone: 'America/Sao_Paulo', timeZoneName: 'longOffset' });
  const name = zoneFormat.formatToParts(epochMs).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (!match) return -3 * HOUR;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * HOUR + Number(match[3]) * 60_000);
};

const localIso = (instant: Instant): string => {
  const epochMs = epochMilliseconds(instant);
  return instantFromMilliseconds(epochMs + offsetMilliseconds(epochMs));
};

export const dateInSaoPaulo = (instant: Instant): IsoDate => localIso(instant).slice(0, 10) as IsoDate;

/** Rounded down to the minute. */
export const timeInSaoPaulo = (instant: Instant): TimeOfDay => localIso(instant).slice(11, 16) as TimeOfDay;

/** The instant of a local date and time in America/Sao_Paulo. */
export const instantInSaoPaulo = (date: IsoDate, time: TimeOfDay): Instant => {
  const local = epochDay(date) * 24 * HOUR + Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5)) * 60_000;
  return instantFromMilliseconds(local - offsetMilliseconds(local + 3 * HOUR));
};

export const timeOfDay = (hour: number, minute: number): TimeOfDay =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` as TimeOfDay;

/** The date in America/Sao_Paulo; midnight UTC, which banks without a time of day send, means that same date. */
export const bankDateOf = (instant: Instant): IsoDate => {
  const utcDate = utcDateOf(instant);
  return instant === utcMidnight(utcDate) ? utcDate : dateInSaoPaulo(instant);
};
