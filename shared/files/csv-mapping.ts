import { InvalidInputError } from '../domain-errors.ts';
import { normalizeText } from '../text/normalize-text.ts';
import {
  amountIn,
  type CsvRecord,
  csvRecords,
  type DateFormat,
  DELIMITERS,
  type Decimal,
  type Delimiter,
  dateFormatOf,
  decimalOf,
  firstRecords,
  isDateShaped,
  withoutOuterQuotes,
} from './file-values.ts';

/** By its name in the header, or its place from 0 on. */
export type Column = string | number;

export type Mapping = {
  delimiter: Delimiter;
  /** 0: none. */
  headerLine: number;
  date: Column;
  dateFormat: DateFormat;
  description: Column[];
  amount: Column | null;
  debit: Column | null;
  credit: Column | null;
  direction: Column | null;
  decimal: Decimal;
  /** Money out is positive in the file. */
  invert: boolean;
};

export type Places = {
  date: number;
  description: number[];
  amount: number | null;
  debit: number | null;
  credit: number | null;
  direction: number | null;
  /** Read where the header names them; no part of the mapping. */
  installment: number | null;
  reference: number | null;
};

export type CsvTable = {
  mapping: Omit<Mapping, 'invert'> & { invert: boolean | null };
  places: Places;
  header: readonly string[];
  records: readonly CsvRecord[];
};

const DATE = /^(?:data|date|dt|dia)\b|^(?:release|started|completed|transaction|posting|posted|booking|value) date$/;
const AMOUNT = /^(?:valor|amount|value|quantia|montante|liquido|bruto|net|gross)\b|net amount$/;
/** What has moved, fees taken off. */
const NET = /\bliquido\b|\bnet\b/;
const FOREIGN = /\bus\b|\busd\b|dolar|original|estrangeir/;
const DEBIT = /^(?:debito|debit|saida|saidas|withdrawal|despesa)\b/;
const CREDIT = /^(?:credito|credit|entrada|entradas|deposit|receita)\b/;
const DIRECTION =
  /^(?:deb cred|d c|dc|debito credito|entrada saida|natureza|tipo|tipo lancamento|tipo de lancamento|type)$/;
const DESCRIPTION =
  /^(?:descricao|description|historico|lancamento|title|titulo|estabelecimento|memo|detalhes?|nome$|transacao|merchant|payee|tipo|transaction type|tipo de transacao|favorecido|complemento|identificacao|destino|destinatario|origem|remetente|pagador|recebedor|beneficiario|contraparte)\b/;
const INSTALLMENT = /^(?:parcelas?|installment|tipo)$/;
const REFERENCE = /^(?:identificador|codigo da transacao|reference id|id da transacao|id)$/;
/** How something was paid, though the cells say debit or credit. */
const MEANS = /\b(?:forma|modalidade|meio|metodo|cartao|bandeira|pagamento|produto)\b/;
const OUT = /^(?:d|deb|debito|debit|saida|out|-)$/;
const IN = /^(?:c|cred|credito|credit|entrada|in|\+)$/;

/** Null: neither. */
export const directionIn = (cell: string): -1 | 1 | null => {
  const word = cell.trim() === '-' || cell.trim() === '+' ? cell.trim() : normalizeText(cell);
  if (OUT.test(word)) return -1;
  return IN.test(word) ? 1 : null;
};

const named = (header: readonly string[], pattern: RegExp): number[] =>
  header.flatMap((name, place) => (pattern.test(normalizeText(name)) ? [place] : []));

const amountPlaces = (header: readonly string[]): Pick<Places, 'amount' | 'debit' | 'credit'> => {
  const amounts = named(header, AMOUNT);
  const own = amounts.filter((place) => !FOREIGN.test(normalizeText(header[place] ?? '')));
  const net = own.find((place) => NET.test(normalizeText(header[place] ?? '')));
  const [amount, debit, credit] = [
    net ?? own[0] ?? null,
    named(header, DEBIT)[0] ?? null,
    named(header, CREDIT)[0] ?? null,
  ];
  return amount === null ? { amount, debit, credit } : { amount, debit: null, credit: null };
};

