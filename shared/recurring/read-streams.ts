import type { Account } from '../accounts/account.ts';
import type { Bill } from '../cards/bill.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { IsoDate } from '../time/calendar.ts';
import { classifyTransfers } from '../transfers/classify-transfers.ts';
import { detectStreams } from './detect-streams.ts';
import type { FoundStream } from './found-stream.ts';
import { type KnownStream, type StreamWithId, withIds } from './stream-ids.ts';
import { streamTitle } from './stream-title.ts';

const isFixed = ({ rows, varies, priceChange }: StreamWithId): boolean => {
  const [latest, before] = [rows.at(-1), rows.at(-2)];
  return !varies && (!before || before.amount === latest?.amount || priceChange?.date === latest?.date);
};

/** What lasts of a stream, without its rows. */
export const toFoundStream = (stream: StreamWithId): FoundStream => {
  const { id, rows, schedule, lastIndex, direction, average, last, varies, isSubscription } = stream;
  const { priceChange, announced } = stream;
  const [oldest, latest] = [rows[0], rows.at(-1)];
  if (!oldest || !latest) throw new RangeError('A stream has rows');
  return {
    ...{ id, schedule, lastIndex, direction, average, last, varies, isSubscription, priceChange, announced },
    title: streamTitle(latest),
    merchant: latest.merchant,
    category: latest.category,
    currencyCode: latest.currencyCode,
    inReais: oldest.currencyCode === 'BRL',
    accountId: latest.accountId,
    isFixed: isFixed(stream),
    description: latest.description,
    firstDate: oldest.date,
    lastDate: latest.date,
    rowIds: rows.map((row) => row.id),
  };
};

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
  streamsIn(sources, today).map(toFoundStream);
