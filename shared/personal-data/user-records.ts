import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { keys } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';

/** Every record of the user's partition, strongly consistent. */
export const userRecords = async ({ client, name }: Table, userId: string): Promise<Record<string, unknown>[]> => {
  const pages = paginateQuery(
    { client },
    {
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: keys.everythingOf(userId),
      ConsistentRead: true,
    },
  );
  const records: Record<string, unknown>[] = [];
  for await (const { Items = [] } of pages) records.push(...Items);
  return records;
};
