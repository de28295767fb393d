import { magnitude, toCentavos } from '../../money.ts';
import type { InstallmentInfo } from '../transaction.ts';
import type { AggregatorRow, ImportingAccount } from './aggregator-row.ts';
import { bankDate } from './bank-date.ts';

type Position = { number: number; total: number };

/** More than any shop or bank offers; a larger number is a reference. */
const MOST_INSTALLMENTS = 99;
/** Without a word beside it a larger second number may be a year: `ANUIDADE 03/25`. */
const MOST_UNNAMED = 18;
const LAST_MONTH = 12;

const NAMED = /\bPARC(?:ELAS?|\b)?\.?\s*:?\s*(\d{1,2})\s*(?:\/|\s+DE\s+)\s*(\d{1,2})(?![\d/])/i;
const AT_END = /(?<![\d/.,-])(\d{1,2})\/(\d{1,2})\)?\s*$/;

const position = (number: number, total: number): Position | null =>
  Number.isInteger(number) && number >= 1 && number <= total && total >= 2 && total <= MOST_INSTALLMENTS
    ? { number, total }
    : null;

// 03/10 and 10/12 may be days of a month; 3/10 is not how a bank prints a day, and there is no thirteenth month.
const isUnlikeDate = (number: string, total: number): boolean => number.length === 1 || total > LAST_MONTH;

const fromDescription = (description: string): Position | null => {
  const named = NAMED.exec(description);
  if (named) return position(Number(named[1]), Number(named[2]));
  const [, number = '', total = ''] = AT_END.exec(description) ?? [];
  const isPosition = Number(total) <= MOST_UNNAMED && isUnlikeDate(number, Number(total));
  return isPosition ? position(Number(number), Number(total)) : null;
};

/**
 * Which installment of a purchase the row is: what the bank tells, else what a card's description says, such as
 * `PARC 03/10`, `Parcela 3 de 10` or a closing `3/10`. A day such as `03/10` is none, nor is a single payment.
 */
export const installmentOf = (
  { creditCardMetadata: metadata }: AggregatorRow,
  description: string,
  account: Pick<ImportingAccount, 'type'>,
): InstallmentInfo | null => {
  const told = position(metadata?.installmentNumber ?? 0, metadata?.totalInstallments ?? 0);
  const isTold = metadata?.totalInstallments != null && metadata.installmentNumber != null;
  const found = isTold || account.type !== 'CREDIT' ? told : fromDescription(description);
  if (!found) return null;
  return {
    ...found,
    totalAmount: metadata?.totalAmount == null ? null : magnitude(toCentavos(metadata.totalAmount)),
    purchaseDate: metadata?.purchaseDate ? bankDate(metadata.purchaseDate) : null,
  };
};
