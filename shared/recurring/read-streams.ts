import type { Account } from '../accounts/account.ts';
import type { Bill } from '../cards/bill.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { IsoDate } from '../time/calendar.ts';
import { classifyTransfers } from '../transfers/classify-transfers.ts';
import { asFound } from './as-found.ts';
import { detectStreams } from './detect-streams.ts';
import type { FoundStream } from './found-stream.ts';
import { type KnownStream, type StreamWithId, withIds } from './stream-ids.ts';

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

/** The same as the record keeps them. */
export const foundIn = (sources: StreamSources, today: IsoDate): FoundStream[] =>
  streamsIn(sources, today).map(asFound);
