import type { Transaction } from '../transaction.ts';
import type { StoredMonth } from './account-month.ts';
import { type AccountMonth, encodeRows } from './codec.ts';
import type { StoredPart } from './part-record.ts';

/** Compressed; a part may be half as large again, never much more. */
const PART_BYTES = 50_000;

/** The next content of one account-month, beside what it replaces. */
export type MonthWrite = AccountMonth & {
  /** How many parts stand there now and their generation; both 0 when the month is new. */
  before: { parts: number; generation: number };
  parts: StoredPart[];
};

type EncodedRows = { rows: readonly Transaction[]; data: Buffer };

const encodeInParts = (rows: readonly Transaction[]): EncodedRows[] => {
  const data = encodeRows(rows);
  const pieces = Math.min(Math.round(data.length / PART_BYTES), rows.length);
  if (pieces < 2) return [{ rows, data }];
  const size = Math.ceil(rows.length / pieces);
  // Again by size, since long texts may all lie in one piece.
  return Array.from({ length: pieces }, (_, piece) => rows.slice(piece * size, (piece + 1) * size))
    .filter(({ length }) => length > 0)
    .flatMap(encodeInParts);
};

type NextMonth = AccountMonth &
  Pick<StoredMonth, 'hash' | 'besides'> & {
    /** Newest first; none leaves an empty part behind, which keeps counting the generations. */
    rows: readonly Transaction[];
    stored: StoredMonth | undefined;
  };

export const monthWrite = ({ accountId, month, rows, hash, besides, stored }: NextMonth): MonthWrite => {
  const generation = (stored?.generation ?? 0) + 1;
  const encoded = encodeInParts(rows);
  const parts = encoded.map(
    (piece, part): StoredPart => ({
      accountId,
      month,
      part,
      parts: encoded.length,
      data: piece.data,
      count: piece.rows.length,
      minDate: piece.rows.at(-1)?.date,
      maxDate: piece.rows[0]?.date,
      hash,
      generation,
      besides,
    }),
  );
  return { accountId, month, before: { parts: stored?.parts.length ?? 0, generation: generation - 1 }, parts };
};
