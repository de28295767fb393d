import { paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys, userIdOfKey } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';

const named = z.object({ pk: z.string(), name: z.string() });

/** Every user's id and name. Reads the whole table: for operators, never for a request. */
export const listUsers = async ({ client, name }: Table): Promise<{ userId: string; name: string }[]> => {
  const pages = paginateScan(
    { client },
    {
      TableName: name,
      FilterExpression: 'sk = :profile',
      ExpressionAttributeValues: { ':profile': keys.profile('').sk },
    },
  );
  const users: { userId: string; name: string }[] = [];
  for await (const { Items = [] } of pages) {
    for (const record of Items.map((item) => named.parse(item))) {
      users.push({ userId: userIdOfKey(record.pk) ?? '', name: record.name });
    }
  }
  return users;
};
