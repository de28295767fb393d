import { expect, it } from 'vitest';
import { cardRowKind } from '../../../shared/cards/card-row-kind.ts';
import { type Transaction, withWords } from '../../../shared/ledger/transaction.ts';
import { aTransaction } from '../ledger/a-transaction.ts';

type Given = Partial<Omit<Transaction, 'amount' | 'date'>>;
const row = (description: string, given: Given = {}) =>
  aTransaction({ id: 't', accountId: 'card', description, ...given });

it.each([
  'CREDITO ROTATIVO',
  'Saldo rotativo',
  'SALDO FINANCIADO',
  'SALDO PARCELADO',
  'SALDO EM ATRASO',
  'PARCELAMENTO DE FATURA',
  'PARC FATURA 02/10',
  'FINANCIAMENTO FATURA',
  'Refinanciamento da fatura',
  'FATURA PARCELADA',
])('%s is debt that another bill takes over', (text) => {
  expect(cardRowKind(row(text))).toBe('carried');
  expect(cardRowKind(row(text, { type: 'CREDIT' }))).toBe('carried');
});

it.each<[string, Given, ReturnType<typeof cardRowKind>]>([
  ['XPTO', { otherCredit: 'REVOLVING_CREDIT' }, 'carried'],
  ['XPTO', { otherCredit: 'BILL_INSTALLMENT' }, 'carried'],
  ['CREDITO ROTATIVO', { otherCredit: 'LOAN' }, null],
  ['JUROS', { otherCredit: 'REVOLVING_CREDIT' }, 'fee'],
  ['CREDITO ROTATIVO', { fee: 'BILL_PAYMENT_FEE' }, 'fee'],
  ['ANUIDADE', { fee: 'ANNUAL_FEE' }, 'fee'],
  ['XPTO', { isBillPayment: true }, 'payment'],
  ['PAGAMENTO FATURA', {}, null],
  ['LOJA', {}, null],
])('%s %o: %s', (text, given, kind) => expect(cardRowKind(row(text, given))).toBe(kind));

it.each(['JUROS', 'ENCARGOS', 'MULTA', 'MORA', 'IOF', 'TARIFA', 'ANUIDADE'])('%s of it is a fee', (word) => {
  expect(cardRowKind(row(`${word} CREDITO ROTATIVO`))).toBe('fee');
});

it('is what the user calls it, where the text alone says so', () => {
  expect(cardRowKind(withWords(row('SALDO FINANCIADO'), { category: 'Lazer' }))).toBeNull();
});
