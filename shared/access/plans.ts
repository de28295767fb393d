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
