import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../../../shared/domain-errors.ts';
import { decodeFile } from '../../../shared/files/decode-file.ts';
import { readStatement } from '../../../shared/files/read-statement.ts';
import { expectedRefusals, expectedRows } from './expected-rows.ts';

const corpus = join(import.meta.dirname, 'corpus');
const files = readdirSync(corpus);

const read = (name: string, type: 'BANK' | 'CREDIT' = 'BANK') =>
  readStatement(decodeFile(readFileSync(join(corpus, name))), { type });

const refusalOf = (act: () => unknown): { error: string; details: object } => {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return { error: error.message, details: error.details };
    throw error;
  }
  throw new Error('It was read');
};

it('has an expectation for every file, and at least 40 files', () => {
  const expected = [...Object.keys(expectedRows), ...Object.keys(expectedRefusals)];
  expect(expected.toSorted()).toEqual(files.toSorted());
  expect(files.length).toBeGreaterThanOrEqual(40);
});

describe.each(Object.entries(expectedRows))('%s', (name, expected) => {
  const statement = read(name, expected.type);

  it('gives its rows', () => {
    const rows = statement.rows.map(({ date, description, amount, installment }) => [
      date,
      description,
      amount,
      ...(installment ? [`${installment.number}/${installment.total}`] : []),
    ]);
    expect(rows).toEqual(expected.rows);
  });

  it('tells format, lines and what is left out', () => {
    expect(statement.format).toBe(expected.format);
    if (expected.encoding) expect(statement.encoding).toBe(expected.encoding);
    expect(statement.warnings.map(({ line }) => line)).toEqual(expected.leftOut ?? []);
    if (expected.lines) expect(statement.rows.map(({ line }) => line)).toEqual(expected.lines);
    if (expected.period) expect(statement.period).toEqual({ start: expected.period[0], end: expected.period[1] });
    const { balance, mapping } = statement;
    expect(balance && [balance.amount, balance.date]).toEqual(expected.balance ?? null);
    if (expected.format === 'csv') expect(mapping?.invert).toBe(expected.invert ?? false);
    if (expected.dateFormat) expect(mapping?.dateFormat).toBe(expected.dateFormat);
  });
});

it.each(Object.entries(expectedRefusals))('refuses %s and says why', (name, expected) => {
  const refusal = refusalOf(() => read(name));
  expect(refusal.error).toBe(expected.error);
  if (expected.details) expect(refusal.details).toMatchObject(expected.details);
});

it.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
])('tells the line of each row with %s, past empty lines and cells of several lines', (_, end) => {
  const lines = ['Extrato', '', 'Data;Descrição;Valor', '', '01/10/2026;"a', 'b";-1,00', ' ', '02/10/2026;c;-2,00', ''];
  const { rows } = readStatement(decodeFile(Buffer.from(lines.join(end))), { type: 'BANK' });
  expect(rows.map(({ line, description }) => [line, description])).toEqual([
    [5, 'a b'],
    [8, 'c'],
  ]);
});

it('reads lines that end in several ways', () => {
  const text = 'Data;Descrição;Valor\r\n01/10/2026;a;-1,00\n02/10/2026;b;-2,00\r03/10/2026;c;-3,00';
  const { rows } = readStatement(decodeFile(Buffer.from(text)), { type: 'BANK' });
  expect(rows.map(({ line, description }) => [line, description])).toEqual([
    [2, 'a'],
    [3, 'b'],
    [4, 'c'],
  ]);
});

const rowsOf = (lines: readonly string[]) =>
  readStatement(decodeFile(Buffer.from(lines.join('\n'))), { type: 'BANK' }).rows.map(({ amount }) => amount);

it.each([
  ['a column without a name', '', ['D', 'C'], [-5000, 20000]],
  ['of one kind only', 'Movimentação', ['Débito', 'Débito'], [-5000, -20000]],
  ['how it was paid', 'Forma de pagamento', ['Débito', 'Crédito'], [5000, 20000]],
  ['words that are neither', 'Classe', ['D', 'E'], [5000, 20000]],
])('of amounts without signs: %s', (_, name, cells, amounts) => {
  const [a, b] = cells;
  const lines = [`Data;Histórico;Valor;${name}`, `01/10/2026;PIX;50,00;${a}`, `02/10/2026;TED;200,00;${b}`];
  expect(rowsOf(lines)).toEqual(amounts);
});

it('amounts with signs keep them, whatever a column of another name says', () => {
  expect(rowsOf(['Data;Histórico;Valor;X', '01/10/2026;PIX;-50,00;C', '02/10/2026;TED;200,00;D'])).toEqual([
    -5000, 20000,
  ]);
});

const ofxOf = (...rows: readonly (readonly [string, string])[]) => [
  '<OFX><STMTRS><BANKTRANLIST>',
  ...rows.map(([type, amount]) => `<STMTTRN><TRNTYPE>${type}<DTPOSTED>20261001<TRNAMT>${amount}<MEMO>PIX</STMTTRN>`),
  '</BANKTRANLIST></STMTRS></OFX>',
];

it.each([
  [
    'both kinds and no sign',
    [
      ['DEBIT', '5.00'],
      ['CREDIT', '2.00'],
      ['OTHER', '1.00'],
    ],
    [-500, 200, 100],
  ],
  [
    'a sign',
    [
      ['DEBIT', '5.00'],
      ['CREDIT', '-2.00'],
    ],
    [500, -200],
  ],
  [
    'one kind only',
    [
      ['DEBIT', '5.00'],
      ['DEBIT', '2.00'],
    ],
    [500, 200],
  ],
] as const)('an OFX file with %s', (_, rows, amounts) => {
  expect(rowsOf(ofxOf(...rows))).toEqual(amounts);
});
