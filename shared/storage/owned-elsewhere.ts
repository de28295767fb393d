import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from './keys.ts';
import type { Table } from './table.ts';
import { tableDefinition } from './table-definition.ts';

/**
 * Whether any user has a record with this id. Asked only after a miss in the caller's own partition, to tell
 * another user's record (403) from none (404). The index follows writes within a moment.
 */
export const isOwnedElsewhere = async (
  { client, name }: Table,
  kind: Parameters<typeof keys.id>[0],
  id: string,
): Promise<boolean> => {
  const { name: IndexName, partitionKey } = tableDefinition.indexes.byId;
  const { Count = 0 } = await client.send(
    new QueryCommand({
      TableName: name,
      IndexName,
      KeyConditionExpression: `${partitionKey} = :id`,
      ExpressionAttributeValues: { ':id': keys.id(kind, id) },
      Limit: 1,
    }),
  );
  return Count > 0;
};
