import { isCreditCard } from '../accounts/account.ts';
import { type AccountStore, accountStore } from '../accounts/account-store.ts';
import { type LedgerStore, ledgerStore } from '../ledger/ledger-store.ts';
import { openTable } from '../storage/table.ts';
import type { IsoDate } from '../time/calendar.ts';
import { type BillStore, billStore } from './bill-store.ts';
import type { CardRecords } from './card-bills.ts';
import { type ClosingDateStore, closingDateStore } from './closing-date-store.ts';

/** The stores that bills are computed from. */
export type CardStores = {
  accounts: Pick<AccountStore, 'list'>;
  bills: Pick<BillStore, 'list'>;
  closingDates: Pick<ClosingDateStore, 'list'>;
  ledger: Pick<LedgerStore, 'range'>;
};

/** The stores of the table that the environment names. */
export const openCardStores = (): CardStores => {
  const table = openTable();
  return {
    accounts: accountStore(table),
    bills: billStore(table),
    closingDates: closingDateStore(table),
    ledger: ledgerStore(table),
  };
};

/** All that the user's bills are computed from, read side by side: one round trip (design 12). Dates included. */
export const readCardRecords = async (
  { accounts, bills, closingDates, ledger }: CardStores,
  userId: string,
  { first, last }: { first: IsoDate; last: IsoDate },
): Promise<CardRecords> => {
  const [accountList, billList, closingDateList, transactions] = await Promise.all([
    accounts.list(userId),
    bills.list(userId),
    closingDates.list(userId),
    ledger.range(userId, first, last),
  ]);
  return { cards: accountList.filter(isCreditCard), bills: billList, closingDates: closingDateList, transactions };
};
