import { paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

type Partition = { ':pk': string };
type Prefix = Partition & { ':prefix': string };
type Question = Pick<
  QueryCommandInput,
  'KeyConditionExpression' | 'ExpressionAttributeValues' | 'ProjectionExpression' | 'ConsistentRead'
>;

// Strongly consistent, so callers read their own writes.
const everyPage = async ({ client, name }: Table, question: Question): Promise<Record<string, unknown>[]> => {
  const pages = paginateQuery({ client }, { TableName: name, ConsistentRead: true, ...question });
  const records: Record<string, unknown>[] = [];
  for await (const { Items = [] } of pages) records.push(...Items);
  return records;
};

const withPrefix = (prefix: Prefix): Question => ({
  KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
  ExpressionAttributeValues: prefix,
});

/** @param ConsistentRead false: at half the read units */
export const queryPrefix = (table: Table, prefix: Prefix, ConsistentRead = true): Promise<Record<string, unknown>[]> =>
  everyPage(table, { ...withPrefix(prefix), ConsistentRead });

/** Both bounds included, in sort key order. */
export const queryBetween = (
  table: Table,
  between: Partition & { ':first': string; ':last': string },
): Promise<Record<string, unknown>[]> =>
  everyPage(table, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: between,
  });

export const sortKeysOf = async (table: Table, prefix: Prefix): Promise<string[]> => {
  const records = await everyPage(table, { ...withPrefix(prefix), ProjectionExpression: 'sk' });
  return records.map(({ sk }) => String(sk));
};

export const queryPartition = (table: Table, partition: Partition): Promise<Record<string, unknown>[]> =>
  everyPage(table, { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: partition });
