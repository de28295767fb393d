import { InvalidInputError } from '../domain-errors.ts';
import { type Centavos, centavos, ZERO } from '../money.ts';
import { installmentInText, installmentPosition } from '../pluggy/rows/installment.ts';
import { withoutTaxDocuments } from '../pluggy/rows/same-person.ts';
import { normalizeText, visibleText } from '../text/normalize-text.ts';
import type { IsoDate } from '../time/calendar.ts';
import { type CsvTable, directionIn, type Mapping, readTable } from './csv-mapping.ts';
import { type DecodedFile, tooLarge, unknownFormat } from './decode-file.ts';
import {
  amountIn,
  type CsvRecord,
  dateIn,
  exampleOf,
  invalidFile,
  isBalanceText,
  isDateShaped,
  MOST_ROWS,
} from './file-values.ts';
import { isOfx, type OfxStatement, readOfx } from './read-ofx.ts';

export type FileRow = {
  line: number;
  date: IsoDate;
  description: string;
  /** Negative: out. */
  amount: Centavos;
  installment: { number: number; total: number } | null;
  /** FITID, or the column of ids of a CSV file. */
  reference: string | null;
};
export type Warning = { line: number; message: string };

export type Statement = {
  format: 'csv' | 'ofx1' | 'ofx2';
  encoding: DecodedFile['encoding'];
  rows: FileRow[];
  warnings: Warning[];
  /** Lines that are no transactions. */
  leftOut: number;
  period: { start: IsoDate; end: IsoDate };
  currencyCode: string | null;
  balance: { amount: Centavos; date: IsoDate | null } | null;
  mapping: Mapping | null;
};

export type StatementOptions = {
  type: 'BANK' | 'CREDIT';
  /** Which one of several. */
  statement?: number | undefined;
  mapping?: Partial<Mapping> | undefined;
  /** Lines. */
  skip?: readonly number[] | undefined;
};

const BALANCE = 'Balance, not a transaction';
const NO_DATE = 'No date, not a transaction';
const NO_AMOUNT = 'No amount, not a transaction';
const CUT = 'The file ends before its last tag';
const WITHOUT_TEXT = 'Transação';
const LONGEST_TEXT = 200;

const isWarning = (row: FileRow | Warning): row is Warning => 'message' in row;

/** Of two texts one, where it holds the other. */
const joined = (texts: readonly string[]): string =>
  texts.reduce((all, text) => {
    const [known, next] = [all.toLowerCase(), text.toLowerCase()];
    if (known.includes(next)) return all;
    return next.includes(known) ? text : `${all} ${text}`;
  }, '');

const tidyText = (text: string): string =>
  withoutTaxDocuments(visibleText(text).replace(/\s+/g, ' ').trim()).slice(0, LONGEST_TEXT).trim() || WITHOUT_TEXT;

const settled = (row: FileRow): FileRow | Warning => {
  const { line, description, amount } = row;
  if (isBalanceText(description)) return { line, message: BALANCE };
  return amount === 0 ? { line, message: NO_AMOUNT } : row;
};

const CARD_CREDIT = /\b(?:pagamentos?|pagto|pgto|estorno|reembolso|cancelamento|payment|refund)\b/;

/** Whether purchases are positive: by the rows that are payments or refunds, else by the majority. */
const isInverted = (rows: readonly FileRow[]): boolean => {
  const credits = rows.filter(({ description }) => CARD_CREDIT.test(normalizeText(description)));
  const positive = (of: readonly FileRow[]): number => of.filter(({ amount }) => amount > 0).length;
  if (credits.length > 0) {
    const majority = positive(credits) * 2 - credits.length;
    if (majority !== 0) return majority < 0;
  }
  return positive(rows) * 2 > rows.length;
};

const negated = (row: FileRow): FileRow => ({ ...row, amount: centavos(-row.amount) });

const csvAmount = ({ places, mapping, header }: CsvTable, { line, cells }: CsvRecord): Centavos => {
  const valueAt = (place: number | null): { amount: Centavos; isSigned: boolean } | null => {
    const cell = place === null ? '' : (cells[place] ?? '');
    if (place === null || cell === '' || cell === '-') return null;
    const value = amountIn(cell, mapping.decimal);
    const column = header[place] ?? String(place);
    const example = mapping.decimal === ',' ? '1.234,56' : '1234.56';
    // A comma parts columns, and decimals that stand without quotes.
    const decimals = header.length > 0 && cells.length > header.length ? (cells[place + 1] ?? '') : '';
    if (mapping.delimiter === ',' && /^\d\d$/.test(decimals) && /\d$/.test(cell) && !/[.,]\d\d$/.test(cell))
      throw invalidFile({
        ...{ line, column, expected: 'an amount in quotes', example: `"${example}"` },
        received: `${cell},${decimals}`,
      });
    if (!value) throw invalidFile({ line, column, expected: 'an amount', example, received: cell });
    return value;
  };
  const one = valueAt(places.amount);
  if (places.amount !== null) {
    const direction = places.direction === null ? null : directionIn(cells[places.direction] ?? '');
    if (!one) return ZERO;
    return direction === null ? one.amount : centavos(Math.abs(one.amount) * direction);
  }
  const [out, into] = [valueAt(places.debit)?.amount ?? 0, valueAt(places.credit)?.amount ?? 0];
  return centavos(Math.abs(into) - Math.abs(out));
};

const installmentOfCell = (cell: string): FileRow['installment'] => {
  const [, number, total] = /^(?:parcela )?(\d{1,2})\s*(?:\/|de)\s*(\d{1,2})$/i.exec(cell.trim()) ?? [];
  return installmentPosition(Number(number ?? 0), Number(total ?? 0));
};

