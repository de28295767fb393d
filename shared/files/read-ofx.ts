import { type Centavos, negative } from '../money.ts';
import { type IsoDate, parseIsoDate } from '../time/calendar.ts';
import { tooLarge } from './decode-file.ts';
import { invalidFile, loneAmount, MOST_ROWS } from './file-values.ts';

export type OfxRow = {
  line: number;
  date: IsoDate;
  description: string;
  amount: Centavos;
  reference: string | null;
};

export type OfxStatement = {
  type: 'BANK' | 'CREDIT';
  number: string | null;
  currencyCode: string | null;
  start: IsoDate | null;
  end: IsoDate | null;
  rows: OfxRow[];
  balance: { amount: Centavos; date: IsoDate | null } | null;
};

/** `lastLine`: set where the file ends before its last tag. */
export type OfxFile = { format: 'ofx1' | 'ofx2'; statements: OfxStatement[]; cutAt: number | null };

type Leaf = { value: string; line: number };
type Fields = Map<string, Leaf>;
type Part = { name: string; line: number; fields: Fields };
/** Leaves by the aggregate that they stand in. A bank closes tags under other names, or not at all, so only openings count. */
type Opened = { type: OfxStatement['type']; own: Fields; account: Fields; list: Fields; ledger: Fields; rows: Part[] };

const STATEMENTS: ReadonlyMap<string, OfxStatement['type']> = new Map([
  ['STMTRS', 'BANK'],
  ['CCSTMTRS', 'CREDIT'],
]);
// A quoted part ends before the next one begins: one that stays open is not searched to the end of the file each
// time. After its name a tag is read once: a name of the whole file is not tried at each length.
const TAG = /<!\[CDATA\[((?:[^<]|<(?!!\[CDATA\[)){0,4000}?)\]\]>|<(\/?)([A-Za-z][\w.]*)(?![\w.])[^<>]*>([^<]*)/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const LONGEST_VALUE = 1_000;
const MOST_STATEMENTS = 1_000;
/** Balances are among the rows. */
const MOST_PARTS = MOST_ROWS + 2_000;

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|([a-z]{2,4}));/g, (whole, code, name) =>
    code ? String.fromCodePoint(Math.min(Number(code), 0xffff)) : (ENTITIES[name] ?? whole),
  );

const plainValue = (text: string): string => decoded(text.slice(0, LONGEST_VALUE)).replace(/\s+/g, ' ').trim();

const opened = (type: OfxStatement['type']): Opened => ({
  type,
  own: new Map(),
  account: new Map(),
  list: new Map(),
  ledger: new Map(),
  rows: [],
});

const NOWHERE: Fields = new Map();

/** Where the leaves go that follow the tag; null: where they went before. */
const sectionOf = (name: string, line: number, statement: Opened | undefined): Fields | null => {
  if (!statement) return NOWHERE;
  switch (name) {
    case 'BANKACCTFROM':
    case 'CCACCTFROM':
      return statement.account;
    case 'BANKTRANLIST':
      return statement.list;
    case 'LEDGERBAL':
      return statement.ledger;
    case 'STMTTRN': {
      if (statement.rows.length === MOST_PARTS) throw tooLarge(MOST_ROWS, 'rows');
      const fields: Fields = new Map();
      statement.rows.push({ name, line, fields });
      return fields;
    }
    case 'AVAILBAL':
    case 'BALLIST':
    case 'BANKACCTTO':
    case 'CCACCTTO':
    case 'CURRENCY':
    case 'ORIGCURRENCY':
      return new Map();
    default:
      return null;
  }
};
const INSIDE_ROW = new Set(['BANKACCTTO', 'CCACCTTO', 'CURRENCY', 'ORIGCURRENCY']);

