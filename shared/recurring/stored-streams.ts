import type { IsoDate } from '../time/calendar.ts';
import type { FoundStream } from './found-stream.ts';
import { type StreamRecord, unpackedFound } from './packed-streams.ts';
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
 * The streams that an import left in the record; null where something that they were found in may have changed since. None
 * without accounts: rows that an unlinking has not yet removed do not recur.
 */
export const storedStreams = (
  { record: { found }, connections, accounts, bills }: StampedRecords,
  today: IsoDate,
): FoundStream[] | null => {
  if (accounts.length === 0) return [];
  const linked = new Set<string>(connections.map(({ id }) => id));
  // The rows of an unlinked connection are being removed.
  if (accounts.some(({ itemId }) => !linked.has(itemId))) return null;
  const stamps = connections.flatMap(({ streamStamp }) => streamStamp ?? []);
  if (!found || stamps.length === 0 || connections.some(({ isSettled }) => !isSettled)) return null;
  const inputs = inputsDigest({ found, connections, accounts, bills }, today);
  return stamps.some((stamp) => stampHolds(stamp, inputs, today)) ? unpackedFound(found) : null;
};
