import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../../shared/platform/table/keys.ts';
import type { Table } from '../../shared/platform/table/table.ts';

const counters = z.object({
  activeReminders: z._default(z.int(), 0),
  activeLimits: z._default(z.int(), 0),
  reminders: z._default(z.int(), 0),
  limits: z._default(z.int(), 0),
});

/** What the table counts for the user; the service itself only ever changes it under a condition. */
export const quotaCounters = async ({ client, name }: Table, userId: string): Promise<z.output<typeof counters>> => {
  const get = new GetCommand({ TableName: name, Key: keys.quota(userId), ConsistentRead: true });
  const { Item } = await client.send(get);
  return counters.parse(Item ?? {});
};
