import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

type Prefix = { ':pk': string; ':prefix': string };

/**
 * Every record of a partition whose sort key has the prefix, in sort key order; follows every page.
 * Strongly consistent, so that a caller reads what it has just written.
 */
export const queryPrefix = async ({ client, name }: Table, prefix: Prefix): Promise<Record<string, unknown>[]> => {
  const pages = paginateQuery(
    { client },
    {
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: prefix,
      ConsistentRead: true,
    },
  );
  const records: Record<string, unknown>[] = [];
  for await (const page of pages) records.push(...(page.Items ?? []));
  return records;
};
