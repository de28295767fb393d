import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../../platform/table/keys.ts';
import { stored } from '../../platform/table/stored.ts';
import type { Table } from '../../platform/table/table.ts';
import { MOST_KEYS } from '../key-rules.ts';
import type { Plan } from '../subscription.ts';
import { quotaView } from './quota.ts';

const count = () => z._default(stored.integer, 0);
const record = z.object({ activeReminders: count(), activeLimits: count(), apiKeys: z.optional(stored.integer) });

/** A user's number of records per bounded kind; `apiKeys` is absent when keys were never counted. */
export type QuotaCounts = z.output<typeof record>;

export const quotaCounts =
  ({ client, name: TableName }: Table) =>
  async (userId: string): Promise<QuotaCounts> => {
    const { Item } = await client.send(new GetCommand({ TableName, Key: keys.quota(userId), ConsistentRead: true }));
    return record.parse(Item ?? {});
  };

const viewOf = (plan: Plan, count: number, limit: number) => {
  const { subscriptionType: _, ...view } = quotaView(plan.name, count, limit);
  return view;
};

/** The plan's limits and their use. A user whose keys were never counted has at least the calling one. */
export const quotasOf = (plan: Plan, { activeReminders, activeLimits, apiKeys = 1 }: QuotaCounts) => ({
  paymentReminders: viewOf(plan, activeReminders, plan.activeReminders),
  spendingLimits: viewOf(plan, activeLimits, plan.activeLimits),
  apiKeys: viewOf(plan, apiKeys, MOST_KEYS),
});
