import { type SubscriptionStore, subscriptionStore } from '../../shared/access/subscription-store.ts';
import { currentOffers } from '../../shared/billing/offers.ts';
import { freePlan as operation } from '../../shared/contract/web/plan.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { subscriptionActive } from '../../shared/runtime/web/web-refusals.ts';

type Services = { subscriptions: Pick<SubscriptionStore, 'begin'> };

const FREE = { plan: 'free', status: 'active', currentPeriodEnd: null } as const;

export const freePlan = async ({ caller, now }: WebRequestOf<typeof operation>, { subscriptions }: Services) => {
  const { userId, credential } = caller;
  const change = { userId, subscription: FREE, effectiveAt: now, eventId: null, by: credential.actor, now };
  const isOffered = currentOffers().some(({ plan }) => plan === FREE.plan);
  if (!(isOffered && (await subscriptions.begin(change)))) throw subscriptionActive();
  return { body: { plan: FREE.plan, subscription: { status: FREE.status, until: null, has_access: true } } };
};

export const endpoint = defineWebEndpoint(operation, freePlan, () => ({
  subscriptions: subscriptionStore(openTable()),
}));
export const handler = webHandler(endpoint);
