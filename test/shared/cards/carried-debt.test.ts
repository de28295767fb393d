import { expect, it } from 'vitest';
import { isCardCost, isCarriedDebt } from '../../../shared/cards/carried-debt.ts';

it.each([
  ['CREDITO ROTATIVO'],
  ['Crédito rotativo 10/2026'],
  ['SALDO FINANCIADO'],
  ['Saldo rotativo'],
  ['SALDO PARCELADO'],
  ['Saldo em atraso'],
  ['PARCELAMENTO DE FATURA 01/06'],
  ['PARCELAMENTO FATURA'],
  ['PARC FATURA 2/12'],
  ['Parc. da fatura'],
  ['FINANCIAMENTO DE FATURA'],
  ['REFINANCIAMENTO FATURA'],
  ['Fatura parcelada'],
])('%s moves an old debt', (description) => {
  expect(isCarriedDebt({ description })).toBe(true);
});

it.each([
  ['JUROS CREDITO ROTATIVO'],
  ['ENCARGOS SALDO FINANCIADO'],
  ['IOF ROTATIVO'],
  ['Multa saldo em atraso'],
  ['TARIFA PARCELAMENTO DE FATURA'],
  ['ANUIDADE 03/12'],
  ['Juros de mora'],
])('%s is a cost', (description) => {
  expect([isCarriedDebt({ description }), isCardCost({ description })]).toEqual([false, true]);
});

it.each([
  ['PAGAMENTO DE FATURA'],
  ['MERCADO ROTATIVO LTDA'],
  ['LOJA PARCELADA 02/10'],
  ['SALDO DE CALCADOS'],
  ['Parcelamento Magazine Luiza'],
])('%s is none', (description) => {
  expect(isCarriedDebt({ description })).toBe(false);
});

it("the bank's kind decides before the text, a cost before both", () => {
  const description = 'LANCAMENTO 123';
  expect(isCarriedDebt({ description, otherCredit: 'REVOLVING_CREDIT' })).toBe(true);
  expect(isCarriedDebt({ description, otherCredit: 'BILL_INSTALLMENT' })).toBe(true);
  expect(isCarriedDebt({ description: 'CREDITO ROTATIVO', otherCredit: 'LOAN' })).toBe(false);
  expect(isCarriedDebt({ description, otherCredit: 'REVOLVING_CREDIT', fee: 'ANNUAL_FEE' })).toBe(false);
  expect(isCarriedDebt({ description: 'JUROS', otherCredit: 'REVOLVING_CREDIT' })).toBe(false);
  expect(isCarriedDebt({ description: 'CREDITO ROTATIVO', isBillPayment: true })).toBe(false);
});
