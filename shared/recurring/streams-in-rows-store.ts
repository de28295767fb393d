import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { ledgerReader } from '../ledger/ledger-reader.ts';
import type { Table } from '../platform/table/table.ts';
import type { IsoDate } from '../time/calendar.ts';
import { asFound } from './as-found.ts';
import type { FoundStream } from './found-stream.ts';
import { streamsIn } from './read-streams.ts';
import { datesOfStreams } from './stream-dates.ts';
import type { KnownStream } from './stream-ids.ts';

/** The streams in the rows as they are now, where no import has left them: one more round trip. */
export const streamsInRows = async (
  table: Table,
  userId: string,
  { accounts, bills, known }: Pick<AccountSnapshot, 'accounts' | 'bills'> & { known: readonly KnownStream[] },
  today: IsoDate,
): Promise<FoundStream[]> => {
  const { first, last } = datesOfStreams(today);
  const transactions = await ledgerReader(table).range(userId, first, last, { today });
  return streamsIn({ transactions, accounts, bills, known }, today).map(asFound);
};
