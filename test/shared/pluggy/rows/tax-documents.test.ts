import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainDocument, withoutTaxDocuments } from '../../../../shared/pluggy/rows/same-person.ts';

it.each([
  ['PIX ENVIADO JOAO SILVA 529.982.247-25', 'PIX ENVIADO JOAO SILVA'],
  ['PIX ENVIADO 529.982.247-25 JOAO SILVA', 'PIX ENVIADO JOAO SILVA'],
  ['PIX ENVIADO JOAO SILVA 52998224725', 'PIX ENVIADO JOAO SILVA'],
  ['PIX ENVIADO JOAO SILVA 529982247-25', 'PIX ENVIADO JOAO SILVA'],
  ['PIX CPF: 123.456.789-00', 'PIX'],
  ['PIX CPF 12345678900 JOAO', 'PIX JOAO'],
  [
    'Transferência enviada pelo Pix - ANA - •••.982.247-•• - NU PAGAMENTOS',
    'Transferência enviada pelo Pix - ANA - NU PAGAMENTOS',
  ],
  ['PIX ***.982.247-** ANA', 'PIX ANA'],
  ['TED LOJA LTDA 11.222.333/0001-81', 'TED LOJA LTDA'],
  ['TED LOJA LTDA (11222333000181)', 'TED LOJA LTDA'],
  ['TED LOJA CNPJ/CPF 11222333000199', 'TED LOJA'],
  ['TED LOJA LTDA 12.ABC.345/01DE-35', 'TED LOJA LTDA'],
  ['MARIA SOUZA 52998224725', 'MARIA SOUZA'],
  ['529.982.247-25', ''],
])('%s is stored as "%s"', (text, stored) => {
  expect(withoutTaxDocuments(text)).toBe(stored);
});

it.each([
  'PADARIA  BELLA - LJ 12',
  'COMPRA NSU 12345678901',
  'PIX 11987654320',
  'BOLETO 23793.38128 60007.827136 95000.063305 8 93570000010000',
  'FATURA R$ 1.250,75',
  'REF 00000000000',
  'NOTA 123456789012345',
  'LOJA 3/10',
])('%s holds none and stays as the bank wrote it', (text) => {
  expect(withoutTaxDocuments(text)).toBe(text);
});

it("takes out the counterparty's own document however it is printed", () => {
  const known = ['12345678900', '12ABC34501DE35'];
  expect(withoutTaxDocuments('PIX 12345678900 ANA', known)).toBe('PIX ANA');
  expect(withoutTaxDocuments('PIX 123 456 789 00 ANA', known)).toBe('PIX ANA');
  expect(withoutTaxDocuments('PIX REF12345678900X', known)).toBe('PIX REF X');
  expect(withoutTaxDocuments('TED 12abc345/01de-35', known)).toBe('TED');
});

it.each([
  ['529.982.247-25', '52998224725'],
  ['52998224725', '52998224725'],
  ['11.222.333/0001-81', '11222333000181'],
  ['12.abc.345/01DE-35', '12ABC34501DE35'],
  ['***.982.247-**', null],
  ['5299822472', null],
  ['', null],
  [null, null],
])('the document %s compares as %s', (document, plain) => {
  expect(plainDocument(document)).toBe(plain);
});

// Written from the federal revenue's definition, without the code under test.
const digit = (digits: readonly number[], weights: readonly number[]): number => {
  const rest = digits.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
};
const cpfOf = (body: readonly number[]): string => {
  const first = digit(body, [10, 9, 8, 7, 6, 5, 4, 3, 2]);
  return [...body, first, digit([...body, first], [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])].join('');
};
const cnpjOf = (body: readonly number[]): string => {
  const first = digit(body, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  return [...body, first, digit([...body, first], [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])].join('');
};
const digits = (length: number) => fc.array(fc.nat(9), { minLength: length, maxLength: length });
const varied = (document: string): boolean => new Set(document).size > 1;

it('leaves no valid CPF or CNPJ behind, wherever it is printed bare', () =>
  fc.assert(
    fc.property(
      fc.oneof(digits(9).map(cpfOf), digits(12).map(cnpjOf)).filter(varied),
      fc.constantFrom('', 'PIX ', 'PIX-', 'Ana:'),
      fc.constantFrom('', ' ANA', '-ANA', '.'),
      (document, before, after) => {
        expect(withoutTaxDocuments(`${before}${document}${after}`)).not.toContain(document);
      },
    ),
  ));
