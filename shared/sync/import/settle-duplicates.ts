import type { Account } from '../../accounts/account.ts';
import type { AccountStore } from '../../accounts/account-store.ts';
import { groupBy } from '../../group-by.ts';
import type { LedgerReader } from '../../ledger/ledger-reader.ts';
import type { Transaction } from '../../ledger/transaction.ts';
import type { Table } from '../../platform/table/table.ts';
import { type WriteItem, writeAll } from '../../platform/table/transact.ts';
import type { IsoDate } from '../../time/calendar.ts';
import type { Item } from '../item.ts';
import type { ItemStore } from '../item-store.ts';
import { alikeAccounts, comparedFrom, duplicateChanges } from './connected-twice.ts';

type Parts = {
  table: Table;
  items: Pick<ItemStore, 'list' | 'markDuplicate'>;
  accounts: Pick<AccountStore, 'list' | 'markDuplicate'>;
  ledger: Pick<LedgerReader, 'freshRange'>;
};

/** By account id: the account that was linked first, null for an account that counts again. */
export type DuplicateChanges = ReadonlyMap<string, string | null>;
const NONE: DuplicateChanges = new Map();

/**
 * Which of a user's accounts begin or cease to be connected a second time. Reads nothing where no two connections have like accounts.
 * @param accounts of the user, those of an import under way as it will write them
 * @param pulled rows of an import under way, by account; the others are read
 */
export const changesOfDuplicates = async (
  { items, ledger }: Pick<Parts, 'items' | 'ledger'>,
  userId: string,
  {
    accounts,
    pulled,
    today,
  }: { accounts: readonly Account[]; pulled: ReadonlyMap<string, readonly Transaction[]>; today: IsoDate },
): Promise<DuplicateChanges> => {
  const alike = alikeAccounts(accounts);
  if (alike.length === 0) return NONE;
  const [connected, stored] = await Promise.all([
    items.list(userId),
    ledger.freshRange(userId, comparedFrom(today), today),
  ]);
  const linkedAt = new Map(connected.map((item) => [item.id, item.linkedAt]));
  const groups = alike.map((group) =>
    group.flatMap((account) => {
      const at = linkedAt.get(account.itemId);
      return at ? [{ account, linkedAt: at }] : [];
    }),
  );
  const rows = groupBy(stored, ({ accountId }) => accountId);
  return duplicateChanges(groups, (accountId) => pulled.get(accountId) ?? rows.get(accountId) ?? [], today);
};

export const withDuplicates = (accounts: readonly Account[], changes: DuplicateChanges): Account[] =>
  accounts.map((account) => {
    const of = changes.get(account.id);
    return of === undefined ? account : { ...account, duplicateOf: of ?? undefined };
  });

/** Of a connection with an account that is connected a second time, the connection of the first one. */
const firstConnection = ({ id }: Item, accounts: readonly Account[]): string | null => {
  const firsts = accounts.flatMap(({ itemId, duplicateOf }) => (itemId === id && duplicateOf ? duplicateOf : []));
  return accounts.find((account) => firsts.includes(account.id))?.itemId ?? null;
};

/**
 * After an import: of two that ran side by side neither saw the other's accounts. One transaction, so no two accounts are each other's
 * second one. @returns whether anything changed that counts
 */
export const settleDuplicates = async (parts: Parts, userId: string, today: IsoDate): Promise<boolean> => {
  const { table, items, accounts } = parts;
  const [all, connected] = await Promise.all([accounts.list(userId), items.list(userId)]);
  const changes = await changesOfDuplicates(parts, userId, { accounts: all, pulled: new Map(), today });
  const after = withDuplicates(all, changes);
  const writes: WriteItem[] = [
    ...[...changes].map(([accountId, of]) => accounts.markDuplicate(userId, accountId, of)),
    ...connected.flatMap((item) => {
      const first = firstConnection(item, after);
      return first === (item.duplicateOf ?? null) ? [] : [items.markDuplicate(item, first)];
    }),
  ];
  // A record that is gone meanwhile: its connection is being removed, and the next import finds what is left.
  if (writes.length > 0) await writeAll(table, writes);
  return changes.size > 0;
};
