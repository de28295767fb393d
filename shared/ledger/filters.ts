import type { Account } from '../accounts/account.ts';
import type { CategoryMatcher } from '../categories/category-matcher.ts';
import { toCentavos } from '../money.ts';
import { addMonths, type IsoDate } from '../time/calendar.ts';
import type { Transaction, TransactionStatus } from './transaction.ts';

/** An undefined filter matches every row. */
export type TransactionFilters = {
  categories?: CategoryMatcher | undefined;
  /** In BRL or the account's currency, signed, inclusive. */
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
  accountType?: string | undefined;
  accountSubtype?: string | undefined;
  includeStatus?: readonly TransactionStatus[] | undefined;
};

const DEFAULT_MONTHS = 3;

/** Both dates included; default: the three months up to today, or up to an earlier given end. */
export const transactionPeriod = (
  startDate: IsoDate | undefined,
  endDate: IsoDate | undefined,
  today: IsoDate,
): { startDate: IsoDate; endDate: IsoDate } => {
  const end = endDate ?? (startDate && startDate > today ? startDate : today);
  return { startDate: startDate ?? addMonths(end < today ? end : today, -DEFAULT_MONTHS), endDate: end };
};

export type Check = (row: Transaction, account: Account | undefined) => boolean;

export const checksOf = (filters: TransactionFilters): Check[] => {
  const { categories, minAmount, maxAmount, accountType, accountSubtype, includeStatus } = filters;
  const [least, most] = [minAmount, maxAmount].map((bound) => (bound === undefined ? bound : toCentavos(bound)));
  const checks: (Check | false | undefined)[] = [
    categories && ((row) => categories.covers(row.category)),
    least !== undefined && ((row) => row.amount >= least),
    most !== undefined && ((row) => row.amount <= most),
    accountType !== undefined && ((_, account) => account?.type === accountType),
    accountSubtype !== undefined && ((_, account) => account?.subtype === accountSubtype),
    includeStatus && ((row) => includeStatus.includes(row.status)),
  ];
  return checks.filter((check) => typeof check === 'function');
};

export const byDateDescending = (a: Transaction, b: Transaction): number => {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
};

/** Rows of some dates, both included. */
export const within = (
  rows: readonly Transaction[],
  { first, last }: { first: IsoDate; last: IsoDate },
): Transaction[] => rows.filter(({ date }) => first <= date && date <= last);