const csvRow =
  (table: CsvTable, type: 'BANK' | 'CREDIT') =>
  (record: CsvRecord): FileRow | Warning => {
    const { places, mapping, header } = table;
    const { line, cells } = record;
    const description = tidyText(joined(places.description.map((place) => cells[place] ?? '')));
    if (isBalanceText(description)) return { line, message: BALANCE };
    const day = cells[places.date] ?? '';
    if (!isDateShaped(day)) return { line, message: NO_DATE };
    const date = dateIn(day, mapping.dateFormat);
    const column = header[places.date] ?? String(places.date);
    const example = exampleOf(mapping.dateFormat);
    if (!date) throw invalidFile({ line, column, expected: 'a day', example, received: day });
    const stated = places.installment === null ? null : installmentOfCell(cells[places.installment] ?? '');
    return settled({
      line,
      date,
      description,
      amount: csvAmount(table, record),
      installment: stated ?? (type === 'CREDIT' ? installmentInText(description) : null),
      reference: (places.reference !== null && cells[places.reference]) || null,
    });
  };

const ofxRows = ({ rows }: OfxStatement, type: 'BANK' | 'CREDIT'): (FileRow | Warning)[] =>
  rows.map((row) => {
    const description = tidyText(row.description);
    return settled({ ...row, description, installment: type === 'CREDIT' ? installmentInText(description) : null });
  });

const chosen = (statements: readonly OfxStatement[], asked: number | undefined): OfxStatement => {
  if (asked !== undefined && !statements[asked]) {
    throw new InvalidInputError('Invalid statement', {
      message: 'statement is the place of one in the file, from 0 on',
    });
  }
  if (asked === undefined && statements.length > 1) {
    throw new InvalidInputError('Several accounts in the file', {
      message: 'Send statement to choose one',
      statements: statements.map(({ number, type, rows }, statement) => ({
        statement,
        number,
        type,
        rows: rows.length,
      })),
    });
  }
  const one = statements[asked ?? 0];
  if (!one) throw noTransactions();
  return one;
};

const noTransactions = (): InvalidInputError =>
  new InvalidInputError('No transactions in file', { message: 'The file has no line that is a transaction' });

const periodOf = (days: readonly (IsoDate | null)[]): Statement['period'] => {
  const sorted = days.flatMap((day) => day ?? []).sort();
  const [start, end] = [sorted[0], sorted.at(-1)];
  if (!start || !end) throw noTransactions();
  return { start, end };
};

type Read = Omit<Statement, 'encoding' | 'rows' | 'warnings' | 'period' | 'leftOut'> & {
  lines: (FileRow | Warning)[];
  bounds: (IsoDate | null)[];
  cutAt: number | null;
  /** Null: the rows decide. */
  invert: boolean | null;
};

const fromOfx = (text: string, { type, statement: asked }: StatementOptions): Read => {
  const { format, statements, cutAt } = readOfx(text);
  const statement = chosen(statements, asked);
  if (statement.type !== type) {
    throw new InvalidInputError('Account type differs', { message: `The statement is of type ${statement.type}` });
  }
  const { currencyCode, balance, start, end } = statement;
  const lines = ofxRows(statement, type);
  return { format, lines, bounds: [start, end], currencyCode, balance, mapping: null, cutAt, invert: null };
};

/** Where no line has a day: the first that has an amount, and something else in the place of the day. */
const refuseUnknownDays = ({ records, places, mapping, header }: CsvTable): void => {
  const place = places.amount ?? places.debit ?? places.credit;
  const odd = records.find(
    ({ cells }) => /\d/.test(cells[places.date] ?? '') && amountIn(cells[place ?? -1] ?? '', mapping.decimal),
  );
  if (!odd) return;
  const [column, received] = [header[places.date] ?? String(places.date), odd.cells[places.date] ?? ''];
  throw invalidFile({ line: odd.line, column, expected: 'a day', example: exampleOf(mapping.dateFormat), received });
};

const fromCsv = (text: string, { type, mapping: said }: StatementOptions): Read => {
  const table = readTable(text, said);
  const lines = table.records.map(csvRow(table, type));
  if (lines.every(isWarning)) refuseUnknownDays(table);
  const mapping = { ...table.mapping, invert: table.mapping.invert ?? false };
  return {
    ...{ format: 'csv', lines, bounds: [], currencyCode: null, balance: null, cutAt: null },
    mapping,
    invert: table.mapping.invert,
  };
};

/** What the file says, as rows of an account of that type. @throws InvalidInputError */
export const readStatement = ({ text, encoding }: DecodedFile, options: StatementOptions): Statement => {
  if (!isOfx(text) && !/[;,\t|]/.test(text)) throw unknownFormat('unknown');
  const { lines, bounds, cutAt, invert, mapping, ...read } = isOfx(text)
    ? fromOfx(text, options)
    : fromCsv(text, options);
  const skipped = new Set(options.skip ?? []);
  const all = lines.filter((row) => !isWarning(row)) as FileRow[];
  const leftOut = lines.filter(isWarning);
  const rows = all.filter(({ line }) => !skipped.has(line));
  if (rows.length > MOST_ROWS) throw tooLarge(MOST_ROWS, 'rows');
  const isTurned = invert ?? (options.type === 'CREDIT' && isInverted(all));
  if (rows.length === 0) throw noTransactions();
  return {
    ...read,
    encoding,
    rows: isTurned ? rows.map(negated) : rows,
    warnings: cutAt === null ? leftOut : [...leftOut, { line: cutAt, message: CUT }],
    leftOut: leftOut.length,
    period: periodOf([...bounds, ...rows.map(({ date }) => date)]),
    mapping: mapping && { ...mapping, invert: isTurned },
  };
};
