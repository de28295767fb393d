import { describe, expect, it } from 'vitest';
import { type Transaction, withWords } from '../../../shared/ledger/transaction.ts';
import { readRow } from '../../../shared/pluggy/rows/aggregator-row.ts';
import { toTransaction } from '../../../shared/pluggy/rows/transaction-mapping.ts';
import { classifyTransfers } from '../../../shared/transfers/classify-transfers.ts';
import { placeOf } from '../../../shared/transfers/place.ts';
import { aBankAccount, aCard } from '../cards/a-card.ts';
import { aTransaction } from '../ledger/a-transaction.ts';

const accounts = [aBankAccount({ id: 'bank', connectorName: 'Nubank' }), aCard({ id: 'card' })];
type Given = Partial<Omit<Transaction, 'amount' | 'date'>> & { date?: string };
const row = (id: string, reais: number, description: string, given: Given = {}) =>
  aTransaction({ id, reais, description, accountId: 'bank', ...given });
const placesOf = (...rows: Transaction[]) => {
  const transfers = classifyTransfers(rows, accounts, []);
  return rows.map((one) =>
    placeOf(
      one,
      accounts.find(({ id }) => id === one.accountId),
      transfers,
    ),
  );
};

/** A row as an import stores it where the bank says no category, and no investment tells of the other side. */
const imported = (description: string, amount: number) => {
  const type = amount < 0 ? 'DEBIT' : 'CREDIT';
  const given = { id: `${description} ${amount}`, date: '2026-03-05T15:00:00Z', description, type, amount };
  const read = readRow({ ...given, status: 'POSTED', accountId: 'bank' });
  if (!read) throw new Error('It is no row');
  return toTransaction(read, { id: 'bank', type: 'BANK', taxNumber: null, currencyCode: 'BRL' } as never);
};

describe('money put aside and taken back, by words alone', () => {
  it.each([
    ['Nubank', 'Aplicação RDB', 'Resgate RDB'],
    ['Nubank', 'Transferência para Caixinha', 'Transferência da Caixinha'],
    ['Nubank', 'Compra de Tesouro Direto', 'Resgate de Tesouro Direto'],
    ['Itaú', 'INT APLICACAO CDB-DI', 'INT RESGATE CDB'],
    ['Itaú', 'APLICACAO COFRINHOS', 'RESGATE COFRINHOS'],
    ['Itaú', 'APLICACAO LCI', 'RESGATE LCI'],
    ['Itaú', 'INT TRANSF POUPANCA', 'INT RESG POUPANCA'],
    ['Bradesco', 'APLIC.INVEST FACIL', 'RESG.INVEST FACIL'],
    ['Bradesco', 'TRANSF PARA POUPANCA', 'TRANSF DA POUPANCA'],
    ['Santander', 'APLICACAO CONTAMAX', 'RESGATE CONTAMAX'],
    ['Santander', 'APLICACAO EM CDB/RDB', 'RESGATE DE CDB/RDB'],
    ['Banco do Brasil', 'BB RENDE FACIL', 'BB RENDE FACIL'],
    ['Banco do Brasil', 'APLIC BB RF CP', 'RESGATE BB RF CP'],
    ['Banco do Brasil', 'Aplicação Poupança', 'Resgate Poupança'],
    ['Caixa', 'APLIC FUNDOS', 'CRED RESG FUNDO'],
    ['Caixa', 'TRANSF P/POUPANCA', 'TRANSF DA POUPANCA'],
    ['Inter', 'Aplicação: "CDB Liquidez"', 'Resgate: "CDB Liquidez"'],
    ['Inter', 'Meu Porquinho', 'Meu Porquinho'],
    ['C6', 'CDB C6 LIMITE GARANTIDO', 'RESGATE CDB C6'],
    ['PicPay', 'Guardado no cofrinho', 'Retirado do cofrinho'],
    ['Mercado Pago', 'Dinheiro reservado Viagem', 'Dinheiro retirado Viagem'],
    ['XP', 'COMPRA TITULO PUBLICO', 'VENDA TITULO PUBLICO'],
    ['XP', 'OPERACOES EM BOLSA LIQ D+2', 'OPERACOES EM BOLSA LIQ D+2'],
    ['BTG', 'Transferência para conta investimento', 'Transferência da conta investimento'],
    ['Rico', 'LIQ BOLSA', 'LIQ BOLSA'],
    ['Sicredi', 'APLICACAO SICREDINVEST', 'RESGATE SICREDINVEST'],
    ['Sicredi', 'APLIC. FINANC.AVISO PREVIO', 'RESG.APLIC.FIN.AVISO PREV'],
    ['Sicoob', 'DÉB. APLICAÇÃO RDC', 'CRÉD. RESGATE RDC'],
    ['Tesouro Direto', 'DEB TESOURO DIRETO', 'CRED TESOURO DIRETO'],
    ['a pension', 'APORTE PREVIDENCIA', 'RESGATE PREVIDENCIA'],
  ])('%s: %s, %s', (_bank, put, back) => {
    expect(placesOf(imported(put, -100), imported(back, 100))).toEqual(['own_move', 'own_move']);
  });

  it.each([
    'REND PAGO APLIC AUT MAIS',
    'RENTAB.INVEST FACILCRED',
    'Rendimento líquido',
    'CRED JUROS',
    'JUROS AO CAPITAL',
  ])('a yield is income: %s', (text) => expect(placesOf(imported(text, 12.3))).toEqual(['income']));
});

