import type { Transaction } from '../ledger/transaction.ts';
import type { IsoDate } from '../time/calendar.ts';
import { type FoundStream, type ToldStream, toldOn } from './found-stream.ts';
import { keptStreams, type SealedRecords } from './kept-streams.ts';

/**
 * A user's streams on one day: those that an import left while its seal holds, else those in the rows. Detection is loaded
 * only for the latter.
 * @param rowsOf the rows of `datesOfStreams`; called only if they are needed
 */
export const streamsOn = (
  today: IsoDate,
  sealed: SealedRecords,
  rowsOf: () => readonly Transaction[] | Promise<readonly Transaction[]>,
): Promise<ToldStream[]> => keptOrFound(today, keptStreams(sealed, today), sealed, rowsOf);

/** The same where it is known whether the seal holds. @param kept null where it does not */
export const keptOrFound = async (
  today: IsoDate,
  kept: readonly FoundStream[] | null,
  sealed: SealedRecords,
  rowsOf: () => readonly Transaction[] | Promise<readonly Transaction[]>,
): Promise<ToldStream[]> => {
  if (kept) return toldOn(today, kept);
  const [{ foundIn }, transactions] = await Promise.all([import('./read-streams.ts'), rowsOf()]);
  return toldOn(today, foundIn({ ...sealed, transactions, known: sealed.record.streams }, today));
};
