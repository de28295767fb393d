import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spokenName, spokenTitle } from '../../../shared/categorizer/spoken-name.ts';

const rows = readFileSync(new URL('../text/names-of-lines.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string]);

it.each(rows)('%s is %s', (description, name) => {
  expect(spokenName({ description, merchant: null })).toBe(name);
});

describe('lines of public statements', () => {
  it.each<[string, string | null]>([
    ['COMPRA CARTAO MAESTRO              07/07 ATACADAO 217 AS', 'Atacadão'],
    ['COMPRA CARTAO - COMPRA no estabelecimento POSTO LIPE RIO DE JANEIR', 'Posto Lipe'],
    ['Compra no debito: "No estabelecimento DEGUTTI RECIFE BRA"', 'Degutti'],
    ['Compra no debito: "No estabelecimento Uber UBER *TRIP HELP.U SP BRA"', 'Uber'],
    ['Compra no débito - Pag*Raiadrogasilsa', 'Raia Drogasil'],
    ['Dm*Helphbomaxcom', 'HBO Max'],
    ['IFD*BR                 JUNDIAI       BR', 'iFood'],
    ['CLIN PED DRA LAVIA     BRASILIA      BR', 'Clin Ped Dra Lavia'],
    ['RSHOP-SUPERMERCAD-09/04', 'Supermercado'],
    ['RSHOP-MAGAZINE LU-09/04', 'Magazine Luiza'],
    ['PIX QRS Wilson Mato16/09', 'Wilson Mato'],
    ['PIX RECEBIDO MARIO CA02/01 | MARIO CARLOS', 'Mario Carlos'],
    ['Pix enviado: "Cp :10573521-Nilton Martins Gomes Junior"', 'Nilton Martins Gomes Junior'],
    ['Pix enviado: "Cp :14796606-99 TECNOLOGIA LTDA"', '99'],
    ['QR Code Pix enviado - Receita Federal', 'Receita Federal'],
    [
      'Transferência enviada pelo Pix - AGROBARRA COMERCIO PRODUTOS VETERIN - 06.813.859/0001-04 - Banco do Estado de Sergipe S.A. (0047) Agência: 63 Conta: 4211296-7',
      'Agrobarra Comércio Produtos Veterin',
    ],
    ['Pagamento Fatura de Gás - COMPANHIA ULTRAGAZ SA', 'Ultragaz'],
    ['PGTO CONTA DE TELEFONE EM CANAIS   INTERNET VIVO FIXO NAC', 'Vivo'],
    ['CONTA DE LUZ LIGHT-RJ-010063623368', 'Light'],
    ['TED Transf.Eletr.Disponiv - 104 4439 83013952111 MARCOS AURELIO', 'Marcos Aurelio'],
    ['Transferencia para conta poupanca Para: 2045.60.126008-9', null],
    ['PAGAMENTO ON LINE -', null],
    ['RECEBIMENTO PIX', null],
    ['', null],
    ['*** 123', null],
    ['=HYPERLINK("http://x";"y")', null],
  ])('%s is %s', (description, name) => expect(spokenName({ description, merchant: null })).toBe(name));
});

describe('a name that a company and others share', () => {
  it.each<[string, string]>([
    ['PIX ENVIADO RENNER SILVA', 'Renner Silva'],
    ['PIX ENVIADO MARISA LIMA', 'Marisa Lima'],
    ['CLARO MATERIAIS DE CONSTRUCAO', 'Claro Materiais de Construção'],
    ['EXTRA FERRAGENS', 'Extra Ferragens'],
    ['GOL DE PLACA BAR', 'Gol de Placa Bar'],
    ['DA VINCI PIZZARIA', 'Da Vinci Pizzaria'],
    ['AUTO POSTO SOL', 'Auto Posto Sol'],
    ['PAULO PADARIA', 'Paulo Padaria'],
    ['LOJA DOS PES', 'Loja dos Pes'],
  ])('%s is %s', (description, name) => expect(spokenName({ description, merchant: null })).toBe(name));
});

describe('the merchant of a row', () => {
  it.each<[string, Parameters<typeof spokenName>[0], string | null]>([
    ['as its user says it', { description: 'X', merchant: 'NETFLIX.COM', replaced: { merchant: null } }, 'NETFLIX.COM'],
    ['as it is written', { description: 'X', merchant: 'Padaria do Zé' }, 'Padaria do Zé'],
    ['in capitals', { description: 'X', merchant: 'ARCOS DOURADOS COMERCIO DE ALIMENTOS LTDA' }, "McDonald's"],
    ['of which nothing is left', { description: 'X', merchant: '123' }, '123'],
  ])('%s', (_, row, name) => expect(spokenName(row)).toBe(name));

  it('is the text where nobody is named', () => {
    expect(spokenTitle({ description: 'RECEBIMENTO PIX', merchant: null })).toBe('RECEBIMENTO PIX');
  });
});

it('a name said again is the same name', () => {
  for (const [, name] of rows) expect(spokenTitle({ description: name, merchant: name })).toBe(name);
});

it('no line is expensive', () => {
  const begun = performance.now();
  for (const piece of ['A  ', '*', ' - ', 'PIX ', 'loja', '12/10 ', 'é ', '  '])
    spokenName({ description: `${piece.repeat(20_000)}BR`, merchant: null });
  expect(performance.now() - begun).toBeLessThan(2_000);
});
