/** A cell of text, an amount in the currency, or nothing. */
export type Cell = string | number | null;

// Texts that a spreadsheet would parse as a formula, also after blanks; an apostrophe makes them text.
const FORMULA = /^\s*[=+\-@＝＋－＠]/;

const written = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return cell.toFixed(2).replace('.', ',');
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /["\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * RFC 4180 for Brazilian spreadsheets: semicolons, decimal commas, and a byte order mark for UTF-8. Texts that begin like a
 * formula are neutralized.
 */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(written).join(';')}\r\n`).join('')}`;
