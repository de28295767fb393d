import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { keys, userIdOfKey } from './keys.ts';
import type { Table } from './table.ts';
import { tableDefinition } from './table-definition.ts';

/**
 * Whether another user has a record with this id. Asked only after a miss in the caller's own partition, to tell
 * another user's record (403) from none (404). The index follows writes within a moment, so it may still show what
 * the caller has just deleted.
 */
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
