import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from './keys.ts';
import type { Table } from './table.ts';
import type { WriteItem } from './transact.ts';

/** For effects outside the table, which no condition can block: check after the effect. */
export const isErased = async ({ client, name }: Table, userId: string): Promise<boolean> => {
  const get = new GetCommand({ TableName: name, Key: keys.tombstone(userId), ConsistentRead: true });
  return (await client.send(get)).Item !== undefined;
};

/** Condition for every transaction that creates a user's record without a condition on another record of the user. */
export const unlessErased = ({ name }: Table, userId: string): WriteItem => ({
  ConditionCheck: { TableName: name, Key: keys.tombstone(userId), ConditionExpression: 'attribute_not_exists(pk)' },
});
