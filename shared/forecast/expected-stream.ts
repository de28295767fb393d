import type { Transaction } from '../ledger/transaction.ts';
import type { ToldStream } from '../recurring/found-stream.ts';

/** A stream with the rows in which it was found, in order of date. */
export type ExpectedStream = ToldStream & { rows: readonly Transaction[] };

export const withRows = (streams: readonly ToldStream[], transactions: readonly Transaction[]): ExpectedStream[] => {
  const wanted = new Set(streams.flatMap(({ rowIds }) => rowIds));
  const rows = new Map(transactions.filter(({ id }) => wanted.has(id)).map((row) => [row.id, row]));
  return streams.map((stream) => ({ ...stream, rows: stream.rowIds.flatMap((id) => rows.get(id) ?? []) }));
};
