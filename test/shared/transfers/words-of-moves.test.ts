import { describe, expect, it } from 'vitest';
import { type Transaction, withWords } from '../../../shared/ledger/transaction.ts';
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
