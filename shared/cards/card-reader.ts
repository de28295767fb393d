import { isCreditCard } from '../accounts/account.ts';
import { type LedgerReader, ledgerReader } from '../ledger/ledger-reader.ts';
import { openTable } from '../platform/table/table.ts';
import type { IsoDate } from '../time/calendar.ts';
import { countedRows, monthsToRead } from './account-snapshot.ts';
import { type AccountSnapshotStore, accountSnapshotStore } from './account-snapshot-store.ts';
import type { CardRecords } from './card-bills.ts';

export type CardStores = { snapshots: AccountSnapshotStore; ledger: Pick<LedgerReader, 'range'> };

export const openCardStores = (): CardStores => {
  const table = openTable();
  return { snapshots: accountSnapshotStore(table), ledger: ledgerReader(table) };
};

/** Reads everything in parallel: one round trip. Both dates included. */
export const readCardRecords = async (
  { snapshots, ledger }: CardStores,
  userId: string,
  { first, last }: { first: IsoDate; last: IsoDate },
  today: IsoDate,
): Promise<CardRecords> => {
  const snapshot = snapshots.read(userId);
  const wanted = snapshot.then(({ accounts }) => monthsToRead(accounts, null));
  const [{ accounts, ...records }, read] = await Promise.all([
    snapshot,
    ledger.range(userId, first, last, { today, wanted }),
  ]);
  const transactions = countedRows(read, records);
  return { ...records, cards: accounts.filter(isCreditCard), transactions };
};
