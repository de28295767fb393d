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

/**
 * The user's streams with their ids. Rows of an account that is not stored count for nothing: an import that died wrote no more
 * than its rows, or the account was unlinked.
 */
export const streamsIn = ({ transactions, accounts, bills, known }: StreamSources, today: IsoDate): StreamWithId[] => {
  const stored = new Set<string>(accounts.map(({ id }) => id));
  const rows = transactions.filter(({ accountId }) => stored.has(accountId));
  return withIds(detectStreams(rows, accounts, classifyTransfers(rows, accounts, bills), today), known);
};

/** The same as the record keeps them. */
export const foundIn = (sources: StreamSources, today: IsoDate): FoundStream[] =>
  streamsIn(sources, today).map(asFound);
