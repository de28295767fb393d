import type { Row } from '../../api/statement.ts';

/** Rows that are drawn together. A day of many rows has several; the first carries its heading. */
export type Piece = { key: string; date: string; isFirst: boolean; rows: readonly Row[] };

/** Small enough to be drawn between two frames of a slow phone. */
const LARGEST = 30;

/** @param rows in the order of their days */
export const piecesOf = (rows: readonly Row[]): Piece[] => {
  const pieces: { key: string; date: string; isFirst: boolean; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = pieces.at(-1);
    if (last?.date === row.date && last.rows.length < LARGEST) last.rows.push(row);
    else pieces.push({ key: `${row.date} ${row.id}`, date: row.date, isFirst: last?.date !== row.date, rows: [row] });
  }
  return pieces;
};
