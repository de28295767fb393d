import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { WriteItem } from '../../platform/table/transact.ts';

/** The counters: active records, which a plan bounds, and all records. */
export const COUNTED_KINDS = {
  reminders: { active: 'activeReminders', total: 'reminders' },
  limits: { active: 'activeLimits', total: 'limits' },
} as const;
export type CountedKindName = keyof typeof COUNTED_KINDS;

/** Records of a kind that a user may keep, active or not: listings of all of them stay bounded. */
export const MOST_RECORDS = 500;

/** The counts of a user who has nothing. */
export const NO_RECORDS = { activeReminders: 0, activeLimits: 0, reminders: 0, limits: 0, apiKeys: 0 };

/** Quota as listings show it (RULES.md#quotas). */
export type QuotaView = {
  subscriptionType: string;
  currentCount: number;
  limit: number;
  canCreate: boolean;
  remaining: number;
};

/** After a downgrade or a renewal the use may exceed the plan: then `remaining` is 0. */
export const quotaView = (subscriptionType: string, currentCount: number, limit: number): QuotaView => ({
  subscriptionType,
  currentCount,
  limit,
  canCreate: currentCount < limit,
  remaining: Math.max(0, limit - currentCount),
});

type Counting = { table: Table; userId: string; kind: CountedKindName };

/** The change of the counters by a write: `active` and `total` by -1, 0 or 1; `limit`: the plan's maximum of active records. */
export type QuotaChange = { active: number; total: number; limit?: number | undefined };

const conditions = ({ active, total, limit }: QuotaChange): string[] => [
  // Also refuses where the total was never counted: `countRecords` does that.
  ...(total > 0 ? ['#total < :most', 'attribute_not_exists(erasedAt)'] : []),
  ...(total < 0 ? ['attribute_exists(#total)'] : []),
  ...(active > 0 && limit !== undefined ? ['(attribute_not_exists(#active) OR #active < :limit)'] : []),
];

/**
 * The write of the counters, if any, for the transaction of a record's change: a check of the count before the transaction
 * would be a race. Its condition fails when the quota is reached, for a user who is being erased,
 * and where records were made before totals were stored. Without `limit` a record becomes active in any case (renewal).
 */
export const quotaChange = ({ table, userId, kind }: Counting, change: QuotaChange): WriteItem[] => {
  const { active, total, limit } = change;
  if (active === 0 && total === 0) return [];
  const names = { '#active': COUNTED_KINDS[kind].active, '#total': COUNTED_KINDS[kind].total };
  const values = { ':active': active, ':total': total, ':most': MOST_RECORDS, ':limit': limit };
  const adding = [...(active === 0 ? [] : ['#active :active']), ...(total === 0 ? [] : ['#total :total'])].join(', ');
  const condition = conditions(change).join(' AND ');
  const used = (name: string) => new RegExp(`${name}\\b`).test(`${adding} ${condition}`);
  const only = (all: Record<string, unknown>) => Object.fromEntries(Object.entries(all).filter(([name]) => used(name)));
  return [
    {
      Update: {
        TableName: table.name,
        Key: keys.quota(userId),
        UpdateExpression: `ADD ${adding}`,
        ...(condition && { ConditionExpression: condition, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const }),
        ExpressionAttributeNames: Object.fromEntries(Object.entries(names).filter(([name]) => used(name))),
        ExpressionAttributeValues: only(values),
      },
    },
  ];
};

/** Portuguese message of the 403, naming plan and usage (RULES.md#quotas). */
export const quotaExceededMessage = (plan: string, what: string, limit: number): string =>
  `O plano ${plan} permite até ${limit} ${what} e todos já estão em uso. Desative um deles ou mude de plano para criar outro.`;

/** Portuguese message of the 403 for more records than a user may keep. @param what `lembretes` @param instead what to do */
export const tooManyRecordsMessage = (plan: string, what: string, instead: string): string =>
  `O plano ${plan} guarda até ${MOST_RECORDS} ${what}, contando os inativos, e todos já estão em uso. ${instead}`;
