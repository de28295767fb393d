import { accessAt, type PlanName, type Subscription } from '../access/subscription.ts';
import { type Offer, readOffers } from '../contract/web/plan.ts';
import { QuotaExceededError } from '../domain-errors.ts';
import { optionalSetting, variables } from '../platform/environment.ts';
import type { Instant } from '../time/instant.ts';

export const currentOffers = (): readonly Offer[] => readOffers(optionalSetting(variables.plans));

/** Connections that a plan allows, by the most generous of its offers; null: no limit, or the plan is not offered. */
export const mostConnections = (plan: string, offers: readonly Offer[]): number | null => {
  const limits = offers.filter((one) => one.plan === plan).map(({ max_connections: most }) => most);
  return limits.some((most) => most === null) || limits.length === 0 ? null : Math.max(...limits.map(Number));
};

/** The plan that bounds a user's connections: their own, and the free one once it has ended. */
const planAt = (subscription: Subscription | null, now: Instant): string =>
  subscription && accessAt(subscription, now) === 'granted' ? subscription.plan : 'free';

/** How many connections a user may have; null: no limit. */
export const connectionsAllowed = (subscription: Subscription | null, now: Instant): number | null =>
  mostConnections(planAt(subscription, now), currentOffers());

/** 403: each connected bank costs the operator money. */
export const tooManyConnections = (subscription: Subscription | null, now: Instant): QuotaExceededError => {
  const plan = planAt(subscription, now);
  const offers = currentOffers();
  const most = mostConnections(plan, offers) ?? 0;
  const name = offers.find((one) => one.plan === plan)?.name ?? plan;
  const banks = most === 1 ? '1 banco conectado' : `${most} bancos conectados`;
  return new QuotaExceededError(
    `O plano ${name} permite até ${banks}. Desconecte um banco ou mude de plano para conectar outro.`,
  );
};

/**
 * The operator's page of plans and payment, for this user; null where there is none. It contains the user's id, which is not a
 * credential: the page passes it to the payment provider, whose events identify the user by it.
 * @param chosen what the user wants to subscribe to
 */
export const plansLink = (userId: string, chosen?: { plan: PlanName; period: Offer['period'] }): string | null => {
  const address = optionalSetting(variables.plansUrl);
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  for (const [name, value] of Object.entries({ user: userId, ...chosen })) url.searchParams.set(name, value);
  return url.href;
};

/** Whether the payment provider is told of the end of an account. */
export const tellsProvider = (): boolean => optionalSetting(variables.billingEventsUrl) !== undefined;
