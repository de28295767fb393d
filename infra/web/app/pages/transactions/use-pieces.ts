import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Row } from '../../api/statement.ts';
import { type Piece, piecesOf } from './days.ts';

/** Pieces on the first screen, and all that a usual month has: those stay drawn, so the browser's own search finds them. */
const FIRST = 2;
const USUAL = 10;
/** ms; timeout of `requestIdleCallback`, and the pause in browsers without it. */
const LONGEST_WAIT = 100;
const PAUSE = 40;

const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: LONGEST_WAIT });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, PAUSE);
  return () => clearTimeout(id);
};

/** The list in pieces, and how many of its first are drawn wherever the page is scrolled to: few at once, more when there is time. */
export const usePieces = (rows: readonly Row[]): { pieces: readonly Piece[]; drawn: number } => {
  const pieces = useMemo(() => piecesOf(rows), [rows]);
  const [drawn, setDrawn] = useState(FIRST);
  const most = Math.min(USUAL, pieces.length);
  useEffect(() => (drawn < most ? whenIdle(() => setDrawn(drawn + 1)) : undefined), [drawn, most]);
  return { pieces, drawn };
};
