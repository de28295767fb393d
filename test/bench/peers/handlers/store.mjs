// Shared by the peers' endpoints: the same two calls of the table as Saldo's get-balance, and the same checks.
import { createHash } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));

const accountSchema = z.object({
  id: z.string(),
  type: z.string(),
  subtype: z.string(),
  name: z.string(),
  balance: z.number(),
  currencyCode: z.string(),
});
const keySchema = z.object({ hash: z.string(), validUntil: z.string().nullish() });

const query = async (pk, prefix) => {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: process.env.TABLE_NAME,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
    }),
  );
  return Items;
};

export const headersSchema = z.object({ authorization: z.string().regex(/^Bearer sk-[0-9A-Za-z]{71}$/) });

/** The user whose active key it is; null for none. */
export const userOf = async (authorization) => {
  const key = authorization.slice('Bearer '.length);
  const userId = key.slice(3, 25);
  const hash = createHash('sha256').update(key).digest('hex');
  const records = await query(`USER#${userId}`, 'ACCESS#');
  const now = new Date().toISOString();
  const isActive = records
    .filter(({ sk }) => sk.startsWith('ACCESS#KEY#'))
    .map((record) => keySchema.parse(record))
    .some((record) => record.hash === hash && (record.validUntil ?? now) >= now);
  return isActive ? userId : null;
};

export const balanceOf = async (userId) => {
  const accounts = (await query(`USER#${userId}`, 'ACCOUNT#')).map((item) => accountSchema.parse(item));
  const banks = accounts.filter(({ type }) => type === 'BANK');
  const total = banks
    .filter(({ currencyCode }) => currencyCode === 'BRL')
    .reduce((sum, { balance }) => sum + balance, 0);
  return { success: true, data: { total_balance: total / 100, accounts: banks }, timestamp: new Date().toISOString() };
};
