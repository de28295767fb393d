import { CsvError, parse } from 'csv-parse/sync';
import { InvalidInputError } from '../domain-errors.ts';
import { type Centavos, centavos } from '../money.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { type IsoDate, isoDate, parseIsoDate } from '../time/calendar.ts';
import { tooLarge } from './decode-file.ts';

const LONGEST_RECEIVED = 40;

export type BadValue = { line: number; column: string; expected: string; example: string; received: string };

export const invalidFile = ({ line, column, expected, example, received }: BadValue): InvalidInputError =>
  new InvalidInputError('Invalid file', {
    message: `Line ${line}${column && `, ${column}`}: expected ${expected}${example && `, such as ${example}`}`,
    line,
    column: column || null,
    expected,
    example: example || null,
    received: received.slice(0, LONGEST_RECEIVED),
  });

export const DATE_FORMATS = [
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
] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

// A time after the day says nothing of the day: no zone moves it.
const TIME = String.raw`(?:(?:\s*,?\s+|T|\s+às\s+)\d{1,2}:\d{2}\S*.*)?$`;
const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
/** Those that have other names in English. */
const ENGLISH = new Map([
  ['feb', 2],
  ['apr', 4],
  ['may', 5],
  ['aug', 8],
  ['sep', 9],
  ['oct', 10],
  ['dec', 12],
]);
const SHAPES: readonly (readonly [RegExp, readonly DateFormat[]])[] = [
  [new RegExp(String.raw`^(\d{1,2})/(\d{1,2})/(\d{4})${TIME}`), ['dd/MM/yyyy', 'MM/dd/yyyy']],
  [new RegExp(String.raw`^(\d{1,2})/(\d{1,2})/(\d{2})${TIME}`), ['dd/MM/yy', 'MM/dd/yy']],
  [new RegExp(String.raw`^(\d{1,2})-(\d{1,2})-(\d{4})${TIME}`), ['dd-MM-yyyy']],
  [new RegExp(String.raw`^(\d{1,2})\.(\d{1,2})\.(\d{4})${TIME}`), ['dd.MM.yyyy']],
  [new RegExp(String.raw`^(\d{4})-(\d{1,2})-(\d{1,2})${TIME}`), ['yyyy-MM-dd']],
  [new RegExp(String.raw`^(\d{4})/(\d{1,2})/(\d{1,2})${TIME}`), ['yyyy/MM/dd']],
  [new RegExp(String.raw`^((?:19|20)\d{2})(\d{2})(\d{2})${TIME}`), ['yyyyMMdd']],
  [
    new RegExp(String.raw`^(\d{1,2})º?[ /-](?:de )?([a-zç]{3,9})\.?,?[ /-](?:de )?(\d{2}|\d{4})${TIME}`, 'i'),
    ['dd MMM yyyy'],
  ],
  [
    new RegExp(
      String.raw`^((?:${MONTHS.join('|')}|${[...ENGLISH.keys()].join('|')})[a-zç]{0,6})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})${TIME}`,
      'i',
    ),
    ['MMM dd, yyyy'],
  ],
];
const CENTURY = 2000;

const WEEKDAY = /^(?:seg|ter|qua|qui|sex|s[áa]b|dom)(?:unda|ça|rta|nta|ta|ado|ingo)?(?:-feira)?\.?,?\s+/i;

const LONGEST_DATE = 40;
const shapeOf = (cell: string): { parts: RegExpExecArray; formats: readonly DateFormat[] } | null => {
  const text = cell.trim().replace(WEEKDAY, '');
  if (text.length > LONGEST_DATE || !/^(?:\d|[a-zç]{3,9}\.? \d)/i.test(text)) return null;
  for (const [shape, formats] of SHAPES) {
    const parts = shape.exec(text);
    if (parts) return { parts, formats };
  }
  return null;
};

/** Whether the cell is written as a day, possible or not. */
export const isDateShaped = (cell: string): boolean => shapeOf(cell) !== null;

/** The one form of all days. Of day and month first, the month only where no other reading is possible. */
export const dateFormatOf = (cells: readonly string[]): DateFormat | null => {
  const counts = new Map<DateFormat, number>();
  for (const cell of cells) {
    for (const format of shapeOf(cell)?.formats ?? []) {
      const weight = dateIn(cell, format) ? 1 : 0;
      counts.set(format, (counts.get(format) ?? 0) + weight);
    }
  }
  // Sorting is stable, so of two that read as many the day comes first.
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
};

