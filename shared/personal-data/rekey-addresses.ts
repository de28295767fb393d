import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { accessStore } from '../access/access-store.ts';
import { addressOwners } from '../access/address-owners.ts';
import { listUsers } from '../access/migrate-keys.ts';
import type { AddressHashes } from '../notifications/address-hashes.ts';
import { emailClaim } from '../notifications/address-hashes.ts';
import { addressOn, CHANNELS } from '../notifications/recipient.ts';
import { ifConditionFailed } from '../platform/table/condition.ts';
import { keys } from '../platform/table/keys.ts';
import { queryPartition } from '../platform/table/query-pages.ts';
import type { Table } from '../platform/table/table.ts';
import { writeAll } from '../platform/table/transact.ts';

type Move = { from: string; to: string };

/** A record under the newest hash is newer and is not overwritten. */
const moveRecords = async (table: Table, { from, to }: Move): Promise<number> => {
  const { client, name: TableName } = table;
  const records = await queryPartition(table, keys.ofAddress(from));
  for (const record of records) {
    const { pk, sk } = record;
    // Suppression records have the hash in both keys.
    const Item = { ...record, pk: keys.ofAddress(to)[':pk'], sk: String(sk).replace(from, to) };
    const put = new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' });
    await client.send(put).then(() => undefined, ifConditionFailed(undefined));
    await client.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
  }
  return records.length;
};

/** In one transaction, so the address is never without its owner. */
const moveOwner = async (table: Table, userId: string, address: readonly string[]): Promise<number> => {
  const moves = await addressOwners(table).move(userId, address);
  if (moves.length === 0) return 0;
  const older = moves.filter(({ Delete }) => Delete).length;
  return (await writeAll(table, moves)).length === 0 ? older : 0;
};

/** Repeatable. Records of addresses without a user expire within a year, except a person's own stop, which is read under every key. @returns the number of moved records */
export const rekeyAddresses = async (table: Table, hashes: AddressHashes): Promise<number> => {
  let moved = 0;
  for (const { userId } of await listUsers(table)) {
    const { profile } = await accessStore(table).read(userId);
    for (const channel of CHANNELS) {
      const address = profile && addressOn(channel, profile);
      if (!address) continue;
      const to = hashes.current(channel, address);
      const older = hashes.all(channel, address).filter((hash) => hash !== to);
      for (const from of older) moved += await moveRecords(table, { from, to });
    }
    if (profile) moved += await moveOwner(table, userId, emailClaim(profile.email, hashes));
  }
  return moved;
};
