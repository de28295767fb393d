import type { AccountStore } from '../accounts/account-store.ts';
import type { BillStore } from '../cards/bill-store.ts';
import { closingDateStore } from '../cards/closing-date-store.ts';
import type { LedgerStore } from '../ledger/ledger-store.ts';
import { writeFencedEach } from '../ledger/store/fenced-writes.ts';
import { ownWordsStore } from '../own-words/own-words-store.ts';
import type { Table } from '../platform/table/table.ts';
import { streamRecordStore } from '../recurring/stream-record-store.ts';
import type { Instant } from '../time/instant.ts';
import type { ItemStore, LinkOutcome } from './item-store.ts';

export const linkItem = (
  items: ItemStore,
  { userId, itemId, now }: { userId: string; itemId: string; now: Instant },
): Promise<LinkOutcome> => items.link(userId, itemId, { now, dueAt: now });

export type UnlinkParts = {
  table: Table;
  items: ItemStore;
  accounts: AccountStore;
  bills: BillStore;
  ledger: LedgerStore;
};

/**
 * The item goes first, which stops every import, and the owner last, so that an interrupted run can be repeated.
 * @throws StaleImportError when the item was linked again; the remaining data belongs to the new link
 */
export const unlinkItem = async (parts: UnlinkParts, userId: string, itemId: string): Promise<void> => {
  const { table, items, accounts, bills, ledger } = parts;
  await items.remove(userId, itemId);
  const unlinked = items.unlinked(userId, itemId);
  const ofItem = (record: { itemId: string }) => record.itemId === itemId;
  const all = await accounts.listAll(userId);
  const gone = [...all.accounts, ...all.leaving].filter(ofItem).map(({ id }) => id);
  await ledger.removeAccounts(userId, gone, unlinked);
  await streamRecordStore(table).forget(userId, new Set(gone));
  const closingDates = closingDateStore(table);
  const ofAccounts = (await closingDates.list(userId)).filter(({ accountId }) => gone.includes(accountId));
  await writeFencedEach(table, unlinked, [
    ...bills.writes(userId, { removed: (await bills.list(userId)).filter(ofItem), written: [] }),
    ...ofAccounts.map(closingDates.removal),
    ...(await ownWordsStore(table).removals(userId, itemId)),
  ]);
  // After their dependents: a repeated run finds the rest through them.
  const removals = gone.map((id) => accounts.remove(userId, id));
  await writeFencedEach(table, unlinked, removals);
  await items.forgetOwner(userId, itemId);
};
