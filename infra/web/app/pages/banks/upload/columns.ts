import type { FileMapping } from '../../../api/answers.ts';

/** What a person says of the columns, by their places from 0 on; what is missing is guessed. */
export type Said = {
  delimiter: string;
  /** 0: no line has names. */
  headerLine: number;
  /** One signed column, or one for each direction. */
  ways: 'one' | 'two';
  date?: number | undefined;
  dateFormat?: string | undefined;
  description: readonly number[];
  amount?: number | undefined;
  direction?: number | undefined;
  debit?: number | undefined;
  credit?: number | undefined;
  decimal?: ',' | '.' | undefined;
  invert?: boolean | undefined;
};

/** Those of shared/files/file-values.ts, of which a page loads nothing; a test compares them. */
export const DATE_FORMATS: readonly string[] = [
  'dd/MM/yyyy',
  'MM/dd/yyyy',
  'dd/MM/yy',
  'MM/dd/yy',
  'dd-MM-yyyy',
  'dd.MM.yyyy',
  'yyyy-MM-dd',
  'yyyy/MM/dd',
  'yyyyMMdd',
  'dd MMM yyyy',
  'MMM dd, yyyy',
];

const DELIMITERS = [';', ',', '\t', '|'];
const MOST_LINES = 60;

const decodedAs = (bytes: Uint8Array, encoding: string, fatal: boolean): string =>
  // The last character may be cut.
  new TextDecoder(encoding, { fatal }).decode(bytes, { stream: true });

/** As the service reads it: by its byte order mark, else UTF-8 where it is valid, else windows-1252. */
export const textOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodedAs(bytes, 'utf-16le', false);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodedAs(bytes, 'utf-16be', false);
  try {
    return decodedAs(bytes, 'utf-8', true);
  } catch {
    return decodedAs(bytes, 'windows-1252', false);
  }
};

export const isOfx = (text: string): boolean => /<OFX>|^\s*OFXHEADER/i.test(text.slice(0, 4096));

/** Of an OFX file. */
export const currencyIn = (text: string): string | undefined => /<CURDEF>\s*([A-Z]{3})/.exec(text)?.[1];

export const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/, MOST_LINES);

export const cellsOf = (line: string, delimiter: string): string[] => {
  const cells = [''];
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === delimiter && !isQuoted) cells.push('');
    else cells[cells.length - 1] += character;
  }
  return cells.map((cell) => cell.replace(/\s+/g, ' ').trim());
};

/** The mark and the line of names that give the most columns. */
export const guessed = (lines: readonly string[]): Said => {
  const widest = DELIMITERS.map((delimiter) => {
    const widths = lines.map((line) => cellsOf(line, delimiter).length);
    const width = Math.max(...widths);
    return { delimiter, width, headerLine: widths.indexOf(width) + 1 };
  }).reduce((best, one) => (one.width > best.width ? one : best));
  return { delimiter: widest.delimiter, headerLine: widest.headerLine, ways: 'one', description: [] };
};

export type Columns = readonly { name: string; sample: string }[];

/** The columns with their names, if any, and what stands in the first line that has something there. */
export const columnsOf = (
  lines: readonly string[],
  { delimiter, headerLine }: Pick<Said, 'delimiter' | 'headerLine'>,
): Columns => {
  const names = headerLine > 0 ? cellsOf(lines[headerLine - 1] ?? '', delimiter) : [];
  const rows = lines.slice(headerLine).map((line) => cellsOf(line, delimiter));
  const width = Math.max(names.length, ...rows.map((cells) => cells.length));
  return Array.from({ length: width }, (_, place) => ({
    name: names[place] ?? '',
    sample: rows.find((cells) => cells[place])?.[place] ?? '',
  }));
};

type Column = string | number | null;

/** What the service guessed, by places. */
export const saidBy = (mapping: FileMapping, columns: Columns): Said => {
  const place = (column: Column): number | undefined => {
    if (typeof column !== 'string') return column ?? undefined;
    const at = columns.findIndex(({ name }) => name === column);
    return at < 0 ? undefined : at;
  };
  const { delimiter, headerLine, dateFormat, decimal, invert } = mapping;
  return {
    ...{ delimiter, headerLine, dateFormat, decimal, invert },
    ways: mapping.amount === null ? 'two' : 'one',
    date: place(mapping.date),
    description: mapping.description.flatMap((column) => place(column) ?? []),
    amount: place(mapping.amount),
    direction: place(mapping.direction),
    debit: place(mapping.debit),
    credit: place(mapping.credit),
  };
};

/** The `mapping` of a request. A column is none where the other way is chosen. */
export const mappingOf = ({ ways, description, amount, direction, debit, credit, ...rest }: Said) => ({
  ...rest,
  ...(description.length > 0 ? { description } : {}),
  ...(ways === 'one'
    ? { amount, direction: direction ?? null, debit: null, credit: null }
    : { amount: null, direction: null, debit: debit ?? null, credit: credit ?? null }),
});
