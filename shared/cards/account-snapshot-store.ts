import { duplicateIds } from '../accounts/account.ts';
import { isLeaving, parseAccount } from '../accounts/account-store.ts';
import { holdingsStore } from '../accounts/holdings-store.ts';
import { keys } from '../platform/table/keys.ts';
import { queryBetween } from '../platform/table/query-pages.ts';
import type { Table } from '../platform/table/table.ts';
import type { IsoDate } from '../time/calendar.ts';
import { type AccountSnapshot, countedRows } from './account-snapshot.ts';
import { parseBill } from './bill-store.ts';
import { parseClosingDate } from './closing-date-store.ts';

const recordsOf = async (table: Table, userId: string, billsFrom: IsoDate | null | undefined) => {
  const ranges =
    billsFrom === undefined ? [keys.accountSnapshotOf(userId)] : keys.accountSnapshotSince(userId, billsFrom);
  return (await Promise.all(ranges.map((range) => queryBetween(table, range)))).flat();
};

/** One strongly consistent Query of accounts, bills and closing dates: a cold start opens one connection instead of three. */
export const accountSnapshotStore = (table: Table) => ({
  /** @param billsFrom leaves out bills that were due before; null: all bills */
  read: async (userId: string, billsFrom?: IsoDate | null): Promise<AccountSnapshot> => {
    const [records, held] = await Promise.all([
      recordsOf(table, userId, billsFrom),
      holdingsStore(table).glance(userId),
    ]);
    const known = held.length > 0 ? { holdings: held } : {};
    const of = (kind: string) => records.filter(({ sk }) => String(sk).startsWith(kind));
    const accounts = of('ACCOUNT#')
      .filter((record) => !isLeaving(record))
      .map(parseAccount);
    const ids = duplicateIds(accounts);
    const duplicates = new Map(accounts.filter(({ id }) => ids.has(id)).map((account) => [account.id, account]));
    const bills = of('BILL#').map(parseBill);
    const closingDates = of('CLOSING#').map(parseClosingDate);
    if (duplicates.size === 0) return { accounts, bills, closingDates, ...known };
    return {
      accounts: accounts.filter(({ id }) => !duplicates.has(id)),
      bills: [...countedRows(bills, { duplicates })],
      closingDates: [...countedRows(closingDates, { duplicates })],
      duplicates,
      ...known,
    };
  },
});

export type AccountSnapshotStore = ReturnType<typeof accountSnapshotStore>;
