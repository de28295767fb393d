import type { Instant } from '../time/instant.ts';

export const SUBSCRIPTION_STATUSES = ['active', 'canceled', 'expired'] as const;

/** A user's subscription; `currentPeriodEnd` is excluded from the period it ends. */
export type Subscription = {
  plan: string;
  status: (typeof SUBSCRIPTION_STATUSES)[number];
  currentPeriodEnd: Instant | null;
};

/** The access that a subscription gives at an instant (RULES.md#authentication). */
export type AccessDecision = 'granted' | 'no_subscription' | 'subscription_canceled';

/**
 * For an active subscription the status decides, not the date. A canceled one keeps access until its period ends;
 * one without a known end has none left. No subscription, or an expired one, gives none.
 */
export const accessAt = (subscription: Subscription | null, now: Instant): AccessDecision => {
  if (!subscription || subscription.status === 'expired') return 'no_subscription';
  if (subscription.status === 'active') return 'granted';
  const end = subscription.currentPeriodEnd;
  return end !== null && now < end ? 'granted' : 'subscription_canceled';
};

/** When a canceled plan ends; null: it goes on, has no known end, or there is none. */
export const canceledFrom = (subscription: Pick<Subscription, 'status' | 'currentPeriodEnd'> | null): Instant | null =>
  subscription?.status === 'canceled' ? subscription.currentPeriodEnd : null;

/** How many active records a plan allows (RULES.md#quotas). */
export type Plan = { name: PlanName; activeReminders: number; activeLimits: number };
export type PlanName = 'free' | 'basic' | 'pro' | 'premium';

const free: Plan = { name: 'free', activeReminders: 5, activeLimits: 3 };

const plans: Record<PlanName, Plan> = {
  free,
  basic: { name: 'basic', activeReminders: 5, activeLimits: 3 },
  pro: { name: 'pro', activeReminders: 10, activeLimits: 10 },
  premium: { name: 'premium', activeReminders: 30, activeLimits: 30 },
};

export const PLAN_NAMES = Object.keys(plans) as PlanName[];

/** The plan's allowance; unknown plans get the free plan's limits. */
export const planOf = (name: string): Plan => (Object.hasOwn(plans, name) ? plans[name as PlanName] : free);
