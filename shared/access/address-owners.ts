import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { readStored, stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { updateOf } from '../platform/table/update.ts';

/** Hashes of one e-mail address under every key in use, the newest first; empty without an address. */
export type AddressClaim = readonly string[];

/** Another user has the address. */
export class AddressTakenError extends Error {
  override readonly name = 'AddressTakenError';

  constructor() {
    super('The e-mail address belongs to another user');
  }
}

const owned = z.object({ userId: stored.text });
type Owner = z.output<typeof owned> & { hash: string };

/** Of an address that a user has, or had. It has nothing but its key; an update needs an attribute. */
export const formerAddress = (table: Table, userId: string, hash: string): WriteItem =>
  updateOf(table, keys.formerAddress(userId, hash), { set: { hash } });

/** Unique owners of e-mail addresses; every transaction that writes a profile includes these writes. */
export const addressOwners = (table: Table) => {
  const { client, name: TableName } = table;
  const ofUser = (userId: string) => ({
    ConditionExpression: 'attribute_not_exists(pk) OR userId = :user',
    ExpressionAttributeValues: { ':user': userId },
  });

  const ownerAt = async (hash: string): Promise<Owner[]> => {
    const get = new GetCommand({ TableName, Key: keys.emailOwner(hash), ConsistentRead: true });
    const { Item } = await client.send(get);
    return Item ? [{ ...readStored(owned, Item), hash }] : [];
  };

  const find = async (address: AddressClaim) => (await Promise.all(address.map(ownerAt))).flat();

  /** Its condition fails once the address has another owner, or none. */
  const stillOwned = (userId: string, hash: string): WriteItem => ({
    ConditionCheck: {
      TableName,
      Key: keys.emailOwner(hash),
      ConditionExpression: 'userId = :user',
      ExpressionAttributeValues: { ':user': userId },
    },
  });

  return {
    /** The owner, and under which hash; null if the address is free. */
    find: async (address: AddressClaim): Promise<Owner | null> => (await find(address))[0] ?? null,

    /** Conditions fail where another user has the address, also under an older key. */
    take: (userId: string, [newest, ...older]: AddressClaim): WriteItem[] =>
      newest === undefined
        ? []
        : [
            updateOf(table, keys.emailOwner(newest), {
              set: { userId },
              condition: 'attribute_not_exists(#pk) OR #userId = :userId',
            }),
            ...older.map((hash) => ({
              ConditionCheck: { TableName, Key: keys.emailOwner(hash), ...ofUser(userId) },
            })),
          ],
    /** No write for an address that is not the user's. */
    async free(userId: string, address: AddressClaim): Promise<WriteItem[]> {
      const own = (await find(address)).filter((owner) => owner.userId === userId);
      return own.map(({ hash }) => ({ Delete: { TableName, Key: keys.emailOwner(hash), ...ofUser(userId) } }));
    },

    /** From the record under an older hash to one under the newest, in one transaction; no writes where there is none under an older one. */
    async move(userId: string, [newest, ...older]: AddressClaim): Promise<WriteItem[]> {
      const own = (await find(older)).filter((owner) => owner.userId === userId);
      const [first] = own;
      if (newest === undefined || !first) return [];
      const { hash: _, ...owner } = first;
      const isThere = (await ownerAt(newest)).length > 0;
      const Item = { ...keys.emailOwner(newest), ...owner };
      const Put = { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' };
      return [
        isThere ? stillOwned(userId, newest) : { Put },
        ...own.map(({ hash }) => ({ Delete: { TableName, Key: keys.emailOwner(hash), ...ofUser(userId) } })),
      ];
    },

    stillOwned,
  };
};
