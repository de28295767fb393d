import type { Transaction } from '../ledger/transaction.ts';
import type { ToldStream } from '../recurring/found-stream.ts';
import type { IsoDate } from '../time/calendar.ts';

/** A stream with its rows from today on, in order of date: what its bank has announced. */
export type ExpectedStream = ToldStream & { announced: readonly Transaction[] };

export const withAnnounced = (
  streams: readonly ToldStream[],
  transactions: readonly Transaction[],
  today: IsoDate,
): ExpectedStream[] => {
  const rows = new Map(transactions.filter(({ date }) => date >= today).map((row) => [row.id, row]));
  return streams.map((stream) => ({ ...stream, announced: stream.rowIds.flatMap((id) => rows.get(id) ?? []) }));
};
