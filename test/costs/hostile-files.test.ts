import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { decodeFile, unpackFile } from '../../shared/files/decode-file.ts';
import { readStatement } from '../../shared/files/read-statement.ts';
import { costRatio } from './cost-ratio.ts';

const LARGEST = 5_000_000;
const filled = (start: string, unit: string) => (size: number) =>
  start + unit.repeat(Math.floor(size / Buffer.byteLength(unit)));
const CSV = 'Data;Descrição;Valor\n';
const ROW = '<OFX><STMTRS><STMTTRN><MEMO>';

/** Files of one thing only. */
const UNITS: Readonly<Record<string, string>> = {
  semicolons: ';',
  commas: ',',
  tabs: '\t',
  bars: '|',
  quotes: '"',
  'line ends': '\n',
  'line ends of Windows': '\r\n',
  'line ends of old Macs': '\r',
  'lines of a space': ' \n',
  'lines of a delimiter': ';\n',
  'lines of a quote': '"\n',
  'lines of an empty cell': '""\n',
  spaces: ' ',
  'spaces that do not break': '\u00a0',
  'byte order marks': '\ufeff',
  'line separators': '\u2028',
  'zero bytes': '\0',
  letters: 'a',
  digits: '1',
  'days of the week': 'seg ',
  days: '01/10/2026;',
};
const onlyOf = Object.entries(UNITS).flatMap(([name, unit]) => [
  [`only ${name}`, filled('', unit)] as const,
  [`only ${name} after a header`, filled(CSV, unit)] as const,
]);

/** Each grows with its size. */
const HOSTILE: Readonly<Record<string, (size: number) => string>> = {
  ...Object.fromEntries(onlyOf),
  'a line of columns': filled(CSV, ';'),
  'a line of cells': filled(CSV, '01/10/2026;a;1,00;'),
  'no line of a header': filled('', '|\t;,|'),
  'quotes that stay open': filled('', '"a;'),
  'lines in quotes': filled('', '"a;b""c"\n'),
  'a long line in quotes': filled('"', '""'),
  'days that are none': filled(CSV, '99/99/9999;x;1,00\n'),
  'spaces after a day of the week': filled(CSV, `seg${' '.repeat(9000)}x;a;1,00\n`),
  'spaces in a cell': filled(CSV, `01/10/2026;${' '.repeat(9000)}x;1,00\n`),
  'short lines after a long one': filled('a;b;c\n', 'Data;Valor\n01/10/2026;1,00\n'),
  'tags in tags': filled('<OFX>', '<A>'),
  'tags that open': filled('<OFX>', '<'),
  'tags that close': filled('<OFX>', '</STMTTRN>'),
  'a long tag': filled('<OFX><', 'b'),
  'long tags': filled('<OFX>', `<a${'b'.repeat(999)}`),
  'rows that stay open': filled('<OFX><STMTRS>', '<STMTTRN>'),
  'rows without leaves': filled('<OFX>', '<STMTRS><STMTTRN>'),
  statements: filled('<OFX>', '<STMTRS>'),
  'quoted parts that stay open': filled('<OFX>', '<![CDATA['),
  'a quoted part': filled(`${ROW}<![CDATA[`, 'a'),
  declarations: filled('<OFX>', '<!'),
  'characters by their names': filled(ROW, '&amp;'),
  'characters by their numbers': filled(ROW, '&#99999;'),
  spaces: filled(ROW, ' '),
  'a page after spaces': (size) => `${' '.repeat(size)}<html`,
};

const read = (text: string) => (): void => {
  try {
    readStatement(decodeFile(unpackFile(text, 'text')), { type: 'CREDIT' });
  } catch (error) {
    if (!(error instanceof Error && 'details' in error)) throw error;
  }
};

it.each(Object.entries(HOSTILE))('a file of %s costs what its size does', (_, of) => {
  // Linear: 8; quadratic: 64.
  expect(costRatio(read(of(400_000)), read(of(50_000)), 30)).toBeLessThan(30);
});

it('the largest one costs no more than ten readings of a full one', () => {
  const full = read(filled(CSV, '01/10/2026;PADARIA SOL;-12,50\n')(580_000));
  for (const [name, of] of Object.entries(HOSTILE))
    expect([name, costRatio(read(of(LARGEST - 20_000)), full, 10) < 10]).toEqual([name, true]);
});

it('a file that unpacks to much is unpacked to its limit', () => {
  const bomb = gzipSync(Buffer.alloc(200_000_000)).toString('base64');
  expect(() => unpackFile(bomb, 'base64')).toThrow('File too large');
});
