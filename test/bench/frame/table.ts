import type { Row } from './row.ts';

/** Three digits that count, or `-`. */
export const number = (value: number | null): string => {
  if (value === null) return '-';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

/** The goal, and whether it holds. */
export const verdict = ({ goal, ratio, holds }: Row): string => {
  if (goal === undefined) return '';
  const bound = Number(goal.toFixed(2));
  if (ratio === null) return `<= ${bound} skipped`;
  return `<= ${bound} ${holds ? 'holds' : 'FAILS'}`;
};

/** A row alone. */
export const sentence = (row: Row): string => {
  const { name, ours, peer, unit, note } = row;
  const beside = peer === null ? '' : ` of ${number(peer)}`;
  return [`${name}: ${number(ours)}${beside} ${unit}`, verdict(row), note].filter(Boolean).join('; ');
};

const HEAD = ['part', 'row', 'ours', 'peer', 'unit', 'ratio', 'goal', ''];
/** Columns of numbers, which line up at their right. */
const RIGHT = new Set([2, 3, 5]);

/** One line per row, in columns. */
export const table = (rows: readonly Row[]): string => {
  const cells = rows.map((row) => [
    row.part,
    row.name,
    number(row.ours),
    number(row.peer),
    row.unit,
    row.ratio === null ? '-' : row.ratio.toFixed(2),
    verdict(row),
    row.note ?? '',
  ]);
  const widths = HEAD.map((title, column) => Math.max(title.length, ...cells.map((line) => line[column]?.length ?? 0)));
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, column) =>
        RIGHT.has(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
};
