import type { Account } from '../accounts/account.ts';
import { parseAccount } from '../accounts/account-store.ts';
import { keys } from '../storage/keys.ts';
import { queryBetween } from '../storage/query.ts';
import type { Table } from '../storage/table.ts';
import type { Bill } from './bill.ts';
import { parseBill } from './bill-store.ts';
import type { ClosingDate } from './closing-date.ts';
import { parseClosingDate } from './closing-date-store.ts';

/** Accounts and closing dates in account id order, bills by due date, the earliest first. */
export type Holdings = { accounts: Account[]; bills: Bill[]; closingDates: ClosingDate[] };

/** What a user has besides transactions, in one strongly consistent Query: one connection of a cold start instead of three. */
export const holdingsStore = (table: Table) => ({
  read: async (userId: string): Promise<Holdings> => {
    const records = await queryBetween(table, keys.holdingsOf(userId));
    const of = (kind: string) => records.filter(({ sk }) => String(sk).startsWith(kind));
    return {
      accounts: of('ACCOUNT#').map(parseAccount),
      bills: of('BILL#').map(parseBill),
      closingDates: of('CLOSING#').map(parseClosingDate),
    };
  },
});

export type HoldingsStore = ReturnType<typeof holdingsStore>;
