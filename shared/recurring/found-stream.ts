import type { Centavos } from '../money.ts';
import type { IsoDate } from '../time/calendar.ts';
import {
  type AnnouncedRow,
  isWorthTelling,
  type NextOccurrence,
  type Outlook,
  occurrencesFrom,
  outlookOf,
  type StreamPlan,
} from './outlook.ts';
import type { Stream } from './stream.ts';

/** Everything that get-recurring shows of a stream except the parts that depend on the day. Its latest row gives the name. */
export type FoundStream = Pick<
  Stream,
  'schedule' | 'lastIndex' | 'direction' | 'varies' | 'isSubscription' | 'priceChange' | 'announced'
> & {
  id: string;
  title: string;
  merchant: string | null;
  category: string | null;
  currencyCode: string;
  /** Whether sums in BRL count it. */
  inReais: boolean;
  accountId: string;
  average: Centavos;
  last: Centavos;
  /** Whether the next amount is known: it does not vary, and the last two were the same or the later one is a new price. */
  isFixed: boolean;
  /** Of the latest row. */
  description: string;
  firstDate: IsoDate;
  lastDate: IsoDate;
  /** In order of date. */
  rowIds: readonly string[];
};

/** A stream as it is shown on one day. */
export type CurrentStream = FoundStream & Outlook;

export const planOf = (stream: FoundStream): StreamPlan => ({ ...stream, count: stream.rowIds.length });

/** What varies is expected at its average, a fixed price at the latest one. Positive. */
const usualAmount = ({ varies, average, last }: FoundStream): Centavos => (varies ? average : last);

/** One expected occurrence of a stream. `amount` is positive. */
export type Expected = { date: IsoDate; amount: Centavos; isFixed: boolean; announced: AnnouncedRow | null };

const expectedAs = (stream: FoundStream, { date, announced }: NextOccurrence): Expected => ({
  date,
  amount: announced?.amount ?? usualAmount(stream),
  isFixed: announced !== null || stream.isFixed,
  announced,
});

/** The next occurrence; null once ended. Every answer takes a stream's amount and day from here. */
export const nextExpected = (stream: CurrentStream): Expected | null => stream.next && expectedAs(stream, stream.next);

/** The occurrences of a stream from today to the last day, both included. */
export const expectedWithin = (stream: CurrentStream, today: IsoDate, last: IsoDate): Expected[] => {
  const found: Expected[] = [];
  if (stream.status === 'ended') return found;
  for (const occurrence of occurrencesFrom(planOf(stream), today)) {
    if (occurrence.date <= last) found.push(expectedAs(stream, occurrence));
    else if (!occurrence.announced) break;
  }
  return found;
};

/** @param today the date in America/Sao_Paulo, not before the day of the rows that they were found in */
export const withOutlookOn = (today: IsoDate, found: readonly FoundStream[]): CurrentStream[] =>
  found
    .map((stream) => ({ ...stream, ...outlookOf(planOf(stream), today) }))
    .filter(({ rowIds, status }) => isWorthTelling(rowIds.length, status));
