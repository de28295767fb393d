import type { Transaction } from '../ledger/transaction.ts';
import type { IsoDate } from '../time/calendar.ts';
import { type CurrentStream, type FoundStream, withOutlookOn } from './found-stream.ts';
import { type StampedRecords, storedStreams } from './stored-streams.ts';

/**
 * A user's streams on one day: those that an import left while its stamp holds, else those in the rows. Detection is loaded
 * only for the latter.
 * @param rowsOf the rows of `datesOfStreams`; called only if they are needed
 */
export const currentStreams = (
  today: IsoDate,
  stamped: StampedRecords,
  rowsOf: () => readonly Transaction[] | Promise<readonly Transaction[]>,
): Promise<CurrentStream[]> => storedOrFound(today, storedStreams(stamped, today), stamped, rowsOf);

/** The same where it is known whether the stamp holds. @param stored null where it does not */
export const storedOrFound = async (
  today: IsoDate,
  stored: readonly FoundStream[] | null,
  stamped: StampedRecords,
  rowsOf: () => readonly Transaction[] | Promise<readonly Transaction[]>,
): Promise<CurrentStream[]> => {
  if (stored) return withOutlookOn(today, stored);
  const [{ foundIn }, transactions] = await Promise.all([import('./read-streams.ts'), rowsOf()]);
  return withOutlookOn(today, foundIn({ ...stamped, transactions, known: stamped.record.streams }, today));
};
