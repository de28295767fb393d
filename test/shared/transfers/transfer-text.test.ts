import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import {
  mayBeOneTransfer,
  mayName,
  moveTextOf,
  saysPurchase,
  type TransferText,
  transferContextOf,
} from '../../../shared/transfers/transfer-text.ts';
import { aTransaction } from '../ledger/a-transaction.ts';

const unknownHolders = transferContextOf([{ id: 'a', type: 'BANK' }]);
const ana = transferContextOf([
  { id: 'a', type: 'BANK', owner: 'Ana Souza', connectorName: 'Banco Rico' },
  { id: 'b', type: 'BANK', owner: null, connectorName: 'Órama' },
]);
type Given = Partial<Omit<Transaction, 'amount' | 'date'>>;
const read = (description: string, given: Given = {}, context = unknownHolders) =>
  moveTextOf(aTransaction({ id: 't', description, ...given }), context);

describe('whether a text speaks of a transfer', () => {
  it.each<{ text: string; given?: Given; transfer: TransferText['transfer'] }>([
    ...['PIX', 'TED 102', 'DOC', 'TEF', 'TRF', 'TRANSF CONTA', 'Transferência'].map((text) => ({
      text,
      transfer: 'plausible' as const,
    })),
    { text: 'XPTO', transfer: 'unlikely' },
    { text: 'PIXEL', transfer: 'unlikely' },
    { text: 'XPTO', given: { category: 'Transferência - PIX' }, transfer: 'plausible' },
    { text: 'XPTO', given: { category: 'Aplicação' }, transfer: 'plausible' },
    { text: 'PIX', given: { category: 'Supermercado' }, transfer: 'unlikely' },
    { text: 'PIX', given: { merchant: 'Mercado Bom' }, transfer: 'unlikely' },
    { text: 'XPTO', given: { category: 'Supermercado' }, transfer: 'no' },
    { text: 'XPTO', given: { merchant: 'Mercado Bom' }, transfer: 'no' },
    { text: 'PIX', given: { category: 'Pagamento de cartão de crédito' }, transfer: 'no' },
    ...[
      'compra',
      'saque',
      'estorno',
      'devol',
      'devolução',
      'reembolso',
      'cancelado',
      'tarifa',
      'juros',
      'IOF',
      'rend',
      'rendimento',
      'rendimentos',
      'salário',
      'proventos',
      'cashback',
      'electron',
      'maestro',
      'rshop',
    ].map((text) => ({ text: `PIX ${text}`, transfer: 'no' as const })),
  ])('$text $given: $transfer', ({ text, given, transfer }) => expect(read(text, given).transfer).toBe(transfer));
});

describe('a text of a purchase', () => {
  it.each([
    ['COMPRA NO DEBITO', true],
    ['ELECTRON', true],
    ['MAESTRO', true],
    ['RSHOP LOJA', true],
    ['COMPRADOR', false],
    ['SAQUE', false],
  ])('%s: %s', (description, expected) => expect(saysPurchase(aTransaction({ id: 't', description }))).toBe(expected));
});

describe('the method', () => {
  it.each([
    ['PIX ENVIADO', 'pix'],
    ['TED ENVIADA', 'ted'],
    ['DOC', 'doc'],
    ['PAGAMENTO DE BOLETO', 'payment'],
    ['PAGAMENTO PIX', 'pix'],
    ['PAGAMENTO POR TRANSF', null],
    ['DEPOSITO', null],
  ])('of %s is %s', (text, method) => expect(read(text).method).toBe(method));
});

describe('a bank debit that may pay a card', () => {
  it.each<{ text: string; given?: Given; pays: boolean }>([
    ...['fatura', 'fat', 'cartão', 'cartões', 'card', 'visa', 'mastercard', 'hipercard'].map((word) => ({
      text: `XPTO ${word}`,
      given: { category: 'Serviços' },
      pays: true,
    })),
    ...[
      'pag',
      'pago',
      'pagamento',
      'pagamentos',
      'pagto',
      'pgto',
      'payment',
      'recebemos',
      'débito automático',
      'deb aut',
      'deb automatico',
      'boleto',
      'boletos',
      'tit',
      'título',
      'títulos',
    ].map((word) => ({ text: `XPTO ${word}`, pays: true })),
    { text: '', pays: true },
    { text: 'XPTO', pays: false },
    { text: 'PAG XPTO', given: { category: 'Serviços' }, pays: false },
    { text: 'PAG XPTO', given: { category: 'Transferência - PIX' }, pays: true },
    { text: 'PAG XPTO', given: { category: 'Pagamento de cartão de crédito' }, pays: true },
    { text: 'PAG XPTO', given: { merchant: 'Loja' }, pays: false },
    { text: 'PAG', given: { merchant: 'Loja' }, pays: false },
    { text: 'ESTORNO FATURA', pays: false },
    { text: 'TARIFA', pays: false },
  ])('$text $given: $pays', ({ text, given, pays }) => expect(read(text, given).paysCard).toBe(pays));
});

