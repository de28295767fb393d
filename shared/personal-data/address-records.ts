import { accessStore } from '../access/access-store.ts';
import type { AddressHashes } from '../notifications/address-hashes.ts';
import { addressOn, CHANNELS } from '../notifications/recipient.ts';
import { addressHashOfKey, keys } from '../platform/table/keys.ts';
import { queryPartition, sortKeysOf } from '../platform/table/query.ts';
import type { Table } from '../platform/table/table.ts';

/** Suppression, last inbound message and last connection message, for present and former addresses. */
export const addressRecords = async (
  table: Table,
  userId: string,
  hashes: AddressHashes,
): Promise<Record<string, unknown>[]> => {
  const [{ profile }, former] = await Promise.all([
    accessStore(table).read(userId),
    sortKeysOf(table, keys.formerAddressesOf(userId)),
  ]);
  const present = CHANNELS.flatMap((channel) => {
    const address = profile && addressOn(channel, profile);
    return address ? hashes.all(channel, address) : [];
  });
  const known = [...new Set([...present, ...former.map(addressHashOfKey)])];
  return (await Promise.all(known.map((hash) => queryPartition(table, keys.ofAddress(hash))))).flat();
};

/** Hashes of addresses that `after` no longer contains. */
export const replacedAddresses = (
  before: { email: string | null; phone: string | null },
  after: { email: string | null; phone: string | null },
  hashes: AddressHashes,
): string[] =>
  CHANNELS.flatMap((channel) => {
    const [old, fresh] = [before, after].map((one) => addressOn(channel, { name: null, ...one }));
    if (!old) return [];
    const hash = hashes.current(channel, old);
    return fresh && hashes.current(channel, fresh) === hash ? [] : [hash];
  });
