import { MOST_KEYS } from '../../shared/access/key-rules.ts';
import { type QuotaCounts, quotaCounts } from '../../shared/access/quota/quota-counts.ts';
import { accessAt, PLAN_NAMES, planOf } from '../../shared/access/subscription.ts';
import { quotasOf } from '../../shared/api-keys/key-quotas.ts';
import { plansLink, tellsProvider } from '../../shared/billing/plans-link.ts';
import { plan as operation } from '../../shared/contract/web/plan.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { connectionCount } from '../../shared/sync/connection-reader.ts';

type Services = { counts(userId: string): Promise<QuotaCounts>; connections(userId: string): Promise<number> };

const sold = () =>
  PLAN_NAMES.map((name) => {
    const { activeReminders, activeLimits } = planOf(name);
    return { name, paymentReminders: activeReminders, spendingLimits: activeLimits, apiKeys: MOST_KEYS };
  });

export const plan = async ({ caller, now }: WebRequestOf<typeof operation>, services: Services) => {
  const { userId, subscription } = caller;
  const [counts, connections] = await Promise.all([services.counts(userId), services.connections(userId)]);
  const name = subscription?.plan ?? 'free';
  return {
    body: {
      plan: name,
      subscription: {
        status: subscription?.status ?? 'none',
        until: subscription?.currentPeriodEnd ?? null,
        has_access: accessAt(subscription, now) === 'granted',
      },
      // Whose keys were never counted has none, or only some from before: this caller shows a session.
      quotas: quotasOf(planOf(name), { ...counts, apiKeys: counts.apiKeys ?? 0 }),
      connections,
      plans: sold(),
      plans_url: plansLink(userId),
      cancels_with_account: tellsProvider(),
    },
  };
};

export const endpoint = defineWebEndpoint(operation, plan, () => {
  const table = openTable();
  return {
    counts: quotaCounts(table),
    connections: connectionCount(table),
  };
});
export const handler = webHandler(endpoint);
