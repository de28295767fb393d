import { MOST_KEYS } from '../../shared/access/key-rules.ts';
import { type QuotaCounts, quotaCounts, quotasOf } from '../../shared/access/quota/quota-counts.ts';
import { accessAt, PLAN_NAMES, planOf } from '../../shared/access/subscription.ts';

import { currentOffers, mostConnections, plansLink, tellsProvider } from '../../shared/billing/offers.ts';
import { plan as operation } from '../../shared/contract/web/plan.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { connectionCount } from '../../shared/sync/connection-reader.ts';

type Services = { counts(userId: string): Promise<QuotaCounts>; connections(userId: string): Promise<number> };

/** What is offered, each plan once, in the operator's order; where nothing is, the plans with their quotas alone. */
const sold = (userId: string, own: string | null) => {
  const offers = currentOffers();
  const names = offers.length > 0 ? [...new Set(offers.map(({ plan }) => plan))] : PLAN_NAMES;
  return names.map((name) => {
    const { activeReminders, activeLimits } = planOf(name);
    const its = offers.filter((offer) => offer.plan === name);
    return {
      name,
      title: its[0]?.name ?? null,
      offers: its.map(({ price, period }) => ({ price, period, url: plansLink(userId, { plan: name, period }) })),
      features: its[0]?.features ?? [],
      max_connections: mostConnections(name, offers),
      paymentReminders: activeReminders,
      spendingLimits: activeLimits,
      apiKeys: MOST_KEYS,
      is_yours: name === own,
    };
  });
};

export const plan = async ({ caller, now }: WebRequestOf<typeof operation>, services: Services) => {
  const { userId, subscription } = caller;
  const [counts, connections] = await Promise.all([services.counts(userId), services.connections(userId)]);
  const name = subscription?.plan ?? 'free';
  const hasAccess = accessAt(subscription, now) === 'granted';
  return {
    body: {
      plan: name,
      subscription: {
        status: subscription?.status ?? 'none',
        until: subscription?.currentPeriodEnd ?? null,
        has_access: hasAccess,
      },
      // Whose keys were never counted has none, or only some from before: this caller shows a session.
      quotas: quotasOf(planOf(name), { ...counts, apiKeys: counts.apiKeys ?? 0 }),
      connections,
      plans: sold(userId, hasAccess ? name : null),
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
