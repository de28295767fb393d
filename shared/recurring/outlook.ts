import type { STREAM_STATUSES } from '../contract/resources/recurring.ts';
import { addDays, daysBetween, type IsoDate } from '../time/calendar.ts';
import { type Frequency, PACES } from './frequency.ts';
import { dateAt, dateWindow, type Schedule } from './schedule.ts';

export type StreamStatus = (typeof STREAM_STATUSES)[number];

/** The part of a stream that depends on the day of the request. */
export type Outlook = {
  status: StreamStatus;
  /** Null once ended. Dates are both included. */
  next: { date: IsoDate; from: IsoDate; to: IsoDate } | null;
};

const FEW = 2;

const statusOf = (
  expected: IsoDate,
  to: IsoDate,
  count: number,
  frequency: Frequency,
  today: IsoDate,
): StreamStatus => {
  if (today <= to) return count <= FEW ? 'early' : 'active';
  // Grace of one period behind the date that was missed.
  return daysBetween(expected, today) <= PACES[frequency].days ? 'late' : 'ended';
};

/** @param lastIndex the plan's occurrence of the last of `count` rows @param today the date in America/Sao_Paulo */
export const outlookOf = (
  { schedule, lastIndex, count }: { schedule: Schedule; lastIndex: number; count: number },
  today: IsoDate,
): Outlook => {
  const expected = dateAt(schedule, lastIndex + 1);
  const window = dateWindow(schedule);
  const [from, to] = [addDays(expected, -window), addDays(expected, window)];
  const status = statusOf(expected, to, count, schedule.frequency, today);
  return { status, next: status === 'ended' ? null : { date: expected, from, to } };
};

/** A coincidence that did not continue is no stream: a stream that is not listed on one day is not listed on a later one. */
export const isWorthTelling = (count: number, status: StreamStatus): boolean => count > FEW || status === 'early';
