import { ledgerReader } from '../ledger/ledger-reader.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { Table } from '../platform/table/table.ts';
import type { IsoDate } from '../time/calendar.ts';
import { datesOfStreams } from './stream-stamp.ts';

/** The rows that decide a user's streams on that day. */
export const rowsOfStreams = (table: Table, userId: string, today: IsoDate): Promise<Transaction[]> => {
  const { first, last } = datesOfStreams(today);
  return ledgerReader(table).range(userId, first, last, { today });
};
