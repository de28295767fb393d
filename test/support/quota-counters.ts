import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { QuotaCounter } from '../../shared/access/quota.ts';
import { keys } from '../../shared/storage/keys.ts';
import type { Table } from '../../shared/storage/table.ts';

const counters = z.object({ activeReminders: z._default(z.int(), 0), activeLimits: z._default(z.int(), 0) });

/** What the table counts for the user; the service itself only ever changes it under a condition. */
export const quotaCounters = async ({ client, name }: Table, userId: string): Promise<Record<QuotaCounter, number>> => {
  const get = new GetCommand({ TableName: name, Key: keys.quota(userId), ConsistentRead: true });
  const { Item } = await client.send(get);
  return counters.parse(Item ?? {});
};
