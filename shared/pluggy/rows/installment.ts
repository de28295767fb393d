import { FEES, type InstallmentInfo, OTHER_CREDITS, type Transaction } from '../../ledger/transaction.ts';
import { magnitude, toCentavos } from '../../money.ts';
import { type AggregatorRow, bankDate, type ImportingAccount } from './aggregator-row.ts';

type Position = { number: number; total: number };

/** A larger number is a reference, not an installment. */
const MOST_INSTALLMENTS = 99;
/** Without a keyword a larger second number may be a year: `ANUIDADE 03/25`. */
const MOST_UNNAMED = 18;
const LAST_MONTH = 12;

const NAMED = /\bPARC(?:ELAS?|\b)?\.?\s*:?\s*(\d{1,2})\s*(?:\/|\s+DE\s+)\s*(\d{1,2})(?![\d/])/i;
const AT_END = /(?<![\d/.,-])(\d{1,2})\/(\d{1,2})\)?\s*$/;

/** Null for what is no installment. */
export const installmentPosition = (number: number, total: number): Position | null =>
  Number.isInteger(number) && number >= 1 && number <= total && total >= 2 && total <= MOST_INSTALLMENTS
    ? { number, total }
    : null;

// 03/10 and 10/12 may be dates; banks do not print a day as 3/10, and no month is 13.
const isUnlikeDate = (number: string, total: number): boolean => number.length === 1 || total > LAST_MONTH;

/** Of a card's row, by its description. */
export const installmentInText = (description: string): Position | null => {
  const named = NAMED.exec(description);
  if (named) return installmentPosition(Number(named[1]), Number(named[2]));
  const [, number = '', total = ''] = AT_END.exec(description) ?? [];
  const isPosition = Number(total) <= MOST_UNNAMED && isUnlikeDate(number, Number(total));
  return isPosition ? installmentPosition(Number(number), Number(total)) : null;
};

/** From the bank's fields, else from a card's description. A date such as `03/10` and a single payment give null. */
export const installmentOf = (
  { creditCardMetadata: metadata }: AggregatorRow,
  description: string,
  account: Pick<ImportingAccount, 'type'>,
): InstallmentInfo | null => {
  const stated = installmentPosition(metadata?.installmentNumber ?? 0, metadata?.totalInstallments ?? 0);
  const isStated = metadata?.totalInstallments != null && metadata.installmentNumber != null;
  const found = isStated || account.type !== 'CREDIT' ? stated : installmentInText(description);
  if (!found) return null;
  return {
    ...found,
    totalAmount: metadata?.totalAmount == null ? null : magnitude(toCentavos(metadata.totalAmount)),
    purchaseDate: metadata?.purchaseDate ? bankDate(metadata.purchaseDate) : null,
  };
};

type CardCharge = Pick<Transaction, 'otherCredit' | 'fee' | 'isBillPayment' | 'cardNumber'>;

const BILL_PAYMENT = 'PAGAMENTO_FATURA';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null | undefined): Value | undefined => {
  const written = (text ?? '').trim().toUpperCase();
  return values.find((value) => value === written);
};

const lastDigits = (number: string | null | undefined): string | undefined => /\d{4}$/.exec((number ?? '').trim())?.[0];

/**
 * What the bank says of a card's row beside its text. `OTHER` and unknown values say nothing: banks give them on almost every row of a
 * wallet. On other accounts the fields have no meaning.
 */
export const cardChargeOf = (
  { creditCardMetadata, operationType }: AggregatorRow,
  { type, number }: Pick<ImportingAccount, 'type' | 'number'>,
): CardCharge => {
  if (type !== 'CREDIT') return {};
  const otherCredit = oneOf(OTHER_CREDITS, creditCardMetadata?.otherCreditsType);
  const fee = oneOf(FEES, creditCardMetadata?.feeType);
  const cardNumber = lastDigits(creditCardMetadata?.cardNumber);
  return {
    ...(otherCredit && { otherCredit }),
    ...(fee && { fee }),
    ...(oneOf([BILL_PAYMENT], operationType) && { isBillPayment: true }),
    ...(cardNumber !== undefined && cardNumber !== lastDigits(number) && { cardNumber }),
  };
};