describe('pockets, both ways', () => {
  it.each([
    ['Nubank', 'Dinheiro guardado', 'Dinheiro resgatado'],
    ['Nubank, a box with a name', 'Aplicação Caixinha Viagem', 'Resgate Caixinha Viagem'],
    ['Mercado Pago', 'Dinheiro reservado', 'Dinheiro retirado'],
    ['PicPay', 'Dinheiro guardado no Cofrinho', 'Dinheiro resgatado do cofrinho'],
    ['Inter', 'Porquinho - aplicação', 'Porquinho - resgate'],
    ['C6', 'Valor aplicado', 'Valor resgatado'],
    ['Itaú', 'APL APLIC AUT MAIS', 'RES APLIC AUT MAIS'],
    ['Santander', 'APLICACAO AUTOMATICA', 'RESGATE AUTOMÁTICO'],
    ['Bradesco', 'APLIC.AUTOM.INVEST FACIL', 'RESG.AUTOM.INVEST FACIL'],
    ['short', 'APL AUT', 'RES AUT'],
  ])('%s', (_name, put, taken) => {
    expect(placesOf(row('a', -100, put), row('b', 50, taken))).toEqual(['own_move', 'own_move']);
  });

  it.each<[string, Given]>([
    ['PIX ENVIADO CAIXINHA DOS PROFESSORES', {}],
    ['COMPRA CARTAO COFRINHO PRESENTES', {}],
    ['VALOR RESERVADO HOTEL PRAIA', {}],
    ['Dinheiro guardado', { hasOtherParty: true }],
    ['Dinheiro guardado', { merchant: 'Loja Azul' }],
    ['AUTO POSTO APLAUSO', {}],
    ['VALOR', {}],
    ['Dinheiro', {}],
  ])('no pocket: %s %o', (text, given) => expect(placesOf(row('a', -100, text, given))).toEqual(['spending']));

  it('is what the user says', () => {
    const said = withWords(row('a', -100, 'Dinheiro guardado'), { category: 'Lazer' });
    expect(placesOf(said)).toEqual(['spending']);
  });
});

