import type { Transaction } from '../ledger/transaction.ts';
import type { IsoDate } from '../time/calendar.ts';
import { type ToldStream, toldOn } from './found-stream.ts';
import { keptStreams, type SealedRecords } from './kept-streams.ts';

/**
 * A user's streams on one day: those that an import left while its seal holds, else those in the rows. Detection is loaded
 * only for the latter.
 * @param rowsOf the rows of `datesOfStreams`; called only if they are needed
 */
export const streamsOn = async (
  today: IsoDate,
  sealed: SealedRecords,
  rowsOf: () => readonly Transaction[] | Promise<readonly Transaction[]>,
): Promise<ToldStream[]> => {
  const kept = keptStreams(sealed, today);
  if (kept) return toldOn(today, kept);
  const [{ foundIn }, transactions] = await Promise.all([import('./read-streams.ts'), rowsOf()]);
  return toldOn(today, foundIn({ ...sealed, transactions, known: sealed.record.streams }, today));
};
