import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { accessStore } from '../access/access-store.ts';
import type { AddressHashes } from '../notifications/address-hashes.ts';
import { addressOn, CHANNELS } from '../notifications/recipient.ts';
import { addressHashOfKey, idHashOfPasskey, keys } from '../platform/table/keys.ts';
import { queryPartition, sortKeysOf } from '../platform/table/query-pages.ts';
import { rateSubject } from '../platform/table/rate-counter.ts';
import type { Table } from '../platform/table/table.ts';
import { tableDefinition } from '../platform/table/table-definition.ts';

/** Hashes, under every key, of the user's present addresses, and the stored hashes of former ones. */
const knownHashes = async (table: Table, userId: string, hashes: AddressHashes): Promise<string[]> => {
  const [{ profile }, former] = await Promise.all([
    accessStore(table).read(userId),
    sortKeysOf(table, keys.formerAddressesOf(userId)),
  ]);
  const present = CHANNELS.flatMap((channel) => {
    const address = profile && addressOn(channel, profile);
    return address ? hashes.all(channel, address) : [];
  });
  return [...new Set([...present, ...former.map(addressHashOfKey)])];
};

type Found = Record<string, unknown>;

/** Sign-ins and proofs in progress. They expire after ten minutes; the index is eventually consistent. */
const entriesOf = async ({ client, name: TableName }: Table, subject: string): Promise<Found[]> => {
  const { name: IndexName, partitionKey } = tableDefinition.indexes.byId;
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName,
      IndexName,
      KeyConditionExpression: `${partitionKey} = :subject`,
      ExpressionAttributeValues: { ':subject': keys.id('ENTRY', subject) },
    }),
  );
  return Items.map(({ pk, sk }) => ({ pk, sk }));
};

/** The ownership records of this user's addresses. */
const ownRecord = async (table: Table, userId: string, hash: string): Promise<Found[]> =>
  (await queryPartition(table, keys.ownerOf(hash))).filter((record) => record.userId === userId);

/** Those that say whose a passkey is. One of an older release may have none, and its id be another account's. */
const claimsOf = async (table: Table, userId: string): Promise<Found[]> => {
  const { client, name: TableName } = table;
  const passkeys = await sortKeysOf(table, keys.passkeysOf(userId));
  const claims = passkeys.map(async (sortKey) => {
    const Key = keys.credential(idHashOfPasskey(sortKey));
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Item?.userId === userId ? Key : [];
  });
  return (await Promise.all(claims)).flat();
};

/** Other records under the user's addresses, or about the user outside their partition: owners, entries, rates, claims of passkeys. */
export const signInRecords = async (table: Table, userId: string, hashes: AddressHashes): Promise<Found[]> => {
  const known = await knownHashes(table, userId, hashes);
  const found = await Promise.all([
    claimsOf(table, userId),
    ...known.map((hash) => ownRecord(table, userId, hash)),
    ...[userId, ...known].flatMap((subject) => [
      entriesOf(table, subject),
      queryPartition(table, keys.ratesOf(rateSubject(subject))),
    ]),
  ]);
  return found.flat();
};

/** Suppression, last inbound message and last connection message, for present and former addresses. */
export const addressRecords = async (
  table: Table,
  userId: string,
  hashes: AddressHashes,
): Promise<Record<string, unknown>[]> => {
  const known = await knownHashes(table, userId, hashes);
  return (await Promise.all(known.map((hash) => queryPartition(table, keys.ofAddress(hash))))).flat();
};