const order = (format: DateFormat, [, a = '', b = '', c = '']: RegExpExecArray): [string, string, string] => {
  if (format.startsWith('yyyy')) return [a, b, c];
  return format.startsWith('MM') ? [c, a, b] : [c, b, a];
};

const monthNamed = (text: string): number => {
  const start = normalizeText(text).slice(0, 3);
  return ENGLISH.get(start) ?? MONTHS.indexOf(start) + 1;
};

/** Null for what is no day, or a day of another form. */
export const dateIn = (cell: string, format: DateFormat): IsoDate | null => {
  const shape = shapeOf(cell);
  if (!shape?.formats.includes(format)) return null;
  const [yearText, monthText, dayText] = order(format, shape.parts);
  const year = Number(yearText) + (yearText.length === 2 ? CENTURY : 0);
  const [month, day] = [format.includes('MMM') ? monthNamed(monthText) : Number(monthText), Number(dayText)];
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  return parseIsoDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
};

/** An example of a day in that form. */
export const exampleOf = (format: DateFormat): string => {
  const [year, month, day] = isoDate(2026, 10, 31).split('-') as [string, string, string];
  return format
    .replace('yyyy', year)
    .replace('yy', year.slice(2))
    .replace('MMM', format.startsWith('MMM') ? 'Oct' : 'out')
    .replace('MM', month)
    .replace('dd', day);
};

export type Decimal = ',' | '.';
export type SignedAmount = { amount: Centavos; isSigned: boolean };

const CURRENCY = /R\$|BRL|US\$|\$|[\s\u00a0\u202f]/g;
const GROUPED = /^\d{1,3}(?:\.\d{3})+$/;
const MOST_DIGITS = 13;

const bare = (cell: string): string => cell.replace(/[−–]/g, '-').replace(CURRENCY, '');

/** The mark of decimals of all amounts; a comma where they do not show it. */
export const decimalOf = (cells: readonly string[]): Decimal => {
  const isLast = (text: string, mark: Decimal, other: Decimal): boolean => {
    const at = text.lastIndexOf(mark);
    if (at < 0 || text.lastIndexOf(other) > at) return false;
    return text.includes(other) || text.length - at - 1 !== 3;
  };
  const texts = cells.map((cell) => bare(cell).replace(/[^\d.,]/g, ''));
  const count = (mark: Decimal, other: Decimal): number => texts.filter((text) => isLast(text, mark, other)).length;
  return count('.', ',') > count(',', '.') ? '.' : ',';
};

const signOf = (text: string): { digits: string; sign: -1 | 1; isSigned: boolean } | null => {
  const parts = /^(\()?([+-])?([\d.,]+)([+-]|[DC])?(\))?$/i.exec(text);
  if (!parts || Boolean(parts[1]) !== Boolean(parts[5])) return null;
  const [, opened, before, digits = '', after = ''] = parts;
  const isNegative = Boolean(opened) || before === '-' || after === '-' || after.toUpperCase() === 'D';
  return { digits, sign: isNegative ? -1 : 1, isSigned: isNegative || Boolean(before) || after !== '' };
};

/** Null for what is no amount. */
export const amountIn = (cell: string, decimal: Decimal): SignedAmount | null => {
  const signed = signOf(bare(cell));
  if (!signed) return null;
  const { digits, sign, isSigned } = signed;
  const plain = decimal === ',' ? digits : digits.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
  const [, whole = '', fraction = ''] = /^([\d.]*)(?:,(\d+))?$/.exec(plain) ?? [];
  const isWhole = /^\d+$/.test(whole) || GROUPED.test(whole);
  if (!isWhole || !/^\d{0,2}0*$/.test(fraction)) return null;
  const text = `${whole.replaceAll('.', '')}${fraction.slice(0, 2).padEnd(2, '0')}`;
  if (text.replace(/^0+/, '').length > MOST_DIGITS) return null;
  const amount = Number(text);
  return { amount: centavos(sign < 0 && amount !== 0 ? -amount : amount), isSigned };
};

