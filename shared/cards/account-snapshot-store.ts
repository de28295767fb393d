import { isLeaving, parseAccount } from '../accounts/account-store.ts';
import { keys } from '../platform/table/keys.ts';
import { queryBetween } from '../platform/table/query-pages.ts';
import type { Table } from '../platform/table/table.ts';
import type { AccountSnapshot } from './account-snapshot.ts';
import { parseBill } from './bill-store.ts';
import { parseClosingDate } from './closing-date-store.ts';

/** One strongly consistent Query: a cold start opens one connection instead of three. */
export const accountSnapshotStore = (table: Table) => ({
  read: async (userId: string): Promise<AccountSnapshot> => {
    const records = await queryBetween(table, keys.accountSnapshotOf(userId));
    const of = (kind: string) => records.filter(({ sk }) => String(sk).startsWith(kind));
    return {
      accounts: of('ACCOUNT#')
        .filter((record) => !isLeaving(record))
        .map(parseAccount),
      bills: of('BILL#').map(parseBill),
      closingDates: of('CLOSING#').map(parseClosingDate),
    };
  },
});

export type AccountSnapshotStore = ReturnType<typeof accountSnapshotStore>;