const openedStatements = (text: string): { statements: Opened[]; isWhole: boolean; lines: number } => {
  const statements: Opened[] = [];
  let section: Fields = NOWHERE;
  let last: { name: string; into: Fields } | null = null;
  let [line, at, isWhole] = [1, 0, false];
  const goTo = (index: number): void => {
    for (; at < index; at += 1) if (text.charCodeAt(at) === 10) line += 1;
  };
  for (const { index, 1: quoted, 2: slash, 3: tag = '', 4: after = '' } of text.matchAll(TAG)) {
    goTo(index);
    const name = tag.toUpperCase();
    const statement = statements.at(-1);
    if (quoted !== undefined) {
      if (last) last.into.set(last.name, { value: plainValue(quoted), line });
    } else if (slash) {
      if (name === 'OFX') isWhole = true;
      if (INSIDE_ROW.has(name)) section = statement?.rows.at(-1)?.fields ?? NOWHERE;
      if (name === 'STMTTRN') section = NOWHERE;
    } else {
      const type = STATEMENTS.get(name);
      if (type) {
        if (statements.length === MOST_STATEMENTS)
          throw invalidFile({
            line,
            column: '',
            expected: `at most ${MOST_STATEMENTS} accounts`,
            example: '',
            received: '',
          });
        statements.push(opened(type));
        section = statements.at(-1)?.own ?? NOWHERE;
      } else {
        section = sectionOf(name, line, statement) ?? section;
        last = { name, into: section };
        const value = plainValue(after);
        if (value !== '' && section !== NOWHERE && !section.has(name)) section.set(name, { value, line });
      }
    }
  }
  goTo(text.length);
  return { statements, isWhole, lines: line };
};

/** The first eight digits, with marks between them in some files; a zone says nothing of the bank's day. */
const dayOf = (value = ''): IsoDate | null => {
  const [, year, , month, day] = /^(\d{4})([-/]?)(\d{2})\2(\d{2})/.exec(value) ?? [];
  return year && month && day ? parseIsoDate(`${year}-${month}-${day}`) : null;
};

const described = (name: string, memo: string): string => {
  const [a, b] = [name.toLowerCase(), memo.toLowerCase()];
  if (a.includes(b)) return name;
  return b.includes(a) ? memo : `${name} ${memo}`;
};

const rowOf = ({ line, fields }: Part): OfxRow => {
  const value = (name: string): string => fields.get(name)?.value ?? '';
  const refuse = (column: string, expected: string, example: string) =>
    invalidFile({ line: fields.get(column)?.line ?? line, column, expected, example, received: value(column) });
  const [date, amount] = [dayOf(value('DTPOSTED')), loneAmount(value('TRNAMT'))];
  if (!date) throw refuse('DTPOSTED', 'a day as yyyyMMdd', '20261031');
  if (amount === null) throw refuse('TRNAMT', 'an amount', '-1234.56');
  return {
    line,
    date,
    amount,
    description: described(value('NAME'), value('MEMO')),
    reference: value('FITID') || null,
  };
};

const OUT = /^(?:DEBIT|PAYMENT|CHECK|FEE|SRVCHG|ATM|POS|CASH|DIRECTDEBIT|REPEATPMT)$/;
const IN = /^(?:CREDIT|DEP|DIRECTDEP|INT|DIV)$/;

/** Of a file without any sign the types say what goes out, where it has both. */
const signed = (rows: readonly OfxRow[], parts: readonly Part[]): OfxRow[] => {
  const types = parts.map(({ fields }) => fields.get('TRNTYPE')?.value.toUpperCase() ?? '');
  const isUnsigned = rows.every(({ amount }) => amount >= 0) && types.some((type) => IN.test(type));
  return rows.map((row, index) =>
    isUnsigned && OUT.test(types[index] ?? '') ? { ...row, amount: negative(row.amount) } : row,
  );
};

const statementOf = ({ type, own, account, list, ledger, rows }: Opened): OfxStatement => {
  const amount = loneAmount(ledger.get('BALAMT')?.value ?? '');
  return {
    type,
    number: account.get('ACCTID')?.value ?? null,
    currencyCode: own.get('CURDEF')?.value ?? null,
    start: dayOf(list.get('DTSTART')?.value),
    end: dayOf(list.get('DTEND')?.value),
    rows: signed(rows.map(rowOf), rows),
    balance: amount === null ? null : { amount, date: dayOf(ledger.get('DTASOF')?.value) },
  };
};

const DECLARATION = /<!(?:DOCTYPE|ENTITY)/i;

export const isOfx = (text: string): boolean => /<OFX>|^\s*OFXHEADER/i.test(text.slice(0, 4096));

/** A reader of our own: the ones there are refuse what banks close wrongly, and none tells the line. @throws InvalidInputError */
export const readOfx = (text: string): OfxFile => {
  const declared = text.search(DECLARATION);
  if (declared >= 0) {
    const line = text.slice(0, declared).split('\n').length;
    throw invalidFile({ line, column: '', expected: 'no document type', example: '', received: text.slice(declared) });
  }
  const { statements, isWhole, lines } = openedStatements(text);
  const format = /^\s*<\?/.test(text) ? 'ofx2' : 'ofx1';
  return { format, statements: statements.map(statementOf), cutAt: isWhole ? null : lines };
};
