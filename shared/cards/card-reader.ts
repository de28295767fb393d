import { isCreditCard } from '../accounts/account.ts';
import { type LedgerStore, ledgerStore } from '../ledger/ledger-store.ts';
import { openTable } from '../storage/table.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { CardRecords } from './card-bills.ts';
import { type HoldingsStore, holdingsStore } from './holdings-store.ts';

/** The stores that bills are computed from. */
export type CardStores = { holdings: HoldingsStore; ledger: Pick<LedgerStore, 'range'> };

/** The stores of the table that the environment names. */
export const openCardStores = (): CardStores => {
  const table = openTable();
  return { holdings: holdingsStore(table), ledger: ledgerStore(table) };
};

/** All that the user's bills are computed from, read side by side: one round trip (design 12). Dates included. */
export const readCardRecords = async (
  { holdings, ledger }: CardStores,
  userId: string,
  { first, last }: { first: IsoDate; last: IsoDate },
  today: IsoDate,
): Promise<CardRecords> => {
  const read = holdings.read(userId).then(({ accounts, ...others }) => ({
    ...others,
    cards: accounts.filter(isCreditCard),
  }));
  const of = read.then(({ cards }) => new Set(cards.map(({ id }) => id)));
  const [records, transactions] = await Promise.all([read, ledger.range(userId, first, last, { today, of })]);
  return { ...records, transactions };
};