/** An amount by itself, with a dot or a comma. */
export const loneAmount = (cell: string): Centavos | null => {
  const text = bare(cell).replace(/[^\d.,]/g, '');
  // Alone, three digits after one mark are decimals in no file, thousands in some.
  const decimal = text.lastIndexOf('.') > text.lastIndexOf(',') && !GROUPED.test(text) ? '.' : ',';
  return amountIn(cell, decimal)?.amount ?? null;
};

/** Dateless lines aside: balances that stand among the rows, also spaced. */
export const isBalanceText = (description: string): boolean =>
  /^(?:saldo|s a l d o)\b/.test(normalizeText(description));

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

type Parsed = { record: string[]; info: { lines: number; empty_lines: number } };
const READING = {
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  to: MOST_RECORDS + 1,
};

/**
 * @param from line of the first one. Of each record that is not as long as the first the library makes an error, which nobody sees:
 *   with lines before the header it would take three times as long
 * @throws InvalidInputError with the line of what is malformed
 */
export const csvRecords = (text: string, delimiter: Delimiter, from = 1): CsvRecord[] => {
  const lines = text.split(/\r\n|\n|\r/);
  refuseLongLines(lines);
  const own = lines.slice(from - 1);
  try {
    const options = { ...READING, delimiter };
    // With one kind of line end: the library takes the first one for all, and counts CRLF within quotes twice.
    // Its types do not know the shape that `info` gives.
    const parsed = parse(own.join('\n'), options) as unknown as Parsed[];
    if (parsed.length > MOST_RECORDS) throw tooLarge(MOST_ROWS, 'rows');
    let [line, empty] = [from, 0];
    return parsed.flatMap(({ record, info }) => {
      const start = line + info.empty_lines - empty;
      [line, empty] = [info.lines + from, info.empty_lines];
      const cells = record.map((cell) => cell.replace(/\s+/g, ' ').trim());
      if (cells.length > MOST_COLUMNS) throw malformed(start, `at most ${MOST_COLUMNS} columns`, '');
      return cells.every((cell) => cell === '') ? [] : [{ line: start, cells }];
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const at = quoteOpenedAt(own, delimiter);
    throw malformed(from - 1 + at, 'a closing quote', own[at - 1] ?? '');
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

// The spaces before a quote are no tabs: each tab of a line of tabs would be tried as where they begin.
const hasOpenQuote = (line: string): boolean =>
  /(?:^|[;,\t|])[^\S\t]*"/.test(line) && (line.split('"').length - 1) % 2 === 1;
const MOST_LINES_OF_A_CELL = 4;

/** Lines that a quoted cell goes over are one, where it is closed soon. */
const joinedLines = (lines: readonly string[]): { line: number; text: string }[] => {
  const joined: { line: number; text: string }[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    let text = lines[at] ?? '';
    const line = at + 1;
    const end = hasOpenQuote(text)
      ? lines.findIndex(
          (next, index) => index > at && index <= at + MOST_LINES_OF_A_CELL && (next.split('"').length - 1) % 2 === 1,
        )
      : -1;
    if (end > at) {
      text = lines.slice(at, end + 1).join(' ');
      at = end;
    }
    joined.push({ line, text });
  }
  return joined;
};

/** The first records, for guesses. */
export const firstRecords = (text: string, delimiter: Delimiter, most: number): CsvRecord[] =>
  joinedLines(text.slice(0, most * LONGEST_LINE).split(/\r\n|\n|\r/, most))
    .map(({ line, text: one }) => ({ line, cells: cellsOf(one.slice(0, LONGEST_LINE), delimiter) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

/** Of a file whose lines are one quoted cell each, which holds the line: a sheet was saved twice. */
export const withoutOuterQuotes = (text: string): string => {
  if (!/^\s*"/.test(text)) return text;
  const lines = text.split(/\r\n|\n|\r/);
  const written = lines.filter((line) => line.trim() !== '');
  const isWrapped = (line: string): boolean => /^\s*"(?:[^"]|"")*"\s*$/.test(line) && /[;,\t|]/.test(line);
  if (written.length < 2 || !written.every((line) => line.length <= LONGEST_LINE && isWrapped(line))) return text;
  return lines.map((line) => line.trim().slice(1, -1).replaceAll('""', '"')).join('\n');
};

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
