import { type Account, isCreditCard } from '../accounts/account.ts';
import type { HoldingsOfItem } from '../accounts/holding.ts';
import { addMonths, type IsoDate, type IsoMonth, monthOf, yearOf } from '../time/calendar.ts';
import type { Bill } from './bill.ts';
import type { ClosingDate } from './closing-date.ts';

/**
 * A user's data besides transactions: accounts and closing dates in account id order, bills by due date, the earliest first.
 * Accounts that are connected a second time are left out, with their bills and closing dates; closed ones are not.
 */
export type AccountSnapshot = {
  accounts: Account[];
  bills: Bill[];
  closingDates: ClosingDate[];
  /** The accounts that are left out; absent where there are none. */
  duplicates?: ReadonlyMap<string, Account> | undefined;
  /** Investments and loans, which tell own moves; absent where there are none. */
  holdings?: readonly HoldingsOfItem[] | undefined;
};

/** The rows without those of accounts that are connected a second time. */
export const countedRows = <Row extends { accountId: string }>(
  rows: readonly Row[],
  { duplicates }: Pick<AccountSnapshot, 'duplicates'>,
): readonly Row[] => (duplicates ? rows.filter(({ accountId }) => !duplicates.has(accountId)) : rows);

/** Months of bills before a period that say when its bills close and are due. */
const MONTHS_OF_BILLS = 13;

/** From which due date bills matter to a period; undefined: all of them. @param first of the rows that are read */
export const billsFrom = (first: IsoDate, today: IsoDate): IsoDate | undefined => {
  const earliest = first < today ? first : today;
  return yearOf(earliest) > 1 + MONTHS_OF_BILLS / 12 ? addMonths(earliest, -MONTHS_OF_BILLS) : undefined;
};

/**
 * The stored months that a read needs: every one of a card, whose installments reach far.
 * @param others the first date that is needed of other accounts; null for none
 */
export const monthsToRead = (
  accounts: readonly Account[],
  others: IsoDate | null,
): ((month: { accountId: string; month: IsoMonth }) => boolean) => {
  const cards = new Set<string>(accounts.filter(isCreditCard).map(({ id }) => id));
  const first = others && monthOf(others);
  return ({ accountId, month }) => cards.has(accountId) || (first !== null && month >= first);
};
