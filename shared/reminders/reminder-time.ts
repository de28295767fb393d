import { dateFromEpochDay, daysBetween, epochDay, type IsoDate, isoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import { dateInSaoPaulo, instantInSaoPaulo, type TimeOfDay, timeInSaoPaulo, timeOfDay } from '../time/sao-paulo.ts';

const DEFAULT_TIME = timeOfDay(9, 0);
const FIRST_DAY = epochDay(isoDate(1, 1, 1));
// The next day still has a four-digit year in every zone.
const LAST_DAY = epochDay(isoDate(9999, 12, 30));

const dayNear = (date: IsoDate, days: number): IsoDate =>
  dateFromEpochDay(Math.min(Math.max(epochDay(date) + days, FIRST_DAY), LAST_DAY));

/** 09:00 America/Sao_Paulo on the day before (RULES.md#create-payment-reminder). */
export const defaultReminderTime = (dueDate: IsoDate): Instant => instantInSaoPaulo(dayNear(dueDate, -1), DEFAULT_TIME);

export const leadDaysOf = (reminderTime: Instant, dueDate: IsoDate): number =>
  daysBetween(dateInSaoPaulo(reminderTime), dueDate);

/** Keeps the time of day in America/Sao_Paulo. */
export const reminderTimeFor = (dueDate: IsoDate, leadDays: number, reminderTime: Instant): Instant =>
  instantInSaoPaulo(dayNear(dueDate, -leadDays), timeInSaoPaulo(reminderTime));

/** Keeps the time of day in America/Sao_Paulo. */
export const shiftedReminderTime = (reminderTime: Instant, days: number): Instant =>
  days === 0
    ? reminderTime
    : instantInSaoPaulo(dayNear(dateInSaoPaulo(reminderTime), days), timeInSaoPaulo(reminderTime));

/** Keeps the date in America/Sao_Paulo. */
export const atTimeOfDay = (reminderTime: Instant, time: TimeOfDay): Instant =>
  instantInSaoPaulo(dateInSaoPaulo(reminderTime), time);

/** `8h` or `14h30`, in America/Sao_Paulo. */
export const recurrenceTimeOf = (reminderTime: Instant): string => {
  const [hour = '0', minute = '00'] = timeInSaoPaulo(reminderTime).split(':');
  return `${Number(hour)}h${minute === '00' ? '' : minute}`;
};

const RECURRENCE_TIME = /^(\d{1,2})h(\d{2})?$/i;

/** Null when `text` is not `8h` or `14h30` or the time does not exist. */
export const parseRecurrenceTime = (text: string): TimeOfDay | null => {
  const match = RECURRENCE_TIME.exec(text);
  if (!match) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  return hour <= 23 && minute <= 59 ? timeOfDay(hour, minute) : null;
};