describe('a bill payment by its words', () => {
  it.each<[string, Given]>([
    ['PAGAMENTO DE FATURA-INTERNET', {}],
    ['PAGAMENTO DE FATURA-INTERNET', { category: 'Internet' }],
    ['PAGAMENTO DE FATURA-INTERNET', { category: 'Internet', hasOurCategory: true }],
    ['PAGAMENTO DE FATURA CELULAR', { category: 'Celular' }],
    ['PAGTO FATURA APP', {}],
    ['PGTO FATURA TAA', {}],
    ['PAG FATURA CARTAO INTERNET BANKING', { category: 'Serviços' }],
    ['PAGAMENTO FATURA PELO CELULAR', {}],
    ['PAGAMENTO CARTAO CREDITO BANKLINE', {}],
    ['DEBITO AUTOMATICO FATURA CARTAO', {}],
    ['Pagamento de fatura Nubank', {}],
  ])('%s %o', (text, given) => expect(placesOf(row('a', -812.3, text, given))).toEqual(['own_move']));

  it.each<[string, Given]>([
    ['PAGAMENTO FATURA VIVO', {}],
    ['PAGAMENTO FATURA DE INTERNET', {}],
    ['PAGAMENTO FATURA DO CELULAR', {}],
    ['PAGAMENTO FATURA ENERGIA', {}],
    ['PAGAMENTO DE FATURA', { category: 'Eletricidade' }],
    ['PAGAMENTO INTERNET', {}],
    ['PAGAMENTO CARTAO', {}],
    ['ESTORNO PAGAMENTO FATURA', {}],
  ])('no payment of a card: %s %o', (text, given) =>
    expect(placesOf(row('a', -812.3, text, given))).toEqual(['spending']),
  );
});

describe('what brings a move back', () => {
  const own = { category: 'Transferência mesma titularidade - PIX' };
  const sent = row('a', -60, 'PIX ENVIADO', { ...own, date: '2026-03-10' });
  it.each<[string, string, Given, string]>([
    ['a returned Pix', 'PIX DEVOLVIDO', { date: '2026-03-10' }, 'own_move'],
    ['seven days later', 'ESTORNO PIX ENVIADO', { date: '2026-03-17' }, 'own_move'],
    ['eight days later', 'ESTORNO PIX ENVIADO', { date: '2026-03-18' }, 'refund'],
    ['before it', 'ESTORNO PIX ENVIADO', { date: '2026-03-09' }, 'refund'],
    ['without a word for it', 'PIX RECEBIDO', { date: '2026-03-11' }, 'income'],
  ])('%s', (_name, text, given, place) =>
    expect(placesOf(sent, row('b', 60, text, given))).toEqual(['own_move', place]),
  );

  it('is a move once: a second return is a refund', () => {
    const back = (id: string) => row(id, 60, 'PIX DEVOLVIDO', { date: '2026-03-11' });
    expect(placesOf(sent, back('b'), back('c'))).toEqual(['own_move', 'own_move', 'refund']);
  });

  it.each<[string, Transaction, Transaction]>([
    [
      'a payment of a bill that the bank sends back',
      row('a', -60, 'PAGAMENTO FATURA CARTAO', { category: 'Pagamento de cartão de crédito' }),
      row('b', 60, 'ESTORNO PAGAMENTO FATURA'),
    ],
    [
      'a payment that the card takes back',
      row('a', 60, 'PAGAMENTO RECEBIDO', { accountId: 'card', category: 'Pagamento de cartão de crédito' }),
      row('b', -60, 'ESTORNO DE PAGAMENTO', { accountId: 'card' }),
    ],
    ['an investment', row('a', -60, 'CDB', { category: 'Renda fixa' }), row('b', 60, 'CANCELAMENTO CDB')],
    ['money put aside', row('a', -60, 'Dinheiro guardado'), row('b', 60, 'Estorno')],
    ['an own transfer received', row('a', 60, 'TED', own), row('b', -60, 'DEVOLUCAO TED')],
  ])('%s', (_name, move, back) => expect(placesOf(move, back)).toEqual(['own_move', 'own_move']));
});
