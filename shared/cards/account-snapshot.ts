import type { Account } from '../accounts/account.ts';
import type { Bill } from './bill.ts';
import type { ClosingDate } from './closing-date.ts';

/** A user's data besides transactions: accounts and closing dates in account id order, bills by due date, the earliest first. */
export type AccountSnapshot = { accounts: Account[]; bills: Bill[]; closingDates: ClosingDate[] };
