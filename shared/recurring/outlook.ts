import type { STREAM_STATUSES } from '../contract/resources/recurring.ts';
import type { Centavos } from '../money.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { onOrAfterBusinessDay } from '../time/business-days.ts';
import { addDays, daysBetween, type IsoDate } from '../time/calendar.ts';
import { dateAt, dateWindow, PACES, type Schedule } from './schedule.ts';

export type StreamStatus = (typeof STREAM_STATUSES)[number];

/** A row that the bank lists for a later day. `amount` is positive. */
export type AnnouncedRow = { id: string; date: IsoDate; amount: Centavos };

/** What the next occurrences follow from. `lastIndex`: the plan's occurrence of the last of `count` rows. */
export type StreamPlan = {
  schedule: Schedule;
  lastIndex: number;
  count: number;
  /** Of the latest row. */
  description: string;
  /** In order of date; those of past days count no more. */
  announced: readonly AnnouncedRow[];
};

/** `from` and `to` (both included): the days in which it is looked for; the day itself of a row that the bank lists. */
export type NextOccurrence = { date: IsoDate; from: IsoDate; to: IsoDate; announced: AnnouncedRow | null };

/** The part of a stream that depends on the day of the request. */
export type Outlook = {
  status: StreamStatus;
  /** Null once ended. */
  next: NextOccurrence | null;
};

const FEW = 2;
const BOLETO = /\b(?:boletos?|titulos?|tit|cobranca|convenio|debito automatico|deb aut\w*)\b/;

// A boleto that is due on a day without banks is paid on the next one.
const paidOn = (description: string, date: IsoDate): IsoDate =>
  BOLETO.test(normalizeText(description)) ? onOrAfterBusinessDay(date) : date;

const plannedAt = ({ schedule, description }: StreamPlan, index: number): NextOccurrence => {
  const planned = dateAt(schedule, index);
  const window = dateWindow(schedule);
  const [date, last] = [paidOn(description, planned), addDays(planned, window)];
  return { date, from: addDays(planned, -window), to: last < date ? date : last, announced: null };
};

const statusOf = (plan: StreamPlan, today: IsoDate): StreamStatus => {
  const { date, to } = plannedAt(plan, plan.lastIndex + 1);
  if (today <= to) return plan.count <= FEW ? 'early' : 'active';
  // Grace of one period behind the date that was missed.
  return daysBetween(date, today) <= PACES[plan.schedule.frequency].days ? 'late' : 'ended';
};

const onItsDay = (row: AnnouncedRow): NextOccurrence => ({
  date: row.date,
  from: row.date,
  to: row.date,
  announced: row,
});

/**
 * Every occurrence from today on, the earliest first, without end: the one rule for the day of a stream's next item. Rows that
 * the bank lists for a later day come first. An occurrence whose window is still open is expected today; a late one has been
 * missed, and the stream continues with the next. Call it for streams that have not ended.
 */
export function* occurrencesFrom(plan: StreamPlan, today: IsoDate): Generator<NextOccurrence> {
  yield* plan.announced.filter(({ date }) => date > today).map(onItsDay);
  for (let index = plan.lastIndex + 1; ; index += 1) {
    const occurrence = plannedAt(plan, index);
    const isOpen = index === plan.lastIndex + 1 && occurrence.to >= today;
    if (occurrence.date >= today) yield occurrence;
    else if (isOpen) yield { ...occurrence, date: today };
  }
}

/** What the plan alone says: of a late stream the date that was missed. @param today the date in America/Sao_Paulo */
export const plannedOutlook = (plan: StreamPlan, today: IsoDate): Outlook => {
  const status = statusOf(plan, today);
  return { status, next: status === 'ended' ? null : plannedAt(plan, plan.lastIndex + 1) };
};

/** What is told: `next` is the next of `occurrencesFrom`. @param today the date in America/Sao_Paulo */
export const outlookOf = (plan: StreamPlan, today: IsoDate): Outlook => {
  const status = statusOf(plan, today);
  if (status === 'ended') return { status, next: null };
  const { value } = occurrencesFrom(plan, today).next();
  return { status, next: value ?? null };
};

/** A coincidence that did not continue is no stream: a stream that is not listed on one day is not listed on a later one. */
export const isWorthTelling = (count: number, status: StreamStatus): boolean => count > FEW || status === 'early';
