import { CsvError, parse } from 'csv-parse/sync';
import { tooLarge } from './decode-file.ts';
import { invalidFile } from './file-values.ts';

export const MOST_ROWS = 20_000;
const MOST_COLUMNS = 100;
const LONGEST_LINE = 10_000;
/** Lines before the header, balances and totals beside the rows. */
const MOST_RECORDS = MOST_ROWS + 2_000;

export const DELIMITERS = [';', ',', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** `line`: where the record begins. */
export type CsvRecord = { line: number; cells: string[] };

const malformed = (line: number, expected: string, received: string) =>
  invalidFile({ line, column: '', expected, example: '', received });

const refuseLongLines = (lines: readonly string[]): void => {
  const long = lines.findIndex((line) => line.length > LONGEST_LINE);
  if (long >= 0) throw malformed(long + 1, `a line of at most ${LONGEST_LINE} characters`, lines[long] ?? '');
};

type Parsed = { record: string[]; info: { lines: number } };

/** @throws InvalidInputError with the line of what is malformed */
export const csvRecords = (text: string, delimiter: Delimiter): CsvRecord[] => {
  const lines = text.split(/\r\n|\n|\r/);
  refuseLongLines(lines);
  try {
    const options = { delimiter, info: true, relax_column_count: true, relax_quotes: true, to: MOST_RECORDS + 1 };
    // Its types do not know the shape that `info` gives.
    const parsed = parse(text, options) as unknown as Parsed[];
    if (parsed.length > MOST_RECORDS) throw tooLarge(MOST_ROWS, 'rows');
    let line = 1;
    return parsed.flatMap(({ record, info }) => {
      const start = line;
      line = info.lines + 1;
      const cells = record.map((cell) => cell.replace(/\s+/g, ' ').trim());
      if (cells.length > MOST_COLUMNS) throw malformed(start, `at most ${MOST_COLUMNS} columns`, '');
      return cells.every((cell) => cell === '') ? [] : [{ line: start, cells }];
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const at = quoteOpenedAt(lines, delimiter);
    throw malformed(at, 'a closing quote', lines[at - 1] ?? '');
  }
};

// Where a quote stays open, the library tells the last line of the file.
const quoteOpenedAt = (lines: readonly string[], delimiter: Delimiter): number => {
  let open = 0;
  for (const [index, line] of lines.entries()) {
    const quotes = line.split('"').length - 1;
    if (open > 0 && quotes % 2 === 1) open = 0;
    else if (open === 0 && quotes % 2 === 1 && line.split(delimiter).some((cell) => cell.trim().startsWith('"')))
      open = index + 1;
  }
  return open || lines.length;
};

/** The first records, for guesses: a quoted line end is taken for one. */
export const firstRecords = (text: string, delimiter: Delimiter, most: number): CsvRecord[] =>
  text
    .slice(0, most * LONGEST_LINE)
    .split(/\r\n|\n|\r/, most)
    .map((line, index) => ({ line: index + 1, cells: cellsOf(line.slice(0, LONGEST_LINE), delimiter) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

const cellsOf = (line: string, delimiter: Delimiter): string[] => {
  const cells: string[] = [];
  let [cell, quoted] = ['', false];
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    else if (character === delimiter && !quoted) {
      cells.push(cell.trim());
      if (cells.length > MOST_COLUMNS) return cells;
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
};
