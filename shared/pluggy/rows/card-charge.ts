import { FEES, OTHER_CREDITS, type Transaction } from '../../ledger/transaction.ts';
import type { AggregatorRow, ImportingAccount } from './aggregator-row.ts';

type CardCharge = Pick<Transaction, 'otherCredit' | 'fee' | 'isBillPayment'>;

const BILL_PAYMENT = 'PAGAMENTO_FATURA';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null | undefined): Value | undefined => {
  const written = (text ?? '').trim().toUpperCase();
  return values.find((value) => value === written);
};

/**
 * What the bank says of a card's row beside its text. `OTHER` and unknown values say nothing: banks give them on almost every row of a
 * wallet. On other accounts the fields have no meaning.
 */
export const cardChargeOf = (
  { creditCardMetadata, operationType }: AggregatorRow,
  { type }: Pick<ImportingAccount, 'type'>,
): CardCharge => {
  if (type !== 'CREDIT') return {};
  const otherCredit = oneOf(OTHER_CREDITS, creditCardMetadata?.otherCreditsType);
  const fee = oneOf(FEES, creditCardMetadata?.feeType);
  return {
    ...(otherCredit && { otherCredit }),
    ...(fee && { fee }),
    ...(oneOf([BILL_PAYMENT], operationType) && { isBillPayment: true }),
  };
};