const isHeader = ({ cells }: CsvRecord): boolean => {
  const { amount, debit, credit } = amountPlaces(cells);
  return named(cells, DATE).length > 0 && (amount !== null || (debit !== null && credit !== null));
};

const cellsAt = (records: readonly CsvRecord[], place: number | undefined): string[] =>
  place === undefined ? [] : records.flatMap(({ cells }) => cells[place] || []);

const placesBy = (header: readonly string[], records: readonly CsvRecord[]): Places => {
  const isDirection = (place: number): boolean => cellsAt(records, place).some((cell) => directionIn(cell) !== null);
  const isInstallment = (place: number): boolean =>
    normalizeText(header[place] ?? '') !== 'tipo' || cellsAt(records, place).some((cell) => /^parcela \d/i.test(cell));
  const texts = named(header, DESCRIPTION);
  // Whatever its name: each cell is debit or credit.
  const isNothingElse = (place: number): boolean =>
    isDirection(place) && cellsAt(records, place).every((cell) => directionIn(cell) !== null);
  const { amount } = amountPlaces(header);
  const hasSigns = cellsAt(records, amount ?? undefined).some((cell) => /[-−–(]/.test(cell));
  const others =
    hasSigns || amount === null
      ? []
      : [...header.keys()].filter((place) => !MEANS.test(normalizeText(header[place] ?? '')));
  const direction =
    named(header, DIRECTION).filter(isDirection)[0] ?? [...texts, ...others].find(isNothingElse) ?? null;
  const installment = named(header, INSTALLMENT).filter(isInstallment)[0] ?? null;
  const date = named(header, DATE)[0] ?? 0;
  const used = new Set([date, direction, installment]);
  return {
    date,
    ...amountPlaces(header),
    direction,
    installment,
    description: texts.filter((place) => !used.has(place)),
    reference: named(header, REFERENCE)[0] ?? null,
  };
};

const MOST_HEADER_LINES = 60;

/** Of a file without a header: the columns that hold days, amounts and texts in most lines. */
const placesByContent = (records: readonly CsvRecord[]): Places | null => {
  const columns = Array.from({ length: Math.max(0, ...records.map(({ cells }) => cells.length)) }, (_, place) => place);
  const share = (place: number, is: (cell: string) => boolean): number =>
    records.filter(({ cells }) => is(cells[place] ?? '')).length / records.length;
  const isAmount = (cell: string): boolean => amountIn(cell, decimalOf([cell])) !== null;
  const date = columns.find((place) => share(place, isDateShaped) > 0.5);
  const decimals = columns.filter(
    (place) => share(place, (cell) => isAmount(cell) && /[.,]\d\d?\D*$/.test(cell)) > 0.5,
  );
  const amount = decimals.find((place) => place !== date);
  if (date === undefined || amount === undefined) return null;
  const isText = (cell: string): boolean => /\p{Letter}{2}/u.test(cell);
  const description = columns.filter((place) => place !== date && place !== amount && share(place, isText) > 0.5);
  return { date, description, amount, debit: null, credit: null, direction: null, installment: null, reference: null };
};

type Found = { delimiter: Delimiter; headerLine: number; places: Places | null; columns: number };

const found = (text: string, delimiter: Delimiter): Found | null => {
  const first = firstRecords(text, delimiter, MOST_HEADER_LINES);
  const header = first.find(isHeader);
  if (header) return { delimiter, headerLine: header.line, places: null, columns: header.cells.length };
  const places = placesByContent(first);
  return places && { delimiter, headerLine: 0, places, columns: 0 };
};

const SAMPLE = 5;

const notRecognized = (text: string): InvalidInputError => {
  const widths = DELIMITERS.map((delimiter) => firstRecords(text, delimiter, SAMPLE + 1));
  const cells = (records: readonly CsvRecord[]): number => records.reduce((sum, one) => sum + one.cells.length, 0);
  const [columns, ...sample] = widths.toSorted((a, b) => cells(b) - cells(a))[0] ?? [];
  return new InvalidInputError('Columns not recognized', {
    message: 'Name the columns of date, description and amount in mapping',
    columns: columns?.cells ?? [],
    sample: sample.map((record) => record.cells),
  });
};

const invalidMapping = (field: string): InvalidInputError =>
  new InvalidInputError('Invalid mapping', {
    message: `${field} is no column of the file, or cannot be used so`,
  });

const placeOf = (header: readonly string[], column: Column, field: string, columns: number): number => {
  const place = typeof column === 'number' ? column : header.indexOf(column);
  if (!Number.isInteger(place) || place < 0 || place >= columns) throw invalidMapping(field);
  return place;
};

const saidPlaces = (places: Places, mapping: Partial<Mapping>, header: readonly string[], columns: number): Places => {
  const at = (field: 'amount' | 'debit' | 'credit' | 'direction'): number | null => {
    const column = mapping[field];
    if (column === undefined) return places[field];
    return column === null ? null : placeOf(header, column, field, columns);
  };
  const description = mapping.description?.map((column) => placeOf(header, column, 'description', columns));
  const all = {
    ...places,
    date: mapping.date === undefined ? places.date : placeOf(header, mapping.date, 'date', columns),
    description: description ?? places.description,
    amount: at('amount'),
    debit: at('debit'),
    credit: at('credit'),
    direction: at('direction'),
  };
  if (all.amount === null && all.debit === null && all.credit === null) throw invalidMapping('amount');
  return all;
};

const NO_PLACES: Places = {
  date: 0,
  description: [],
  amount: null,
  debit: null,
  credit: null,
  direction: null,
  installment: null,
  reference: null,
};

const bestFound = (text: string, { delimiter, headerLine }: Partial<Mapping>): Found | null => {
  const all = (delimiter ? [delimiter] : DELIMITERS).flatMap((one) => found(text, one) ?? []);
  const best = all.toSorted((a, b) => b.columns - a.columns)[0];
  if (headerLine === undefined || best?.headerLine === headerLine) return best ?? null;
  return {
    delimiter: delimiter ?? best?.delimiter ?? ';',
    headerLine,
    places: headerLine === 0 ? NO_PLACES : null,
    columns: 0,
  };
};

const namesColumns = ({ date, amount, debit, credit }: Partial<Mapping>): boolean =>
  date !== undefined && (amount != null || debit != null || credit != null);

/** What the columns mean, as guessed or said. @throws InvalidInputError */
export const readTable = (given: string, said: Partial<Mapping> = {}): CsvTable => {
  const text = withoutOuterQuotes(given);
  const best =
    bestFound(text, said) ??
    (namesColumns(said) ? { delimiter: said.delimiter ?? ';', headerLine: 1, places: null, columns: 0 } : null);
  if (!best) throw notRecognized(text);
  const all = csvRecords(text, best.delimiter, Math.max(1, best.headerLine));
  const header = all.find(({ line }) => line === best.headerLine)?.cells ?? [];
  if (best.headerLine > 0 && header.length === 0) throw invalidMapping('headerLine');
  const records = all.filter(({ line }) => line > best.headerLine);
  const columns = Math.max(header.length, ...records.slice(0, MOST_HEADER_LINES).map(({ cells }) => cells.length));
  const places = saidPlaces(best.places ?? placesBy(header, records), said, header, columns);
  const dateFormat = said.dateFormat ?? dateFormatOf(cellsAt(records, places.date));
  const amounts = [places.amount, places.debit, places.credit].flatMap((place) => cellsAt(records, place ?? undefined));
  const label = (place: number): Column =>
    header[place] && header.indexOf(header[place]) === place ? header[place] : place;
  const maybe = (place: number | null): Column | null => (place === null ? null : label(place));
  return {
    header,
    places,
    records,
    mapping: {
      delimiter: best.delimiter,
      headerLine: best.headerLine,
      date: label(places.date),
      dateFormat: dateFormat ?? 'dd/MM/yyyy',
      description: places.description.map(label),
      amount: maybe(places.amount),
      debit: maybe(places.debit),
      credit: maybe(places.credit),
      direction: maybe(places.direction),
      decimal: said.decimal ?? decimalOf(amounts),
      invert: said.invert ?? null,
    },
  };
};
