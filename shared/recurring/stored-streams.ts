import type { Transaction } from '../ledger/transaction.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { CurrentStream, FoundStream } from './found-stream.ts';
import { keptYearly, type PackedFound, type StreamRecord, unpackedFound, withKeptYearly } from './packed-streams.ts';
import {
  inputsDigest,
  type RowsOfConnection,
  type StreamInputs,
  type StreamStamp,
  stampHolds,
} from './stream-stamp.ts';

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
