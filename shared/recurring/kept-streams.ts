import type { IsoDate } from '../time/calendar.ts';
import type { FoundStream } from './found-stream.ts';
import { type StreamRecord, unpackedFound } from './packed-streams.ts';
import { basisOf, type RowsOfConnection, type StreamBasis, type StreamSeal, sealHolds } from './stream-seal.ts';

/** A connection as a reader sees it. `isSettled`: no import writes to it or died while it did. */
export type SealedConnection = RowsOfConnection & { isSettled: boolean; streamSeal: StreamSeal | null };

/** The record of a user's streams with all that its seal covers. */
export type SealedRecords = Pick<StreamBasis, 'accounts' | 'bills'> & {
  record: StreamRecord;
  connections: readonly SealedConnection[];
};

/**
 * The streams that an import left in the record; null where something that they were found in may have changed since. None
 * without accounts: what an unlinking has not yet removed comes back no more.
 */
export const keptStreams = (
  { record: { found }, connections, accounts, bills }: SealedRecords,
  today: IsoDate,
): FoundStream[] | null => {
  if (accounts.length === 0) return [];
  const linked = new Set<string>(connections.map(({ id }) => id));
  // The rows of an unlinked connection are being removed.
  if (accounts.some(({ itemId }) => !linked.has(itemId))) return null;
  const seals = connections.flatMap(({ streamSeal }) => streamSeal ?? []);
  if (!found || seals.length === 0 || connections.some(({ isSettled }) => !isSettled)) return null;
  const basis = basisOf({ found, connections, accounts, bills }, today);
  return seals.some((seal) => sealHolds(seal, basis, today)) ? unpackedFound(found) : null;
};
