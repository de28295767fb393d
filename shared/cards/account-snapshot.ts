import type { Account } from '../accounts/account.ts';
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
};

/** The rows without those of accounts that are connected a second time. */
export const countedRows = <Row extends { accountId: string }>(
  rows: readonly Row[],
  { duplicates }: Pick<AccountSnapshot, 'duplicates'>,
): readonly Row[] => (duplicates ? rows.filter(({ accountId }) => !duplicates.has(accountId)) : rows);
