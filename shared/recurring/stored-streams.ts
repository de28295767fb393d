import type { Account } from '../accounts/account.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { IsoDate } from '../time/calendar.ts';
import { type CurrentStream, type FoundStream, withOutlookOn } from './found-stream.ts';
import { type PackedFound, type StreamRecord, unpackedFound } from './packed-streams.ts';
import {
  inputsDigest,
  type RowsOfConnection,
  type StreamInputs,
  type StreamStamp,
  stampHolds,
} from './stream-stamp.ts';

type Kept = { record: Pick<StreamRecord, 'yearly'>; accounts: readonly Account[] };

/** The yearly streams of the record, without those of accounts that are gone. */
export const keptYearly = ({ record: { yearly }, accounts }: Kept): FoundStream[] => {
  if (!yearly) return [];
  const stored = new Set<string>(accounts.map(({ id }) => id));
  return unpackedFound(yearly).streams.filter(({ accountId }) => stored.has(accountId));
};

/** Of two that share a row the later one is told, and of equal dates the longer one. */
const isLess = (one: FoundStream, other: FoundStream): boolean =>
  one.lastDate === other.lastDate ? one.rowIds.length < other.rowIds.length : one.lastDate < other.lastDate;

const shareRow = (one: FoundStream, other: FoundStream): boolean => other.rowIds.some((id) => one.rowIds.includes(id));

/**
 * The streams of a day with the yearly ones that are kept. Such a one has been seen once in the dates that others are looked for
 * in; it is told until it misses its date.
 * @param today the date in America/Sao_Paulo
 */
export const withKeptYearly = (
  found: readonly FoundStream[],
  kept: readonly FoundStream[],
  today: IsoDate,
): CurrentStream[] => {
  const isOutdone = (one: FoundStream, by: readonly FoundStream[]): boolean =>
    by.some((other) => shareRow(one, other) && isLess(one, other));
  const yearly = kept.filter((one) => !found.some((other) => shareRow(one, other) && !isLess(other, one)));
  const told = withOutlookOn(today, yearly).filter(({ status }) => status !== 'late' && status !== 'ended');
  return [
    ...withOutlookOn(
      today,
      found.filter((one) => !isOutdone(one, yearly)),
    ),
    ...told,
  ];
};

/** A connection as a reader sees it. `isSettled`: no import writes to it or died while it did. */
export type StampedConnection = RowsOfConnection & { isSettled: boolean; streamStamp: StreamStamp | null };

/** The record of a user's streams with all that its stamp covers. */
export type StampedRecords = Pick<StreamInputs, 'accounts' | 'bills'> & {
  record: StreamRecord;
  connections: readonly StampedConnection[];
};

/**
 * What an import left in the record; null where something that it was found in may have changed since. Nothing without accounts:
 * what an unlinking has not yet removed comes back no more.
 */
export const storedFound = (
  { record: { found }, connections, accounts, bills }: StampedRecords,
  today: IsoDate,
): PackedFound | null => {
  if (accounts.length === 0) return { streams: [], everyday: null };
  const linked = new Set<string>(connections.map(({ id }) => id));
  // The rows of an unlinked connection are being removed.
  if (accounts.some(({ itemId }) => !linked.has(itemId))) return null;
  const stamps = connections.flatMap(({ streamStamp }) => streamStamp ?? []);
  if (!found || stamps.length === 0 || connections.some(({ isSettled }) => !isSettled)) return null;
  const inputs = inputsDigest({ found, connections, accounts, bills }, today);
  return stamps.some((stamp) => stampHolds(stamp, inputs, today)) ? unpackedFound(found) : null;
};

/** The streams among it. */
export const storedStreams = (stamped: StampedRecords, today: IsoDate): FoundStream[] | null =>
  storedFound(stamped, today)?.streams ?? null;

type RowsOf = () => readonly Transaction[] | Promise<readonly Transaction[]>;

/**
 * A user's streams on one day: those that an import left while its stamp holds, else those in the rows. Detection is loaded
 * only for the latter.
 * @param rowsOf the rows of `datesOfStreams`; called only if they are needed
 */
export const currentStreams = async (
  today: IsoDate,
  stamped: StampedRecords,
  rowsOf: RowsOf,
): Promise<CurrentStream[]> =>
  withKeptYearly(
    await storedOrFound(today, storedStreams(stamped, today), stamped, rowsOf),
    keptYearly(stamped),
    today,
  );

/** What lasts of them, without the yearly ones that are kept, where it is known whether the stamp holds. @param stored null where it does not */
export const storedOrFound = async (
  today: IsoDate,
  stored: readonly FoundStream[] | null,
  stamped: StampedRecords,
  rowsOf: RowsOf,
): Promise<readonly FoundStream[]> => {
  if (stored) return stored;
  const [{ foundIn }, transactions] = await Promise.all([import('./read-streams.ts'), rowsOf()]);
  return foundIn({ ...stamped, transactions, known: stamped.record.streams }, today);
};
