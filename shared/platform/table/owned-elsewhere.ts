import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from './keys.ts';
import type { Table } from './table.ts';
import { tableDefinition } from './table-definition.ts';
import { userIdOfKey } from './user-partition.ts';

/** Separates 403 from 404 after a miss in the caller's partition. The index may still list a record just deleted. */
export const isOwnedElsewhere = async (
  { client, name }: Table,
  userId: string,
  kind: Parameters<typeof keys.id>[0],
  id: string,
): Promise<boolean> => {
  const { name: IndexName, partitionKey } = tableDefinition.indexes.byId;
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      IndexName,
      KeyConditionExpression: `${partitionKey} = :id`,
      ExpressionAttributeValues: { ':id': keys.id(kind, id) },
    }),
  );
  return Items.some(({ pk }) => userIdOfKey(String(pk)) !== userId);
};
