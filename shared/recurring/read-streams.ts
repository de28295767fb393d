import type { Account } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import type { Bill } from '../cards/bill.ts';
import { spokenTitle } from '../categorizer/spoken-name.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { IsoDate } from '../time/calendar.ts';
import { classifyTransfers } from '../transfers/classify-transfers.ts';
import { detectStreams } from './detect-streams.ts';
import type { FoundStream } from './found-stream.ts';
import type { Stream } from './stream.ts';
import { type KnownStream, type StreamWithId, withIds } from './stream-ids.ts';

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
    title: spokenTitle(latest),
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
  holdings?: AccountSnapshot['holdings'];
};

// Rows of an account that is not stored count for nothing: an import that died wrote no more than its rows, or the account was
// unlinked.
const detected = (
  { transactions, accounts, bills, holdings }: Omit<StreamSources, 'known'>,
  today: IsoDate,
): Stream[] => {
  const stored = new Set<string>(accounts.map(({ id }) => id));
  const rows = transactions.filter(({ accountId }) => stored.has(accountId));
  return detectStreams(rows, accounts, classifyTransfers(rows, accounts, bills, holdings), today);
};

/** The user's streams with their ids. */
export const streamsIn = (sources: StreamSources, today: IsoDate): StreamWithId[] =>
  withIds(detected(sources, today), sources.known);

const isYearly = ({ frequency }: Stream): boolean => frequency === 'yearly';

/**
 * The yearly streams among the rows of longer ago, which no stream of another frequency holds.
 * @param wide the rows from `firstDateOfYearly` on
 * @param found the streams of `datesOfStreams`
 */
const yearlyAmong = (sources: Omit<StreamSources, 'known'>, found: readonly Stream[], today: IsoDate): Stream[] => {
  const others = new Set(found.filter((stream) => !isYearly(stream)).flatMap(({ rows }) => rows.map(({ id }) => id)));
  const transactions = sources.transactions.filter(({ id }) => !others.has(id));
  return detected({ ...sources, transactions }, today).filter(
    (stream) => isYearly(stream) && (stream.status === 'early' || stream.status === 'active'),
  );
};

const rowOf = (stream: Stream, other: Stream): boolean =>
  stream.rows.some(({ id }) => other.rows.some((row) => row.id === id));

/** Streams of `datesOfStreams`, and yearly ones of the rows from `firstDateOfYearly` on. One of both has one id. */
export const streamsWithYearly = (
  sources: StreamSources & { wide: readonly Transaction[] },
  today: IsoDate,
): { found: StreamWithId[]; yearly: StreamWithId[] } => {
  const found = detected(sources, today);
  const yearly = yearlyAmong({ ...sources, transactions: sources.wide }, found, today);
  const only = yearly.filter((stream) => !found.some((other) => rowOf(stream, other)));
  const all = withIds([...found, ...only], sources.known);
  const idOf = (stream: Stream): string => all.find((other) => rowOf(stream, other))?.id ?? '';
  return { found: all.slice(0, found.length), yearly: yearly.map((stream) => ({ ...stream, id: idOf(stream) })) };
};

/** The same as the record keeps them. */
export const foundIn = (sources: StreamSources, today: IsoDate): FoundStream[] =>
  streamsIn(sources, today).map(toFoundStream);
