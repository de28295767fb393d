import type { Account } from '../accounts/account.ts';
import type { Bill } from '../cards/bill.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { addMonths, addToMonth, firstDayOf, type IsoDate, monthOf } from '../time/calendar.ts';
import { classifyTransfers } from '../transfers/classify-transfers.ts';
import { detectStreams } from './detect-streams.ts';
import { type KnownStream, type StreamWithId, withIds } from './stream-ids.ts';

const MONTHS_BACK = 13;
const MONTHS_AHEAD = 1;

/**
 * The dates, both included, whose rows decide the streams: whole months, so that the oldest row of a stream stays the
 * same from day to day.
 */
export const datesOfStreams = (today: IsoDate): { first: IsoDate; last: IsoDate } => ({
  first: firstDayOf(addToMonth(monthOf(today), -MONTHS_BACK)),
  last: addMonths(today, MONTHS_AHEAD),
});

/** What streams are found in: all rows of `datesOfStreams`. */
export type StreamSources = {
  transactions: readonly Transaction[];
  accounts: readonly Account[];
  bills: readonly Bill[];
  known: readonly KnownStream[];
};

/** The user's streams with their ids. */
export const streamsIn = ({ transactions, accounts, bills, known }: StreamSources, today: IsoDate): StreamWithId[] => {
  const transfers = classifyTransfers(transactions, accounts, bills);
  return withIds(detectStreams(transactions, accounts, transfers, today), known);
};