describe("a card's credit that is a payment", () => {
  it.each<{ text: string; given?: Given; isPayment: boolean }>([
    { text: 'Pagamento recebido', isPayment: true },
    { text: 'CREDITO FATURA', isPayment: true },
    { text: 'XPTO', given: { category: 'Transferência - PIX' }, isPayment: true },
    { text: 'XPTO', given: { category: 'Pagamento de cartão de crédito' }, isPayment: true },
    { text: 'XPTO', isPayment: false },
    { text: 'ESTORNO PAGAMENTO', isPayment: false },
  ])('$text $given: $isPayment', ({ text, given, isPayment }) =>
    expect(read(text, given).isCardCredit).toBe(isPayment),
  );
});

describe('the other party', () => {
  it.each([
    { text: 'PIX ENVIADO', context: unknownHolders, given: {}, names: [], named: 'none' },
    { text: 'PIX RICO 123 ORAMA', context: ana, given: {}, names: [], named: 'none' },
    { text: 'PIX CARLOS LIMA', context: unknownHolders, given: {}, names: ['carlos', 'lima'], named: 'unknown' },
    { text: 'PIX CARLOS LIMA', context: ana, given: {}, names: ['carlos', 'lima'], named: 'otherPerson' },
    { text: 'PIX ANA', context: ana, given: {}, names: ['ana'], named: 'holder' },
    { text: 'PIX ANA', context: ana, given: { hasOtherParty: true as const }, names: ['ana'], named: 'holder' },
    { text: 'PIX', context: ana, given: { hasOtherParty: true as const }, names: [], named: 'otherPerson' },
    { text: 'PIX XPTO', context: ana, given: {}, names: ['xpto'], named: 'other' },
    { text: 'PIX SOUZA', context: ana, given: {}, names: ['souza'], named: 'other' },
  ])('of $text is $named', ({ text, context, given, names, named }) => {
    expect(read(text, given, context)).toMatchObject({ names, named });
  });

  it.each(['a', 'x', '2b', 'pix', 'banco', 'genial', 'conta'])('%s is no name', (word) => {
    expect(mayName(word)).toBe(false);
  });
});

describe('two rows are one transfer', () => {
  const side = (given: Partial<TransferText>): TransferText => ({
    transfer: 'plausible',
    paysCard: false,
    isCardCredit: false,
    method: null,
    names: [],
    named: 'none',
    ...given,
  });
  const carlos: Partial<TransferText> = { names: ['carlos'], named: 'unknown' };

  it.each<{ name: string; one: Partial<TransferText>; other: Partial<TransferText>; isOne: boolean }>([
    { name: 'without names', one: {}, other: {}, isOne: true },
    { name: 'one is no transfer', one: { transfer: 'no' }, other: {}, isOne: false },
    { name: 'one names another person', one: { named: 'otherPerson' }, other: { named: 'holder' }, isOne: false },
    { name: 'the same method', one: { method: 'pix' }, other: { method: 'pix' }, isOne: true },
    { name: 'different methods', one: { method: 'pix' }, other: { method: 'ted' }, isOne: false },
    { name: 'one method unknown', one: { method: 'pix' }, other: {}, isOne: true },
    {
      name: 'a name in common',
      one: { names: ['x', 'ana'], named: 'unknown' },
      other: { names: ['ana'], named: 'unknown' },
      isOne: true,
    },
    { name: 'two unknown names', one: carlos, other: { names: ['maria'], named: 'unknown' }, isOne: false },
    { name: 'one unknown name', one: carlos, other: {}, isOne: true },
    {
      name: 'a named party without an account here',
      one: { names: ['xpto'], named: 'other' },
      other: {},
      isOne: false,
    },
    { name: 'unlikely, and an unknown name', one: { ...carlos, transfer: 'unlikely' }, other: {}, isOne: false },
    { name: 'unlikely without a name', one: { transfer: 'unlikely' }, other: {}, isOne: true },
    { name: 'unlikely, the other side unknown', one: { transfer: 'unlikely' }, other: carlos, isOne: true },
    {
      name: 'two holders',
      one: { names: ['ana'], named: 'holder' },
      other: { names: ['joao'], named: 'holder' },
      isOne: true,
    },
  ])('$name: $isOne', ({ one, other, isOne }) => {
    expect(mayBeOneTransfer(side(one), side(other))).toBe(isOne);
    expect(mayBeOneTransfer(side(other), side(one))).toBe(isOne);
  });
});
