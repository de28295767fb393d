import { describe, expect, it } from 'vitest';
import { readRow } from '../../../../shared/pluggy/rows/aggregator-row.ts';
import { type ImportingAccount, toTransaction } from '../../../../shared/pluggy/rows/transaction-mapping.ts';

const card: ImportingAccount = { id: 'card', type: 'CREDIT', currencyCode: 'BRL' };
const bank: ImportingAccount = { ...card, type: 'BANK' };

/** The facts of a row that the aggregator sends with `given`. */
const factsOf = (given: Record<string, unknown>, account = card) => {
  const row = readRow({ id: 'r', date: '2026-03-10', type: 'DEBIT', amount: 10, description: 'X', ...given });
  if (!row) throw new Error('unreadable');
  const { otherCredit, fee, isBillPayment } = toTransaction(row, account);
  return { otherCredit, fee, isBillPayment };
};
const none = { otherCredit: undefined, fee: undefined, isBillPayment: undefined };
const metadata = (creditCardMetadata: Record<string, unknown>) => ({ creditCardMetadata });

describe('the kind of a card row', () => {
  it.each(['REVOLVING_CREDIT', 'BILL_INSTALLMENT', 'LOAN'])('is the other credit %s', (otherCreditsType) => {
    expect(factsOf(metadata({ otherCreditsType }))).toEqual({ ...none, otherCredit: otherCreditsType });
  });

  it.each([
    'ANNUAL_FEE',
    'ATM_WITHDRAWAL_DOMESTIC',
    'ATM_WITHDRAWAL_INTERNATIONAL',
    'EMERGENCY_CREDIT_EVALUATION',
    'CARD_REISSUE',
    'BILL_PAYMENT_FEE',
    'SMS',
  ])('is the fee %s', (feeType) => {
    expect(factsOf(metadata({ feeType }))).toEqual({ ...none, fee: feeType });
  });

  it('is the payment of a bill by its operation', () => {
    const row = { type: 'CREDIT', operationType: 'PAGAMENTO_FATURA' };
    expect(factsOf(row)).toEqual({ ...none, isBillPayment: true });
  });

  it.each([
    ['both others', metadata({ otherCreditsType: 'OTHER', feeType: 'OTHER' })],
    ['unknown values', metadata({ otherCreditsType: 'CASHBACK', feeType: 'INSURANCE' })],
    ['empty texts', metadata({ otherCreditsType: '', feeType: ' ' })],
    ['nulls', { operationType: null, ...metadata({ otherCreditsType: null, feeType: null }) }],
    ['another operation', { operationType: 'PIX' }],
    ['values of an unknown form', { operationType: 7, ...metadata({ otherCreditsType: 1, feeType: { code: 'SMS' } }) }],
    ['no metadata', { creditCardMetadata: null }],
  ])('is not told by %s', (_, row) => {
    expect(factsOf(row)).toEqual(none);
  });

  it('has no meaning on a bank account', () => {
    const row = { operationType: 'PAGAMENTO_FATURA', ...metadata({ otherCreditsType: 'LOAN', feeType: 'SMS' }) };
    expect(factsOf(row, bank)).toEqual(none);
  });
});
