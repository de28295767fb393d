import type { AccountStore } from '../accounts/account-store.ts';
import type { BillStore } from '../cards/bill-store.ts';
import { closingDateStore } from '../cards/closing-date-store.ts';
import type { LedgerStore } from '../ledger/ledger-store.ts';
import type { Table } from '../storage/table.ts';
import { type WriteItem, writeAll } from '../storage/transact.ts';
import type { Instant } from '../time/instant.ts';
import type { ItemStore, LinkOutcome } from './item-store.ts';

/**
 * Makes an item the user's, and due for its first synchronization. Whose it is already stays its owner.
 * @see LinkOutcome
 */
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

const MOST_ACTIONS = 100;

const writeInChunks = async (table: Table, writes: readonly WriteItem[]): Promise<void> => {
  for (let start = 0; start < writes.length; start += MOST_ACTIONS) {
    await writeAll(table, writes.slice(start, start + MOST_ACTIONS));
  }
};

/**
 * Takes an item from its user together with its accounts, transactions, bills and closing dates. The item goes first, which
 * stops every import of it, and its owner last: an unlinking that broke off can be repeated.
 */
export const unlinkItem = async (parts: UnlinkParts, userId: string, itemId: string): Promise<void> => {
  const { table, items, accounts, bills, ledger } = parts;
  await items.remove(userId, itemId);
  const ofItem = (record: { itemId: string }) => record.itemId === itemId;
  const gone = (await accounts.list(userId)).filter(ofItem);
  await ledger.removeAccounts(
    userId,
    gone.map(({ id }) => id),
  );
  await writeInChunks(table, bills.writes(userId, { removed: (await bills.list(userId)).filter(ofItem), written: [] }));
  const accountIds = new Set(gone.map(({ id }) => id));
  const closingDates = closingDateStore(table);
  for (const record of await closingDates.list(userId)) {
    if (accountIds.has(record.accountId)) await closingDates.remove(record);
  }
  // After what hangs on them: a repeated run finds the rest through them.
  await writeInChunks(
    table,
    gone.map(({ id }) => accounts.remove(userId, id)),
  );
  await items.forgetOwner(userId, itemId);
};
