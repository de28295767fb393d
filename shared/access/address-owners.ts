import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';

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

/** Unique owners of e-mail addresses; every transaction that writes a profile includes these writes. */
export const addressOwners = ({ client, name: TableName }: Table) => {
  const ofUser = (userId: string) => ({
    ConditionExpression: 'attribute_not_exists(pk) OR userId = :user',
    ExpressionAttributeValues: { ':user': userId },
  });

  const ownerAt = async (hash: string): Promise<{ userId: string; hash: string }[]> => {
    const get = new GetCommand({ TableName, Key: keys.emailOwner(hash), ConsistentRead: true });
    const { Item } = await client.send(get);
    return Item ? [{ userId: owned.parse(Item).userId, hash }] : [];
  };

  const find = async (address: AddressClaim) => (await Promise.all(address.map(ownerAt))).flat();

  return {
    /** The owner, and under which hash; null if the address is free. */
    find: async (address: AddressClaim): Promise<{ userId: string; hash: string } | null> =>
      (await find(address))[0] ?? null,

    /** Conditions fail where another user has the address, also under an older key. */
    take: (userId: string, [newest, ...older]: AddressClaim): WriteItem[] =>
      newest === undefined
        ? []
        : [
            { Put: { TableName, Item: { ...keys.emailOwner(newest), userId }, ...ofUser(userId) } },
            ...older.map((hash) => ({
              ConditionCheck: { TableName, Key: keys.emailOwner(hash), ...ofUser(userId) },
            })),
          ],
    /** No write for an address that is not the user's. */
    async free(userId: string, address: AddressClaim): Promise<WriteItem[]> {
      const own = (await find(address)).filter((owner) => owner.userId === userId);
      return own.map(({ hash }) => ({ Delete: { TableName, Key: keys.emailOwner(hash), ...ofUser(userId) } }));
    },

    /** Its condition fails once the address has another owner, or none. */
    stillOwned: (userId: string, hash: string): WriteItem => ({
      ConditionCheck: {
        TableName,
        Key: keys.emailOwner(hash),
        ConditionExpression: 'userId = :user',
        ExpressionAttributeValues: { ':user': userId },
      },
    }),
  };
};
