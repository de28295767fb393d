import type { Transaction } from '../transaction.ts';
import { rowsOf, type StoredMonth } from './account-month.ts';
import { type AccountMonth, encodeRows } from './codec.ts';
import { MAX_ACTIONS, type RowChanges, rowChanges } from './fenced-writes.ts';
import type { StoredPart } from './part-record.ts';

/** Compressed target size; a part may be half as large again. */
const PART_BYTES = 50_000;

export type MonthWrite = AccountMonth & {
  before: { parts: number; generation: number };
  parts: StoredPart[];
};

/** Account-months of one account that are written together, and how their rows change. */
export type MonthGroup = { writes: MonthWrite[]; changes: RowChanges[] };

type EncodedRows = { rows: readonly Transaction[]; data: Buffer };

const encodeInParts = (rows: readonly Transaction[]): EncodedRows[] => {
  const data = encodeRows(rows);
  const pieces = Math.min(Math.round(data.length / PART_BYTES), rows.length);
  if (pieces < 2) return [{ rows, data }];
  const size = Math.ceil(rows.length / pieces);
  // Split again by size: long texts may share one piece.
  return Array.from({ length: pieces }, (_, piece) => rows.slice(piece * size, (piece + 1) * size))
    .filter(({ length }) => length > 0)
    .flatMap(encodeInParts);
};

export type NextMonth = AccountMonth &
  Pick<StoredMonth, 'hash'> & {
    /** Newest first. An empty month keeps one empty part, so that its generation still counts up. */
    rows: readonly Transaction[];
    stored: StoredMonth | undefined;
  };

type MinSiblingGenerations = StoredMonth['minSiblingGenerations'];

const monthWrite = (
  { accountId, month, rows, hash, stored }: NextMonth,
  minSiblingGenerations: MinSiblingGenerations,
): MonthWrite => {
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
      minSiblingGenerations,
    }),
  );
  return { accountId, month, before: { parts: stored?.parts.length ?? 0, generation: generation - 1 }, parts };
};

// A later write keeps the constraints of earlier moves.
const minSiblingGenerationsOf = ({ month, stored }: NextMonth, group: readonly NextMonth[]): MinSiblingGenerations => ({
  ...stored?.minSiblingGenerations,
  ...Object.fromEntries(
    group.filter((other) => other.month !== month).map((other) => [other.month, (other.stored?.generation ?? 0) + 1]),
  ),
});

export const writeTogether = (group: readonly NextMonth[]): MonthWrite[] =>
  group.map((next) => monthWrite(next, minSiblingGenerationsOf(next, group)));

/** @param group of one account */
export const changesOf = (group: readonly NextMonth[]): RowChanges[] => {
  const before = group.flatMap(({ stored }) => (stored ? rowsOf(stored) : []));
  const after = group.flatMap(({ rows }) => rows);
  return group[0] ? rowChanges(group[0].accountId, before, after) : [];
};

export type WriteSize = { actions: number; bytes: number };

export const sizeOf = (writes: readonly MonthWrite[]): WriteSize => ({
  actions: writes.reduce((sum, { before, parts }) => sum + Math.max(before.parts, parts.length), 0),
  bytes: writes.flatMap(({ parts }) => parts).reduce((sum, { data }) => sum + data.length, 0),
});

/** Beside the rows of a transaction: its fence, and the feed's records of its changes (one for each 5,000 of them). */
const ACTIONS_BESIDE = 13;

/**
 * Bounds of one transaction. A partition takes 1,000 write units a second and a transaction pays twice: with the ids of what changes it
 * stays below them, so that the table can take each in one second. A month goes in one, however large it is.
 */
export const MOST: WriteSize = { actions: MAX_ACTIONS - ACTIONS_BESIDE, bytes: 400_000 };
