import { keys } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import type { WriteItem } from '../storage/transact.ts';

/** What a plan bounds: active reminders and active limits, counted apart. */
export type QuotaCounter = 'activeReminders' | 'activeLimits';

/** Quota as listings show it (specification, Quota object). */
export type QuotaView = {
  subscriptionType: string;
  currentCount: number;
  limit: number;
  canCreate: boolean;
  remaining: number;
};

/** A downgrade or a renewal may leave more in use than the plan has: then nothing remains (design 6). */
export const quotaView = (subscriptionType: string, currentCount: number, limit: number): QuotaView => ({
  subscriptionType,
  currentCount,
  limit,
  canCreate: currentCount < limit,
  remaining: Math.max(0, limit - currentCount),
});

type Counting = { table: Table; userId: string; counter: QuotaCounter };

const adding = ({ table, userId, counter }: Counting, change: number) => ({
  TableName: table.name,
  Key: keys.quota(userId),
  UpdateExpression: 'ADD #counter :change',
  ExpressionAttributeNames: { '#counter': counter },
  ExpressionAttributeValues: { ':change': change },
});

/**
 * Takes one of `limit`; the condition fails when none is left. Belongs in the transaction that makes the
 * record active: a count that is checked before would not hold under concurrency (design 6).
 */
const takeQuota = (counting: Counting, limit: number): WriteItem => {
  const update = adding(counting, 1);
  return {
    Update: {
      ...update,
      ConditionExpression: 'attribute_not_exists(#counter) OR #counter < :limit',
      ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':limit': limit },
    },
  };
};

/** Counts without a bound: -1 when a record stops being active, 1 when a renewal makes it active again. */
const countQuota = (counting: Counting, change: 1 | -1): WriteItem => ({ Update: adding(counting, change) });

/**
 * The write, if any, that a change of what a record uses (-1, 0 or 1) belongs with in one transaction.
 * @param limit how many the plan has; without it a record becomes active in any case (renewal)
 */
export const quotaChange = (counting: Counting, change: number, limit?: number): WriteItem[] => {
  if (change === 0) return [];
  if (change < 0) return [countQuota(counting, -1)];
  return [limit === undefined ? countQuota(counting, 1) : takeQuota(counting, limit)];
};

/** Portuguese message of the 403, naming plan and usage (specification, Errors). */
export const quotaExceededMessage = (plan: string, what: string, limit: number): string =>
  `O plano ${plan} permite até ${limit} ${what} e todos já estão em uso. Desative um deles ou mude de plano para criar outro.`;
