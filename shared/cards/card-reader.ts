import { isCreditCard } from '../accounts/account.ts';
import { type LedgerReader, ledgerReader } from '../ledger/ledger-reader.ts';
import { openTable } from '../platform/table/table.ts';
import type { IsoDate } from '../time/calendar.ts';
import { billsFrom, countedRows, monthsToRead } from './account-snapshot.ts';
import { type AccountSnapshotStore, accountSnapshotStore } from './account-snapshot-store.ts';
import type { CardRecords } from './card-bills.ts';

export type CardStores = { snapshots: AccountSnapshotStore; ledger: Pick<LedgerReader, 'range'> };

export const openCardStores = (): CardStores => {
  const table = openTable();
  return { snapshots: accountSnapshotStore(table), ledger: ledgerReader(table) };
};

/** Reads everything in parallel: one round trip. Both dates included. @param bills those that matter to the dates, or all of them */
export const readCardRecords = async (
  { snapshots, ledger }: CardStores,
  userId: string,
  { first, last }: { first: IsoDate; last: IsoDate },
  today: IsoDate,
  bills: 'about' | 'all' = 'about',
): Promise<CardRecords> => {
  const snapshot = snapshots.read(userId, bills === 'all' ? undefined : billsFrom(first, today));
  const wanted = snapshot.then(({ accounts }) => monthsToRead(accounts, null));
  const [{ accounts, ...records }, read] = await Promise.all([
    snapshot,
    ledger.range(userId, first, last, { today, wanted }),
  ]);
  const transactions = countedRows(read, records);
  return { ...records, cards: accounts.filter(isCreditCard), transactions };
};

/** The rows of dates, and the bills that matter to them. */
export const rowsAndBills =
  ({ ledger, snapshots }: CardStores, userId: string, today: IsoDate) =>
  (from: IsoDate, to: IsoDate) =>
    Promise.all([ledger.range(userId, from, to, { today }), snapshots.read(userId, billsFrom(from, today))]);
