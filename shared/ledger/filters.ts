import type { Account } from '../accounts/account.ts';
import { toCentavos } from '../money.ts';
import { addMonths, type IsoDate } from '../time/calendar.ts';
import type { CategoryMatcher } from './categories/category-matcher.ts';
import type { Transaction, TransactionStatus } from './transaction.ts';

/** What narrows a list of transactions; an undefined filter lets everything through. */
export type TransactionFilters = {
  categories?: CategoryMatcher | undefined;
  /** BRL or the account's currency, signed, included. */
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
  accountType?: string | undefined;
  accountSubtype?: string | undefined;
  includeStatus?: readonly TransactionStatus[] | undefined;
};

const DEFAULT_MONTHS = 3;

/** The dates that apply, both included: by default the three months up to today, or up to an earlier end that is given. */
export const transactionPeriod = (
  startDate: IsoDate | undefined,
  endDate: IsoDate | undefined,
  today: IsoDate,
): { startDate: IsoDate; endDate: IsoDate } => {
  const end = endDate ?? (startDate && startDate > today ? startDate : today);
  return { startDate: startDate ?? addMonths(end < today ? end : today, -DEFAULT_MONTHS), endDate: end };
};

/** Whether a transaction of the account passes every filter. Amount bounds compare with the signed amount. */
export const passes = (filters: TransactionFilters, row: Transaction, account: Account | undefined): boolean => {
  const { categories, minAmount, maxAmount, accountType, accountSubtype, includeStatus } = filters;
  return (
    (categories === undefined || categories.covers(row.category)) &&
    (minAmount === undefined || row.amount >= toCentavos(minAmount)) &&
    (maxAmount === undefined || row.amount <= toCentavos(maxAmount)) &&
    (accountType === undefined || account?.type === accountType) &&
    (accountSubtype === undefined || account?.subtype === accountSubtype) &&
    (includeStatus === undefined || includeStatus.includes(row.status))
  );
};
