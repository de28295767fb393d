import type { Account } from '../accounts/account.ts';
import { matchCategories } from '../categories/category-matcher.ts';
import { checksOf, type TransactionFilters, transactionPeriod } from '../ledger/filters.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { addMonths, type IsoDate } from '../time/calendar.ts';
import type { Held } from '../transfers/holding-moves.ts';
import type { MessageFilter } from './message/message-filter.ts';
import type { MessagePeriod } from './message/periods/periods.ts';

/** The parameters that narrow a list; all hold at once. */
export type TransactionSearch = Omit<TransactionFilters, 'categories'> & {
  startDate?: IsoDate | undefined;
  endDate?: IsoDate | undefined;
  categories?: string | readonly string[] | undefined;
};
/** Dates, both included. */
export type SearchPeriod = { startDate: IsoDate; endDate: IsoDate };

/** How far back a merchant that the message names is looked up, so that "netflix ontem" finds none rather than all. */
const MONTHS_OF_MERCHANTS = 12;

const later = (a: IsoDate | undefined, b: IsoDate | null): IsoDate | undefined => (b && (!a || b > a) ? b : a);
const earlier = (a: IsoDate | undefined, b: IsoDate | null): IsoDate | undefined => (b && (!a || b < a) ? b : a);

/**
 * The dates that apply. A message's dates take the place of the default ones and never widen given ones; null where the
 * two have no day in common.
 */
export const searchPeriod = (
  { startDate, endDate }: Pick<TransactionSearch, 'startDate' | 'endDate'>,
  message: MessagePeriod | undefined,
  today: IsoDate,
): SearchPeriod | null => {
  const [start, end] = [later(startDate, message?.startDate ?? null), earlier(endDate, message?.endDate ?? null)];
  if (start && end && start > end) return null;
  // "até ontem" ends the default period sooner; it does not move its start.
  const usual = transactionPeriod(undefined, undefined, today).startDate;
  const isOpen = message?.endDate && !start && !endDate;
  return transactionPeriod(isOpen && end && usual <= end ? usual : start, end, today);
};

/** @param transactions in order of their dates: when the first and the last are of the period, so are all between them */
const withinPeriod = (transactions: readonly Transaction[], { startDate, endDate }: SearchPeriod) => {
  const isWithin = ({ date }: Transaction): boolean => date >= startDate && date <= endDate;
  const ends = [transactions.at(0), transactions.at(-1)];
  return ends.every((row) => !row || isWithin(row)) ? transactions : transactions.filter(isWithin);
};

/**
 * A list of transactions to be: which dates apply, which must be read, and which rows of those are meant.
 * @param message what the request says in words; it narrows the parameters
 * @param today the caller's date in America/Sao_Paulo
 */
export const transactionSearch = (search: TransactionSearch, message: MessageFilter | null, today: IsoDate) => {
  const { startDate, endDate } = search;
  const common = searchPeriod({ startDate, endDate }, message?.period, today);
  const period = common ?? transactionPeriod(startDate, endDate, today);
  const known = addMonths(today, -MONTHS_OF_MERCHANTS);
  const categories = search.categories === undefined ? undefined : matchCategories(search.categories);
  return {
    /** Where no day is left, the given dates. */
    period,
    /** Dates whose rows `select` wants to see. */
    reads: message?.mayNameMerchants
      ? {
          first: period.startDate < known ? period.startDate : known,
          last: period.endDate > today ? period.endDate : today,
        }
      : { first: period.startDate, last: period.endDate },
    categories: categories?.names ?? null,
    select: (transactions: readonly Transaction[], accounts: readonly Account[], holdings?: readonly Held[]) => {
      const asked = message?.against(transactions, accounts, holdings);
      const checks = [...checksOf({ ...search, categories }), ...(asked ? [asked.isMeant] : [])];
      const byId = new Map(accounts.map((account) => [account.id, account]));
      const isMeant = (row: Transaction): boolean => {
        const account = byId.get(row.accountId);
        return checks.every((check) => check(row, account));
      };
      const during = withinPeriod(transactions, period);
      const rows = checks.length === 0 ? during : during.filter(isMeant);
      const found = common ? rows : [];
      return {
        rows: asked ? asked.picked(found) : found,
        interpretation: asked?.interpretation,
        unknownCategories: categories?.unknownIn(transactions) ?? [],
      };
    },
  };
};
