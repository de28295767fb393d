import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../../../infra/web/app/api/call.ts';
import {
  cellsOf,
  columnsOf,
  currencyIn,
  DATE_FORMATS,
  guessed,
  isOfx,
  linesOf,
  mappingOf,
  saidBy,
  textOf,
} from '../../../../infra/web/app/pages/banks/upload/columns.ts';
import { Unreadable, warningText, whyNot } from '../../../../infra/web/app/pages/banks/upload/said.ts';
import { DATE_FORMATS as READ } from '../../../../shared/files/file-values.ts';

const corpus = (name: string): string =>
  textOf(readFileSync(join(import.meta.dirname, '../../../shared/files/corpus', name)));

it('offers the forms of dates that the service reads', () => {
  expect(DATE_FORMATS).toEqual(READ);
});

describe('the text of a file', () => {
  it.each([
    [[0xef, 0xbb, 0xbf, 0x41], 'A'],
    [[0xff, 0xfe, 0x41, 0x00], 'A'],
    [[0xfe, 0xff, 0x00, 0x41], 'A'],
    [[0x63, 0xe3, 0x6f], 'cão'],
    [[0x63, 0xc3, 0xa3, 0x6f], 'cão'],
    [[0x63, 0xc3], 'c'],
  ])('%j is %s', (bytes, text) => expect(textOf(new Uint8Array(bytes))).toBe(text));

  it('tells OFX and its currency', () => {
    expect(isOfx(corpus('nubank-conta.ofx'))).toBe(true);
    expect(isOfx(corpus('nubank-conta.csv'))).toBe(false);
    expect(currencyIn(corpus('nubank-conta.ofx'))).toBe('BRL');
    expect(currencyIn('<CURDEF> USD')).toBe('USD');
    expect(currencyIn('')).toBeUndefined();
  });
});

describe('columns', () => {
  it.each([
    ['a;b', ['a', 'b']],
    ['"a;b"; c  d ', ['a;b', 'c d']],
    ['', ['']],
    ['"aberta;b', ['aberta;b']],
  ])('of %j', (line, cells) => expect(cellsOf(line, ';')).toEqual(cells));

  it.each(['nubank-conta.csv', 'bb-conta.csv', 'inter-conta.csv', 'pipe-milhares.csv', 'sem-colunas.csv'])(
    'of %s are told apart, with the line that names them',
    (name) => {
      const lines = linesOf(corpus(name));
      const said = guessed(lines);
      const columns = columnsOf(lines, said);
      expect(columns.length).toBeGreaterThan(1);
      expect(columns.every((one) => one.name || one.sample || columns.length > 2)).toBe(true);
    },
  );

  it('of one line, or of none, are guessed without a failure', () => {
    for (const text of ['', '\n\n', 'a', ';;;'])
      expect(columnsOf(linesOf(text), guessed(linesOf(text))).length).toBeGreaterThan(0);
  });

  const mapping = {
    delimiter: ',',
    headerLine: 1,
    date: 'Data',
    dateFormat: 'dd/MM/yyyy',
    description: ['Descrição', 2],
    amount: 'Valor',
    debit: null,
    credit: null,
    direction: null,
    decimal: '.' as const,
    invert: false,
  };

  it('that the service guessed are found by their names, and sent back by their places', () => {
    const lines = linesOf(corpus('nubank-conta.csv'));
    const said = saidBy(mapping, columnsOf(lines, mapping));
    expect(said).toMatchObject({ ways: 'one', date: 0, amount: 1, description: [3, 2], direction: undefined });
    expect(mappingOf(said)).toEqual({ ...mapping, date: 0, amount: 1, description: [3, 2] });
  });

  it('of two directions replace one of amounts, and the reverse', () => {
    const said = { delimiter: ';', headerLine: 0, description: [], amount: 1, direction: 2, debit: 3, credit: 4 };
    expect(mappingOf({ ...said, ways: 'two' })).toEqual({
      ...{ delimiter: ';', headerLine: 0, amount: null, direction: null, debit: 3, credit: 4 },
    });
    expect(mappingOf({ ...said, ways: 'one' })).toEqual({
      ...{ delimiter: ';', headerLine: 0, amount: 1, direction: 2, debit: null, credit: null },
    });
  });
});

const refused = (error: string, more: object = {}, status = 400): string =>
  whyNot(new Problem(status, { error, ...more }));

describe('a refusal in words', () => {
  const place = { line: 14, column: 'Valor', expected: 'an amount', example: '1.234,56', received: 'quatro reais' };
  it.each([
    [place, 'Linha 14, Valor: esperado 1.234,56, veio “quatro reais”'],
    [{ ...place, column: '0', received: '' }, 'Linha 14, Coluna 1: esperado 1.234,56'],
    [{ ...place, column: 'TRNAMT', example: '-1234.56' }, 'Linha 14, Valor: esperado -1234.56, veio “quatro reais”'],
    [
      { line: 3, column: null, expected: 'a closing quote', example: null, received: '"a' },
      'Linha 3: esperado aspas que fecham, veio “"a”',
    ],
    [
      { line: 3, column: null, expected: 'at most 100 columns', example: null, received: '' },
      'Linha 3: esperado até 100 colunas',
    ],
    [
      { line: 3, column: null, expected: 'a line of at most 10000 characters', example: null, received: '' },
      'Linha 3: esperado uma linha com até 10.000 letras',
    ],
    [
      { line: 1, column: null, expected: 'no document type', example: null, received: '' },
      'Linha 1: esperado um extrato sem DOCTYPE',
    ],
  ])('%j', (body, text) => expect(refused('Invalid file', body)).toBe(text));

  it.each([
    ['pdf', /PDF/],
    ['zip', /ZIP/],
    ['xlsx', /Excel/],
    ['html', /HTML/],
    ['image', /imagem/],
    ['unknown', /nem um CSV/],
    ['new kind', /nem um CSV/],
  ])('a %s is named', (detected, text) => expect(refused('Unknown file format', { detected })).toMatch(text));

  it('says what is too large', () => {
    expect(refused('File too large', { limit: 5_000_000 })).toMatch(/5 MB/);
    expect(refused('File too large', { limit: 20_000 })).toMatch(/20\.000 lançamentos/);
    expect(refused('Payload too large', {}, 413)).toMatch(/5 MB/);
  });

  it('of the browser, of the network and of what nobody foresaw', () => {
    expect(whyNot(new Unreadable())).toMatch(/ler este arquivo/);
    expect(whyNot(new Problem(0))).toMatch(/internet/);
    expect(refused('?')).toMatch(/Não deu certo/);
    expect(refused('Too many requests', { retryAfter: 1800 }, 429)).toMatch(/Muitas tentativas/);
  });

  it.each([
    ['Balance, not a transaction', 'Linha 2: saldo, não é lançamento'],
    ['Something new', 'Linha 2: ficou de fora'],
  ])('a warning: %s', (message, text) => expect(warningText({ line: 2, message })).toBe(text));
});
