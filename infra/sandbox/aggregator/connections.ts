import type { Instant } from '../../../shared/time/instant.ts';
import { type AccountEntry, type ItemEntry, itemEntrySchema } from '../fixture/item.ts';
import { FixtureError } from '../fixture/problem.ts';
import type { SectionSource } from '../http/ports.ts';
import type { Connection, Update } from './item-state.ts';

export type HeldAccount = { itemId: string; entry: AccountEntry };

/**
 * State of the aggregator: users by the fixture's label, their items, and running updates. Every change is written to the
 * journal, which is read at the start.
 */
export const connectionRegistry = (journal: SectionSource) => {
  const savedUsers = journal.section<{ clientUserId: string | null }>('sandbox.users');
  const savedConnections = journal.section<Connection>('sandbox.connections');
  const savedUpdates = journal.section<Update>('sandbox.updates');
  const users = new Map(savedUsers.entries());
  const updates = new Map(savedUpdates.entries());
  const connections = new Map<string, Connection>();
  const accounts = new Map<string, HeldAccount>();

  const hold = (connection: Connection): void => {
    const itemId = connection.entry.item.id;
    connections.set(itemId, connection);
    for (const entry of connection.entry.accounts) accounts.set(entry.account.id, { itemId, entry });
  };
  for (const [, saved] of savedConnections.entries()) hold({ ...saved, entry: itemEntrySchema.parse(saved.entry) });

  const add = (connection: Connection): void => {
    hold(connection);
    savedConnections.put(connection.entry.item.id, connection);
  };

  const remove = (itemId: string): boolean => {
    for (const { account } of connections.get(itemId)?.entry.accounts ?? []) accounts.delete(account.id);
    updates.delete(itemId);
    savedUpdates.delete(itemId);
    savedConnections.delete(itemId);
    return connections.delete(itemId);
  };

  const refuseForeign = (label: string, items: readonly ItemEntry[]): void => {
    for (const [i, { item, accounts: held }] of items.entries()) {
      const owner = connections.get(item.id)?.label ?? label;
      if (owner !== label) throw new FixtureError(`items[${i}].item.id: ${item.id} belongs to another user`);
      for (const [a, { account }] of held.entries()) {
        const holder = connections.get(accounts.get(account.id)?.itemId ?? '')?.label ?? label;
        if (holder !== label) throw new FixtureError(`items[${i}].accounts[${a}].account.id: belongs to another user`);
      }
    }
  };

  const itemsOf = (label: string): Connection[] => [...connections.values()].filter((held) => held.label === label);

  return {
    itemsOf,
    refuseForeign,
    hasUser: (label: string): boolean => users.has(label),
    /** Stores the user with exactly these items; throws FixtureError when an item or account belongs to another user. */
    putUser(label: string, clientUserId: string | null, items: readonly ItemEntry[], now: Instant): void {
      refuseForeign(label, items);
      users.set(label, { clientUserId });
      savedUsers.put(label, { clientUserId });
      for (const { entry } of itemsOf(label)) remove(entry.item.id);
      for (const entry of items) add({ label, clientUserId, addedAt: now, entry });
    },
    /** No longer lists the accounts that are closed. @returns the items that had one */
    closeAccounts(label: string, now: Instant): string[] {
      const closing = itemsOf(label).filter(({ entry }) => entry.accounts.some(({ isClosed }) => isClosed));
      for (const { entry, ...connection } of closing) {
        remove(entry.item.id);
        const accounts = entry.accounts.filter(({ isClosed }) => !isClosed);
        add({ ...connection, addedAt: now, entry: { ...entry, accounts } });
      }
      return closing.map(({ entry }) => entry.item.id);
    },
    clientUserIdOf: (label: string): string | null | undefined => users.get(label)?.clientUserId,
    add,
    remove,
    find: (itemId: string): Connection | undefined => connections.get(itemId),
    updateOf: (itemId: string): Update | null => updates.get(itemId) ?? null,
    startUpdate(itemId: string, update: Update): void {
      updates.set(itemId, update);
      savedUpdates.put(itemId, update);
    },
    account: (accountId: string): HeldAccount | undefined => accounts.get(accountId),
    accounts: (): IterableIterator<HeldAccount> => accounts.values(),
    all: (): IterableIterator<Connection> => connections.values(),
  };
};

export type Connections = ReturnType<typeof connectionRegistry>;
