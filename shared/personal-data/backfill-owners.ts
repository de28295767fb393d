import { accessStore } from '../access/access-store.ts';
import { addressOwners } from '../access/address-owners.ts';
import { listUsers } from '../access/migrate-keys.ts';
import type { AddressHashes } from '../notifications/address-hashes.ts';
import { emailClaim } from '../notifications/address-hashes.ts';
import type { Table } from '../platform/table/table.ts';
import { writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';

/** `duplicates`: users whose address another one has; they cannot sign in until one of the two has another address. */
export type Backfilled = { owned: number; taken: number; duplicates: { userId: string; owner: string | null }[] };

/** Claims the address of every profile for its user, if it is free. Repeatable. */
export const backfillOwners = async (table: Table, hashes: AddressHashes): Promise<Backfilled> => {
  const owners = addressOwners(table);
  const done: Backfilled = { owned: 0, taken: 0, duplicates: [] };
  for (const { userId } of await listUsers(table)) {
    const { profile, erased } = await accessStore(table).read(userId);
    const address = erased ? [] : emailClaim(profile?.email ?? null, hashes);
    if (address.length === 0) continue;
    const before = await owners.find(address);
    if (before?.userId === userId) done.owned += 1;
    else if (
      before ||
      (await writeAll(table, [...owners.take(userId, address), unlessErased(table, userId)])).length > 0
    )
      done.duplicates.push({ userId, owner: (before ?? (await owners.find(address)))?.userId ?? null });
    else done.taken += 1;
  }
  return done;
};
