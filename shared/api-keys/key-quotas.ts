import { MOST_KEYS } from '../access/key-rules.ts';
import { quotaView } from '../access/quota/quota.ts';
import type { QuotaCounts } from '../access/quota/quota-counts.ts';
import type { Plan } from '../access/subscription.ts';

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
