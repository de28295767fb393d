import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { accessStore } from '../access/access-store.ts';
import { addressHash } from '../notifications/bad-addresses.ts';
import { addressOn, CHANNELS } from '../notifications/recipient.ts';
import { keys } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';

/**
 * Keys of the records that tell of the user's e-mail address and phone number outside the user's partition: that a
 * vendor refused them, and when somebody last wrote from the number.
 */
export const addressKeys = async (table: Table, userId: string): Promise<{ pk: string; sk: string }[]> => {
  const { profile } = await accessStore(table).read(userId);
  return CHANNELS.flatMap((channel) => {
    const address = profile && addressOn(channel, profile);
    if (!address) return [];
    const hash = addressHash(channel, address);
    return [keys.address(hash), keys.inbound(hash)];
  });
};

/** Those of them that there are. */
export const addressRecords = async (table: Table, userId: string): Promise<Record<string, unknown>[]> => {
  const found = (await addressKeys(table, userId)).map(async (Key) => {
    const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }));
    return Item ? [Item] : [];
  });
  return (await Promise.all(found)).flat();
};
