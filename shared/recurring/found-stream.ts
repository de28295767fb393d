import type { Centavos } from '../money.ts';
import type { IsoDate } from '../time/calendar.ts';
import { isWorthTelling, type Outlook, outlookOf } from './outlook.ts';
import type { Stream } from './stream.ts';

/** Everything that get-recurring shows of a stream except the parts that depend on the day. Its latest row gives the name. */
export type FoundStream = Pick<
  Stream,
  'schedule' | 'lastIndex' | 'direction' | 'varies' | 'isSubscription' | 'priceChange'
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

/** @param today the date in America/Sao_Paulo, not before the day of the rows that they were found in */
export const withOutlookOn = (today: IsoDate, found: readonly FoundStream[]): CurrentStream[] =>
  found
    .map((stream) => ({ ...stream, ...outlookOf({ ...stream, count: stream.rowIds.length }, today) }))
    .filter(({ rowIds, status }) => isWorthTelling(rowIds.length, status));
