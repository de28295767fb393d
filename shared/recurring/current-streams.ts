import type { Transaction } from '../ledger/transaction.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { CurrentStream, FoundStream } from './found-stream.ts';
import { keptYearly, withKeptYearly } from './kept-yearly.ts';
import { type StampedRecords, storedStreams } from './stored-streams.ts';

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
