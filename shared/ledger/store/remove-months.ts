import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { keys, ledgerPartOfKey } from '../../storage/keys.ts';
import type { Table } from '../../storage/table.ts';
import { writeAll } from '../../storage/transact.ts';

/** 50 parts of some 50 kB stay below a transaction's 4 MB. */
const PARTS_PER_TRANSACTION = 50;

const partKeys = async ({ client, name }: Table, userId: string): Promise<string[]> => {
  const pages = paginateQuery(
    { client },
    {
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: keys.ledgerOf(userId),
      ProjectionExpression: 'sk',
      ConsistentRead: true,
    },
  );
  const found: string[] = [];
  for await (const { Items = [] } of pages) found.push(...Items.map(({ sk }) => String(sk)));
  return found;
};

/** Deletes every ledger part of the accounts; may be repeated after it stopped half way. */
export const removeMonths = async (table: Table, userId: string, accountIds: readonly string[]): Promise<void> => {
  const unwanted = new Set(accountIds);
  const parts = (await partKeys(table, userId)).map(ledgerPartOfKey).filter(({ accountId }) => unwanted.has(accountId));
  for (let start = 0; start < parts.length; start += PARTS_PER_TRANSACTION) {
    const batch = parts.slice(start, start + PARTS_PER_TRANSACTION);
    await writeAll(
      table,
      batch.map(({ month, accountId, part }) => ({
        Delete: { TableName: table.name, Key: keys.ledgerPart(userId, month, accountId, part) },
      })),
    );
  }
};
